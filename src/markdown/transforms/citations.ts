import type { Node } from "unist";
import { visit } from "../visit";
import { isDirective, text, unknownAttributes, type Directive } from "../directives/directive";
import type { Transform } from "../transform";

const example = ":ref{id=ingendoh-2023}";

/**
 * Citations, a text directive: `:ref{id=ingendoh-2023}`. Numbered by first appearance, so that a work
 * cited twice keeps its number. Becomes `<cite-ref work number first>`, drawn as a link to the list below the article.
 */
export const citations: Transform = (tree, report) => {
  const numbers = new Map<string, number>();
  visit(tree, isRef, (node: Directive) => {
    const id = node.attributes?.["id"] ?? "";
    if (node.type !== "textDirective")
      report(node, "ref", "a citation must stand inside a sentence", `write ${example} with one colon, after the statement`);
    for (const key of unknownAttributes(node, ["id"])) report(node, "ref", `:ref has an unknown key '${key}'`, "known is id");
    if (id === "") report(node, "ref", ":ref has no id", `write ${example}`);
    if (node.type === "textDirective" && node.children.length > 0) report(node, "ref", ":ref has a text of its own", `write ${example}`);
    const first = !numbers.has(id);
    if (first) numbers.set(id, numbers.size + 1);
    const number = numbers.get(id) ?? 0;
    node.children = [text(`[${number}]`)];
    node.data = { hName: "cite-ref", hProperties: { work: id, number: String(number), ...(first ? { first: "first" } : {}) } };
  });
};

function isRef(node: Node): node is Directive {
  return isDirective(node) && node.name === "ref";
}

/** A citation in a text, with the id of its work. */
export const citation = /:ref\{(?:[^}\n]*?\s)?(?:id=["']?|#)([a-z0-9-]+)["']?[^}\n]*\}/g;

/**
 * Ids of the works that a Markdown text cites, in the order of their numbers.
 * Reads the text and not the tree, because every article's list is needed before any tree is made.
 */
export function citedWorks(markdown: string): string[] {
  return [...new Set(Array.from(markdown.matchAll(citation), (match) => match[1] ?? ""))];
}
