import type { Table } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { findForbidden } from "../../site/characters";
import { isDirective } from "../directives/node";
import { plainText } from "../plain-text";
import type { Report, Transform } from "./transform";

const citeInstead = "cite a work with :ref{id=…}, or write it in the sentence";

/** What other programs read in a text and pages show as signs. A backslash before it says that the signs are meant. */
const foreignSyntax: readonly (readonly [name: string, pattern: RegExp, suggestion: string])[] = [
  ["a GitHub alert", /^\[!\w+\]/, "begin the quotation with **Do this tonight.** or **Evidence: mixed.**, or leave it out"],
  ["a footnote", /(?<!\\)(?:\[\^[^\]\s]+\]|\^\[)/, citeInstead],
  ["an attribute", /(?<!\\)\{(?::\s*)?[#.][a-z][^{}\n]*\}/i, "leave it out: headings get their ids from their words"],
  ["a shortcode", /(?<!\\)(?:\{\{[^]*?\}\}|\{%[^]*?%\})/, "leave it out, or use a directive"],
  ["a shortcode", /(?<!\\)\[(?:\/\w+|\w+(?:\s+\w+=["'“”][^\]]*)+)\]/, "leave it out, or use a directive"],
  ["a wiki link", /(?<!\\)\[\[[^\]\n]+\]\]/, "write [the words](/path/)"],
  ["a highlight", /(?<![\\=\w])==(?=[^\s=])[^=\n]+==(?!=)/, "write **the words**"],
  ["a subscript", /(?<![\\~])~[^~\s]+~(?!~)/, "write it in words, or with digits such as ₂"],
  ["a superscript", /(?<!\\)\^[^^\s]+\^/, "write it in words, or with digits such as ²"],
  ["a formula", /(?<!\\)\$\$[^$]+\$\$/, "write it in words"],
  ["a definition", /(?<=\n): \S+/, "write a list or a table"],
];

/**
 * Reports Markdown of other programs, which pages would show as signs or lose: footnotes, attributes, shortcodes and the like; a
 * row of a table with more cells than its header; a citation or a claim in a link; characters that no text may have.
 */
export const unsupported: Transform = (tree, report, source) => {
  const add = (node: Node, name: string, written: string, suggestion: string) =>
    report(node, "unsupported", `'${written.slice(0, 40)}' is ${name}, which pages do not have`, suggestion);
  visit(tree, (node) => {
    for (const { name } of decodedTexts(node).flatMap(findForbidden))
      report(node, "character", `the text contains the invisible character ${name}`, "delete it");
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "text")
      for (const [name, pattern, suggestion] of foreignSyntax) {
        const match = pattern.exec(written);
        if (match) add(nodeAfter(node, written.slice(0, match.index)), name, match[0], suggestion);
      }
    if (node.type === "footnoteReference" || node.type === "footnoteDefinition") add(node, "a footnote", written, citeInstead);
    if (node.type === "table") reportLongRows(node as Table, report);
    if (node.type === "link" || node.type === "linkReference") reportDirectives(node, report);
  });
};

/** Texts of a node in which entities such as `&#11;` are characters. */
function decodedTexts(node: Node): string[] {
  const { value, alt, title, url, attributes = {} } = node as Node & Readonly<Record<string, unknown>>;
  return [value, alt, title, url, ...Object.values(attributes ?? {})].filter((text) => typeof text === "string");
}

/** A node with a place behind some text of another one. */
function nodeAfter({ type, position }: Node, text: string): Node {
  const lines = text.split("\n");
  const { line = 1, column = 1 } = position?.start ?? {};
  const start = { line: line + lines.length - 1, column: (lines.length > 1 ? 1 : column) + (lines.at(-1) ?? "").length };
  return { type, position: { start, end: start } };
}

function reportLongRows({ children: [head, ...rows] }: Table, report: Report): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    const lost = row.children.slice(columns).map(plainText).join(" | ").trim();
    if (row.children.length > columns)
      report(
        row,
        "table-row",
        `the row has ${row.children.length} cells, the table's first row ${columns}: '${lost}' is not shown`,
        "give the first row a heading for it, or write \\| for a | in a cell",
      );
  }
}

function reportDirectives(link: Node, report: Report): void {
  visit(link, (node) => {
    if (isDirective(node))
      report(
        node,
        "link",
        `:${node.name} is in the link '${plainText(link).trim()}', and would be a link in a link`,
        "write it after the link",
      );
  });
}
