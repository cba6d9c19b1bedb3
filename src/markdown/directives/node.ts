import type { Node, Parent } from "unist";

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
