import type { Definition, LinkReference, Table } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { findForbidden } from "../../site/characters";
import { isDirective } from "../directives/node";
import { plainText } from "../plain-text";
import type { ReportNode, Transform } from "./transform";

const citeInstead = "cite a work with :ref{id=…}, or write it in the sentence";

/** What other programs read in a text and pages show as signs. A backslash before it says that the signs are meant. */
const foreignSyntax: readonly (readonly [name: string, pattern: RegExp, suggestion: string])[] = [
  ["a GitHub alert", /^\[!\w+\]/g, "begin the quotation with **Do this tonight.** or **Evidence: mixed.**, or leave it out"],
  ["a footnote", /(?<!\\)(?:\[\^[^\]\s]+\]|\^\[)/g, citeInstead],
  [
    "an attribute",
    /(?<!\\|:\s*[a-z][\w-]*\s*)\{(?:: |:?[#.][a-z]|[a-z][\w-]*=)[^{}\n]*\}/gi,
    "leave it out: headings get their ids from their words",
  ],
  ["a shortcode", /(?<!\\)(?:\{\{[^]*?\}\}|\{%[^]*?%\})/g, "leave it out, or use a directive"],
  ["a shortcode", /(?<!\\)\[(?:\/\w+|\w+(?:\s+\w+=["'“”][^\]]*)+)\]/g, "leave it out, or use a directive"],
  ["a wiki link", /(?<!\\)\[\[[^\]\n]+\]\]/g, "write [the words](/path/)"],
  ["a highlight", /(?<![\\=\w])==(?=[^\s=])[^=\n]+==(?!=)/g, "write **the words**"],
  [
    "an emphasis that cannot be read",
    /(?<![\\*\p{L}\p{N}])\*\*(?!\*)[^*\n]+\*\*(?!\*)/gu,
    "leave no space inside the signs, and one outside of them",
  ],
  ["a subscript", /(?<![\\~])~[^~\s]+~(?!~)/g, "write it in words, or with digits such as ₂"],
  ["a superscript", /(?<!\\)\^[^^\s]+\^/g, "write it in words, or with digits such as ²"],
  ["a formula", /(?<!\\)\$\$[^$]+\$\$/g, "write it in words"],
  ["a formula", /(?<![\\$\w])\$(?:[a-z]|[a-z\\{][^$\n]*[\\^_=][^$\n]*)\$(?![\w$])/gi, "write it in words"],
  ["a formula", /\\\([^)\n]*[\\^_=][^)\n]*\\\)/g, "write it in words"],
  ["a formula", /\\(?:begin|end|frac|sqrt|text|cite|ref|pagebreak|newpage)\b/g, "write it in words, or leave it out"],
  ["a definition", /(?<=\n): \S+/g, "write a list or a table"],
  ["an abbreviation", /(?<=^|\n)\*\[[^\]\n]+\]:/g, "write the words in full where they stand first"],
  ["a box", /(?<=^|\n)(?:!!!|\?\?\?) ?\w+/g, "write a quotation that begins with **Do this tonight.**"],
  ["a table of contents", /(?<=^|\n)\[TOC\](?=$|\n)/gi, "leave it out: pages have their own"],
  ["an insertion", /(?<![\\+\w])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![+\w])/g, "write the words"],
  ["an emoji's name", /(?<![\\\w:]):(?:[a-z][a-z_]*[a-z]|[+-]1):(?![\w:])/g, "leave it out, or write the emoji itself"],
  ["a merge conflict", /(?<=^|\n)<{7} .*/g, "keep one of the two texts, without the lines of signs"],
  ["a heading without a space", /(?<=^|\n)#{2,6}[^\s#]+/g, "write a space behind the signs"],
  ["a list that cannot be read", /(?<=^|\n)[•◦▪‣●].*(?=\n[•◦▪‣●])/g, "begin each line with - and a space"],
  ["a link that cannot be read", /(?<!\\)\]\([^)\n]*\)?/g, "write [the words](https://…) without spaces in the address"],
  ["a link without its address", /(?<![\\\]])\[[^\]\n]+\]\[[^\]\n]*\]/g, "write [the words](https://…)"],
  ["a table that cannot be read", /(?<=^|\n)(?=.*-)(?=.*\|)[ :|-]{3,}(?=$|\n)/g, "give each row of the table as many cells"],
];

/** Without one of these signs, a text matches none of the patterns. */
const foreignSigns = /[[\]{}^$\\=*~:!?+<#|•◦▪‣●]/;

/**
 * Reports Markdown of other programs, which pages would show as signs or lose: footnotes, attributes, shortcodes and the like; a
 * row of a table with more cells than its header; a citation or a claim in a link; characters that no text may have.
 */
export const unsupported: Transform = (tree, report, source) => {
  const add = (node: Node, name: string, written: string, suggestion: string) =>
    report(node, "unsupported", `'${written.slice(0, 40)}' is ${name}, which pages do not have`, suggestion);
  const mayHaveEntities = source.includes("&");
  // Whoever reads the file sees those that are not written as entities.
  const inSource = new Set(findForbidden(source).map(({ name }) => name));
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "linkReference" || node.type === "imageReference") used.add((node as LinkReference).identifier);
  });
  visit(tree, (node) => {
    for (const { name } of mayHaveEntities ? decodedTexts(node).flatMap(findForbidden) : [])
      if (!inSource.has(name)) report(node, "character", `the text contains the character ${name}`, "delete it");
    // The parser of the CMS gives no position to texts beside some links without brackets.
    const { position, value = "" } = node as Node & { value?: string };
    const written = position ? source.slice(position.start.offset, position.end.offset) : value;
    if (node.type === "text" && foreignSigns.test(written))
      for (const [name, pattern, suggestion] of foreignSyntax)
        for (const { 0: match, index } of written.matchAll(pattern)) add(nodeAfter(node, written.slice(0, index)), name, match, suggestion);
    // The parser leaves those that it does not know.
    for (const { 0: match, index } of node.type === "text" ? written.matchAll(/(?<!\\)&[a-z]{3,}\d*;/gi) : [])
      if (value.includes(match)) add(nodeAfter(node, written.slice(0, index)), "an unknown character name", match, "write the character");
    // What follows the colon may look like a directive.
    const attribute = node.type === "text" && /(?<!\\)\{$/.test(written) && /^:[^{}\n]*\}/.exec(source.slice(node.position?.end.offset));
    if (attribute) add(nodeAfter(node, written.slice(0, -1)), "an attribute", `{${attribute[0]}`, "leave it out");
    if (node.type === "code" && /^(`{3,}|~{3,})/.test(written) && !/(?<=\n)[ >]*(`{3,}|~{3,})\s*$/.test(written))
      report(node, "unsupported", "the code block has no end, so all that follows is code", "write a line of ``` where it ends");
    const inPlace = "write [the words](https://…) where the link is, or delete it";
    if (node.type === "definition" && !used.has((node as Definition).identifier))
      report(node, "unsupported", `'${written.slice(0, 40)}' is the address of no link`, inPlace);
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

/** A node with the position behind some text of another one. */
function nodeAfter({ type, position }: Node, text: string): Node {
  const lines = text.split("\n");
  const { line = 1, column = 1 } = position?.start ?? {};
  const start = { line: line + lines.length - 1, column: (lines.length > 1 ? 1 : column) + (lines.at(-1) ?? "").length };
  return { type, position: { start, end: start } };
}

function reportLongRows({ children: [head, ...rows] }: Table, report: ReportNode): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    const lost = row.children.slice(columns).map(plainText).join(" | ").trim();
    const message = `the row has ${row.children.length} cells, the table's first row ${columns}: '${lost}' is not shown`;
    report(row, "table-row", message, "give the first row a heading for it, or write \\| for a | in a cell");
  }
}

function reportDirectives(link: Node, report: ReportNode): void {
  const words = plainText(link).trim();
  visit(link, (node) => {
    if (isDirective(node))
      report(node, "link", `:${node.name} is in the link '${words}', and would be a link in a link`, "write it after the link");
  });
}
