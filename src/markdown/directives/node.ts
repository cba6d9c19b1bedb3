import type { Node, Parent } from "unist";
import { textNode } from "../hast";

/** A node of remark-directive: `:name`, `::name` or `:::name`, with `{attributes}`. */
export interface DirectiveNode extends Parent {
  type: "textDirective" | "leafDirective" | "containerDirective";
  name: string;
  attributes?: Record<string, string>;
  data?: { hName?: string; hProperties?: Record<string, unknown> };
}

export function isDirective(node: Node): node is DirectiveNode {
  return node.type.endsWith("Directive");
}

/** A directive as the author wrote it: its signs from the source, with the nodes of its label between them. */
export function nodesAsWritten({ type, children, position }: DirectiveNode, source: string): Node[] {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const text = (from: number, to: number): Node => ({ ...textNode(source.slice(from, to)), ...(position ? { position } : {}) });
  const first = children[0]?.position?.start.offset;
  const last = children.at(-1)?.position?.end.offset;
  const nodes = first === undefined || last === undefined ? [text(start, end)] : [text(start, first), ...children, text(last, end)];
  return type === "textDirective" ? nodes : [{ type: "paragraph", children: nodes } as Parent];
}
