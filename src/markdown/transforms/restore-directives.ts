import { visit } from "../visit";
import type { Node, Parent } from "unist";
import { isDirective, text, type Directive } from "../directives/directive";
import type { Transform } from "../transform";

const ours = ["cta", "ref", "claim"];

/**
 * Directives that are not ours go back to what the author wrote: in `note:this` or `10:30pm` nobody meant a directive.
 * A block that opens and is not ours would swallow what follows it, so it is reported.
 */
export const restoreDirectives: Transform = (tree, report, source) => {
  visit(tree, isForeign, (node: Directive, index: number, parent: Parent) => {
    if (node.type === "containerDirective")
      report(node, "directive", `unknown block ':::${node.name}'`, "write the text without the colons");
    const restored: Node[] =
      node.type === "textDirective" ? asWritten(node, source) : [{ type: "paragraph", children: asWritten(node, source) } as Node];
    parent.children.splice(index, 1, ...restored);
    return index + restored.length;
  });
};

function isForeign(node: Node): node is Directive {
  return isDirective(node) && !ours.includes(node.name);
}

/** As it was written: its signs from the source, the nodes of its label between them. */
function asWritten(node: Directive, source: string): Node[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [text(source.slice(start, end))];
  return [text(source.slice(start, first)), ...node.children, text(source.slice(last, end))];
}
