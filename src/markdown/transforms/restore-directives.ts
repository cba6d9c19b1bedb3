import { visit } from "../visit";
import type { Node, Parent } from "unist";
import { isDirective, text, type Directive } from "../directives";
import type { Transform } from "../transform";

const ours = ["cta", "ref"];

/**
 * Directives that are not ours go back to what the author wrote: in `note:this` or `10:30pm` nobody meant a directive.
 * A block that opens and is not ours would swallow what follows it, so it is reported.
 */
export const restoreDirectives: Transform = (tree, report) => {
  visit(tree, isForeign, (node: Directive, index: number, parent: Parent) => {
    if (node.type === "containerDirective")
      report(node, "directive", `unknown block ':::${node.name}'`, "write the text without the colons");
    const restored: Node[] = node.type === "textDirective" ? textOf(node) : [{ type: "paragraph", children: textOf(node) } as Node];
    parent.children.splice(index, 1, ...restored);
    return index + restored.length;
  });
};

function isForeign(node: Node): node is Directive {
  return isDirective(node) && !ours.includes(node.name);
}

function textOf(node: Directive): Node[] {
  const colons = node.type === "textDirective" ? ":" : node.type === "leafDirective" ? "::" : ":::";
  const written = Object.entries(node.attributes ?? {}).map(([key, value]) => (value === "" ? key : `${key}="${value}"`));
  const label = node.children.length > 0 ? [text("["), ...node.children, text("]")] : [];
  return [text(colons + node.name), ...label, ...(written.length > 0 ? [text(`{${written.join(" ")}}`)] : [])];
}
