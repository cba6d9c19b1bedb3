import { visit } from "../visit";
import type { Node, Parent } from "unist";
import type { Transform } from "../transform";

/** Raw HTML in Markdown never reaches a page: it is reported and taken out. */
export const noRawHtml: Transform = (tree, report) => {
  visit(tree, "html", (node: Node & { value: string }, index: number, parent: Parent) => {
    report(node, "raw-html", `raw HTML '${node.value.slice(0, 40)}'`, "use Markdown; HTML is not published");
    parent?.children.splice(index, 1);
    return index;
  });
};
