import type { Code, Definition, Link, LinkReference, List, Table, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { findForbidden, misread } from "../../site/characters";
import { findDirective } from "../directives/index";
import { isDirective } from "../directives/node";
import { plainText } from "../plain-text";
import type { ReportNode, Transform } from "./transform";

/** What people begin the lines of a list with where Markdown reads none: its own signs without a plain space, and others. */
const listSign = String.raw`(?:[·•◦▪‣●■□☐☑✓✔✅❌➤►→👉]|(?:[-*+–—]|\(?(?:\d+|[a-z]|[ivx]+)\)|\d+\.)(?=[^\S\n]|\p{L})|(?:[A-Za-z]|[ivx]+)\.(?=[^\S\n]))`;

const citeInstead = "cite a work with :ref{id=…}, or write it in the sentence";

const keepOne = "keep one of the two texts, without the lines of signs";

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
  ["a shortcode", /(?<!\\)\[(?:\/[\w-]+|[\w-]+(?:\s+[\w-]+=["'“”][^\]]*)+)\]/g, "leave it out, or use a directive"],
  ["a piece of code without an end", /(?<![\\`\p{L}\p{N}])`(?=[^\s`]).*/gu, "write ` behind it, or \\` for the sign"],
  ["a line of code", /(?<=^|\n)(?:import .+ from ["'].+["']|export const \w+ = ).*/g, "leave it out"],
  ["a comment", /%%[^%\n]+%%|(?<=^|\n)\[[a-z]{1,2}\](?=[A-Z])/g, "leave it out"],
  ["a misread character", misread, "write the character again"],
  ["a chat’s mark of its source", /【[^】\n]*†[^】\n]*】|\[cite(?:_start\]|: ?\d[\d, ]*\])|turn\d+search\d+/g, citeInstead],
  ["a wiki link", /(?<!\\)\[\[[^\]\n]+\]\]/g, "write [the words](/path/)"],
  ["a highlight", /(?<![\\=\w])==(?=[^\s=])[^=\n]+==(?!=)/g, "write **the words**"],
  [
    "an emphasis that cannot be read",
    /(?<![\\*])\*\*(?!\*)(?:[\s\p{P}][^*\n]*|[^*\n]*[\s\p{P}])\*\*(?!\*)|(?<![^\s("“‘'])\*\*(?=[^\s*]|$)[^\n]*|'{3}[^'\n]+'{3}|(?<![\\\w])__(?=\S)[^_\n]*\s__(?!\w)/gu,
    "write **words** with a space on each side, or \\*\\* for the signs",
  ],
  ["a subscript", /(?<![\\~])~[^~\s]+~(?!~)/g, "write it in words, or with digits such as ₂"],
  ["a superscript", /(?<!\\)\^[^^\s]+\^/g, "write it in words, or with digits such as ²"],
  ["a formula", /(?<!\\)\$\$[^$]+\$\$/g, "write it in words"],
  ["a formula", /(?<![\\$\w])\$(?:[a-z]|[a-z\\{][^$\n]*[\\^_=][^$\n]*)\$(?![\w$])/gi, "write it in words"],
  ["a formula", /\\\([^)\n]*[\\^_=][^)\n]*\\\)/g, "write it in words"],
  ["a formula", /\\(?:begin|end|frac|sqrt|text|cite|ref|pagebreak|newpage)\b/g, "write it in words, or leave it out"],
  ["a definition", /(?<=\n): \S+/g, "write a list or a table"],
  ["an abbreviation", /(?<=^|\n)\*\[[^\]\n]+\]:/g, "write the words in full where they stand first"],
  ["a box", /(?<=^|\n)(?:!!!|\?\?\?|:{3,}) ?\w+/g, "write a quotation that begins with **Do this tonight.**"],
  ["a table of contents", /(?<=^|\n)\[TOC\](?=$|\n)/gi, "leave it out: pages have their own"],
  ["an insertion", /(?<![\\+\w])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![+\w])/g, "write the words"],
  ["an emoji's name", /(?<![\\\w:]):(?:[a-z][a-z_]*[a-z]|[+-]1):(?![\w:])/g, "leave it out, or write the emoji itself"],
  ["a merge conflict", /(?<=^|\n)(?:<{7} .*|={7}(?=$|\n))/g, keepOne],
  ["a heading without a space", /(?<=^|\n)#{2,6}[^\s#]+/g, "write a space behind the signs"],
  ["a heading that cannot be read", /(?<=^|\n)(?:#{1,6}[^\S \t\n]|={2,6} |h[1-6]\. ).+/g, "begin it with ## and a plain space"],
  [
    "a list that cannot be read",
    new RegExp(String.raw`(?<=^|\n[ >]*)${listSign}.*(?:\n[ >]*${listSign}.*)+`, "gu"),
    "begin each line with - and a plain space, below an empty line",
  ],
  ["a task that cannot be read", /(?<=^|\n[ >]*)\[ ?[xX]? ?\][\s\p{L}].*/gu, "begin the line with - [ ] or - [x] and a space"],
  ["a line break where nothing follows", /(?<![\\:])\\$/g, "leave it out, or write two for the sign"],
  ["a line break of a program", /\\n(?=\\n|[ \t]*(?:[-*#>]|\d+\.) )/g, "begin a new line"],
  [
    "a link that cannot be read",
    /(?<!\\)\]\([^)\n]*\)?|\[[^\]\n]*[a-z]{4}[^\]\n]*\] \($|\)\[$/g,
    "write [the words](https://…) without spaces in the address",
  ],
  ["a link without its address", /(?<![\\\]])\[[^\]\n]+\]\[[^\]\n]*\]/g, "write [the words](https://…)"],
  [
    "a table that cannot be read",
    /(?<=^|\n[ >]*)(?:\|.*(?:\n[ >]*\|.*)+|(?=.*[-–—])(?=.*\|)[ :|–—-]{3,}(?=$|\n)|\+(?:[-=]+\+)+|[┌╔].*|[^\t\n]{2,}\t.*\n.*\t)/g,
    "write | between the cells, as many in each row, and | --- | in each cell of the second row",
  ],
];

/** Without one of these signs, a text matches none of the patterns. */
const foreignSigns = /[[\]{}_^$\\=*~:!?+<#|•◦▪‣●\n\t`%【┌╔ÂÃâ]|'''|turn\d|\bh\d\. |\bimport /;

/**
 * Reports Markdown of other programs, which pages would show as signs or lose: footnotes, attributes, shortcodes and the like; a
 * row of a table with more cells than its header, or that is none; a citation or a claim in a link; characters that no text may
 * have.
 */
export const unsupported: Transform = (tree, report, source) => {
  const add = (node: Node, name: string, written: string, suggestion: string) =>
    report(node, "unsupported", `'${/.{0,40}/.exec(written)?.[0]}' is ${name}, which pages do not have`, suggestion);
  const mayHaveEntities = source.includes("&");
  // Whoever reads the file sees those that are not written as entities.
  const inSource = new Set(findForbidden(source).map(({ name }) => name));
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "linkReference" || node.type === "imageReference") used.add((node as LinkReference).identifier);
  });
  visit(tree, (node, index, parent) => {
    for (const { name } of mayHaveEntities ? decodedTexts(node).flatMap(findForbidden) : [])
      if (!inSource.has(name)) report(node, "character", `the text contains the character ${name}`, "delete it");
    // The parser of the CMS gives no position to texts beside some links without brackets.
    const { position, value = "" } = node as Node & { value?: string };
    const written = position ? source.slice(position.start.offset, position.end.offset) : value;
    if (node.type === "text" && foreignSigns.test(written))
      for (const [name, pattern, suggestion] of foreignSyntax)
        for (const { 0: match, index } of written.matchAll(pattern)) add(nodeAfter(node, written.slice(0, index)), name, match, suggestion);
    for (const { 0: match, index } of node.type === "text" ? written.matchAll(misspelledCharacter) : [])
      if (value.includes(match)) add(nodeAfter(node, written.slice(0, index)), "an unknown character name", match, "write the character");
    // What follows the colon may look like a directive.
    const attribute = node.type === "text" && /(?<!\\)\{$/.test(written) && /^:[^{}\n]*\}/.exec(source.slice(node.position?.end.offset));
    if (attribute) add(nodeAfter(node, written.slice(0, -1)), "an attribute", `{${attribute[0]}`, "leave it out");
    if (node.type === "code") reportCode(node as Code, written, report);
    if (node.type === "heading" && /\n[ >]*-+\s*$/.test(written))
      add(node, "a heading without its signs", written, "begin it with ## and a space, or leave an empty line above the line below it");
    if (
      /^(?:emphasis|strong)$/.test(node.type) &&
      /\d$/.test(source.slice(0, position?.start.offset)) &&
      /^\d/.test(source.slice(position?.end.offset))
    )
      add(node, "an emphasis between digits", written, "write ×, or \\* for the sign");
    if (node.type === "blockquote" && /^>{7} /.test(written)) add(node, "a merge conflict", written, keepOne);
    const isInItem = node.type === "paragraph" && parent?.type === "listItem";
    for (const { 0: match, index } of isInItem ? written.matchAll(/(?<=\n)\*\*[^*\n]+\*\*(?=$|\n)/g) : []) {
      const message = `'${match.slice(0, 40)}' would be a part of the list above it`;
      report(nodeAfter(node, written.slice(0, index)), "unsupported", message, "leave an empty line between them");
    }
    const inPlace = "write [the words](https://…) where the link is, or delete it";
    if (node.type === "definition" && !used.has((node as Definition).identifier))
      report(node, "unsupported", `'${written.slice(0, 40)}' is the address of no link`, inPlace);
    if (node.type === "footnoteReference" || node.type === "footnoteDefinition") add(node, "a footnote", written, citeInstead);
    const { start = 0 } = node as List;
    if (node.type === "list" && Number(start) > 999)
      report(node, "unsupported", `'${start}.' begins a list, in which each number is one more`, `write ${start}\\. for a year`);
    if (/^(?:listItem|blockquote)$/.test(node.type) && (node as List).children.length === 0)
      report(node, "unsupported", `'${written}' has no words behind it`, "write them, or delete it");
    if (node.type === "table") reportRows(node as Table, report, source);
    if (node.type === "link" || node.type === "linkReference") reportDirectives(node, report);
    if (node.type === "link" && isCutShort(node as Link, parent?.children[index + 1]))
      add(node, "a link that cannot be read", plainText(node), "write [the words](https://…)");
  });
};

/** Names of characters that are not known, or have no semicolon. The parser leaves both. */
const misspelledCharacter =
  /(?<!\\)&(?:[a-z]{3,}\d*;|(?:nbsp|copy|reg|trade|amp|lt|gt|quot|apos|[mn]dash|[lr][sd]quo|hellip)(?![\w;=])|#\d{2,6}(?![\d;]))/gi;

/** Whether a link without brackets leaves out an underscore of its address, or has one of the emphasis or brackets around it. */
function isCutShort({ url, children }: Link, next: Node | undefined): boolean {
  const [words] = children;
  if (words?.type !== "text" || ![words.value, `mailto:${words.value}`].includes(url)) return false;
  return /^_|\)\[/.test(words.value) || (next?.type === "text" && (next as Text).value.startsWith("_"));
}

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

function reportCode(code: Code, written: string, report: ReportNode): void {
  const isFenced = /^(?:`{3,}|~{3,})/.test(written);
  if (isFenced && !/(?<=\n)[ >]*(`{3,}|~{3,})\s*$/.test(written))
    report(code, "unsupported", "the code block has no end, so all that follows is code", "write a line of ``` where it ends");
  // As from a word processor, where a paragraph begins so.
  if (!isFenced && /\p{L}+(?:,? \p{L}+){4}.*[.?!]|^::?\w+\{/mu.test(code.value)) {
    const suggestion = "delete them, or write lines of ``` around it";
    report(code, "unsupported", "the text is code, because it begins with four spaces or a tab", suggestion);
  }
  if (/^\W+(?:md|markdown)\b/.test(written))
    report(code, "unsupported", "pages would show the Markdown of the code block with its signs", "delete the lines of ``` around it");
}

function reportRows(table: Table, report: ReportNode, source: string): void {
  const [head, ...rows] = table.children;
  if (rows.length === 0)
    report(table, "table-row", "the table has only a first row, which is for its headings", "write the others below it");
  const columns = head?.children.length ?? 0;
  const text = rows.find(
    ({ position }) => columns > 1 && position && !source.slice(position.start.offset, position.end.offset).includes("|"),
  );
  if (text)
    report(text, "table-row", `'${plainText(text).slice(0, 40)}' would be a row of the table above it`, "leave an empty line between them");
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    const lost = row.children.slice(columns).map(plainText).join(" | ").trim();
    const message = `the row has ${row.children.length} cells, the table's first row ${columns}: '${lost}' is not shown`;
    report(row, "table-row", message, "give the first row a heading for it, or write \\| for a | in a cell");
  }
}

function reportDirectives(link: Node, report: ReportNode): void {
  const words = plainText(link).trim();
  visit(link, (node) => {
    if (isDirective(node) && node.name !== "offer" && findDirective(node.name))
      report(node, "link", `:${node.name} is in the link '${words}', and would be a link in a link`, "write it after the link");
  });
}
