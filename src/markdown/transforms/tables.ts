import type { Paragraph, Table, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { plainText } from "../plain-text";
import { htmlNode, type Transform } from "./transform";

const prefix = /^Table:\s+/;
/** A table with more columns has smaller type. */
const MAX_LARGE_COLUMNS = 5;
/** Characters that fit beside each other in the text column of a desk, and in the 288 pixels of the smallest phone. */
const DESK_CHARACTERS = 90;
const PHONE_CHARACTERS = 38;
/** A cell with more characters is prose; in a table that is too wide for a phone, one with more than a word or two is. */
const PROSE_CHARACTERS = 24;
const WORDS_CHARACTERS = 12;
/** What the padding of a column takes. */
const PADDING_CHARACTERS = 2;

/** A number, or a range of two: `5`, `−0.10`, `45 %`, `$120`, `7–30`, `1,000`. */
const numberPattern = /^[±+−-]?\$?\d[\d.,]*(?:–\d[\d.,]*)?\s?%?$/;
/** A cell without a number has one of these. */
const gapPattern = /^(?:[–—-]|n\/a)?$/;

/**
 * Makes each table a figure with a caption: the paragraph before it that begins with `Table:`, as in Pandoc. The first cell
 * of each row becomes the row's header. Every other cell has the name of its column in `data-label` and its content in a
 * `<span>`, for rows that are cards or a list: those of the class `prose` on phones, and those of the class `picks`, whose caption
 * begins with `Picks`. Columns of numbers get the class `numbers`, unless each is a single digit, which needs no alignment. A table
 * that does not fit is in an element that scrolls.
 */
export const tables: Transform = (tree, report) => {
  let lacksCaption = false;
  visit<Table>(tree, "table", (node, index, parent) => {
    if (!parent) return undefined;
    // Alignment would become a style attribute, which the content security policy forbids.
    node.align = null;
    const before = parent.children[index - 1];
    const caption = before && isCaption(before) ? before : undefined;
    if (!caption) {
      lacksCaption = true;
      const suggestion = "put a paragraph that begins with 'Table: ' and says what it shows right before it";
      report(node, "table-caption", "the table has no caption", suggestion);
    }
    for (const cell of node.children[0]?.children ?? [])
      if (plainText(cell).trim() === "")
        report(cell, "table-header", "a column of the table has no heading", "name its content in the table's first row");
    markUp(node);
    const start = caption ? index - 1 : index;
    parent.children.splice(start, index - start + 1, figure(node, caption));
    return start + 1;
  });
  // It may be that of a table further down.
  if (!lacksCaption)
    visit<Paragraph>(tree, "paragraph", (node) => {
      if (isCaption(node))
        report(node, "table-caption", "no table follows its caption", "write the table below it, or begin in other words");
    });
};

function figure(table: Table, caption: Paragraph | undefined): Node {
  const name = caption ? plainText(caption).replace(prefix, "") : "Table";
  const isPicks = name.startsWith("Picks");
  const columns = (table.children[0]?.children ?? []).map((_, column) =>
    table.children.map(({ children: cells }) => (cells[column] ? plainText(cells[column]).trim() : "")),
  );
  const characters = columns.reduce((sum, texts) => sum + longestWord(texts) + PADDING_CHARACTERS, 0);
  const longColumns = (limit: number) => columns.filter(([, ...cells]) => cells.some(({ length }) => length > limit)).length;
  // Prose in one column beside short texts is still a table that can be read on a phone, if it fits.
  const isProse = longColumns(characters > PHONE_CHARACTERS ? WORDS_CHARACTERS : PROSE_CHARACTERS) > 1;
  const scrolls = !isPicks && characters > (isProse ? DESK_CHARACTERS : PHONE_CHARACTERS);
  const content = scrolls ? htmlNode("div", { role: "region", tabIndex: 0, ariaLabel: name }, [table]) : table;
  const figcaption = caption && htmlNode("figcaption", {}, withoutPrefix(caption));
  const className = ["table", isPicks && "picks", !isPicks && isProse && "prose", columns.length > MAX_LARGE_COLUMNS && "dense"];
  return htmlNode("figure", { className: className.filter((name) => name !== false) }, figcaption ? [figcaption, content] : [content]);
}

const longestWord = (texts: readonly string[]): number =>
  Math.max(...texts.flatMap((text) => text.split(/[\s-]+/)).map(({ length }) => length));

/** Marks the headers of rows and columns. */
function markUp(table: Table): void {
  const [head, ...rows] = table.children;
  head?.children.forEach((heading, column) => {
    const dataLabel = plainText(heading).trim();
    const cells = rows.flatMap(({ children }) => children[column] ?? []);
    const texts = cells.map((cell) => plainText(cell).trim());
    const isNumeric =
      texts.some((text) => numberPattern.test(text) && text.length > 1) &&
      texts.every((text) => numberPattern.test(text) || gapPattern.test(text));
    const className = isNumeric && column > 0 ? "numbers" : undefined;
    heading.data = { ...heading.data, hProperties: { scope: "col", className } };
    cells.forEach((cell, row) => {
      const text = texts[row] ?? "";
      if (column === 0 && text !== "")
        // A number alone is no heading of a card: 'Week 3'.
        cell.data = { hName: "th", hProperties: { scope: "row", ...(/^\d/.test(text) && { dataLabel }) } };
      else {
        cell.data = { hProperties: { dataLabel, className } };
        cell.children = [htmlNode("span", {}, cell.children) as never];
      }
    });
  });
}

function isCaption(node: Node): node is Paragraph {
  return node.type === "paragraph" && prefix.test(plainText(node));
}

function withoutPrefix(caption: Paragraph): Paragraph["children"] {
  const [first, ...rest] = caption.children;
  return first?.type === "text" ? [{ ...first, value: first.value.replace(prefix, "") } satisfies Text, ...rest] : caption.children;
}
