import type { Paragraph, Table, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { plainText } from "../plain-text";
import { box, type Transform } from "./transform";

const prefix = /^Table:\s+/;
/** A table with more columns scrolls sideways where the text column is too narrow for it. */
const MAX_FITTING_COLUMNS = 5;

/** A number, or a range of two: `5`, `−0.10`, `45 %`, `$120`, `7–30`, `1,000`. */
const numberPattern = /^[±+−-]?\$?\d[\d.,]*(?:–\d[\d.,]*)?\s?%?$/;
/** A cell without a number has one of these. */
const gapPattern = /^(?:[–—-]|n\/a)?$/;

/**
 * Makes each table a figure with a caption: the paragraph before it that begins with `Table:`, as in Pandoc. The first cell
 * of each row becomes the row's header. Every other cell has the name of its column in `data-label` and its content in a
 * `<span>`, because each row is a card on phones; columns of numbers get the class `figures`. If the caption begins with
 * `Picks`, the figure gets the class `picks` and its rows are cards on all screens.
 */
export const tables: Transform = (tree, report) => {
  visit<Table>(tree, "table", (node, index, parent) => {
    if (!parent) return undefined;
    // Alignment would become a style attribute, which the content security policy forbids.
    node.align = null;
    const before = parent.children[index - 1];
    const caption = before && isCaption(before) ? before : undefined;
    if (!caption) {
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
};

function figure(table: Table, caption: Paragraph | undefined): Node {
  const name = caption ? plainText(caption).replace(prefix, "") : "Table";
  const isPicks = name.startsWith("Picks");
  const isWide = !isPicks && (table.children[0]?.children.length ?? 0) > MAX_FITTING_COLUMNS;
  const content = isWide ? box("div", { role: "region", tabIndex: 0, ariaLabel: name }, [table]) : table;
  const figcaption = caption && box("figcaption", {}, withoutPrefix(caption));
  return box("figure", { className: isPicks ? ["table", "picks"] : ["table"] }, figcaption ? [figcaption, content] : [content]);
}

/** Marks the headers of rows and columns. Roles keep them headers where styles lay out the rows as cards. */
function markUp(table: Table): void {
  const [head, ...rows] = table.children;
  table.data = { ...table.data, hProperties: { role: "table" } };
  for (const row of table.children) row.data = { ...row.data, hProperties: { role: "row" } };
  head?.children.forEach((heading, column) => {
    const dataLabel = plainText(heading).trim();
    const cells = rows.flatMap(({ children }) => children[column] ?? []);
    const texts = cells.map((cell) => plainText(cell).trim());
    const isNumeric =
      texts.some((text) => numberPattern.test(text)) && texts.every((text) => numberPattern.test(text) || gapPattern.test(text));
    const className = isNumeric && column > 0 ? "figures" : undefined;
    heading.data = { ...heading.data, hProperties: { scope: "col", role: "columnheader", className } };
    cells.forEach((cell, row) => {
      const text = texts[row] ?? "";
      if (column === 0 && text !== "")
        // A number alone is no heading of a card: 'Week 3'.
        cell.data = { hName: "th", hProperties: { scope: "row", role: "rowheader", ...(/^\d/.test(text) && { dataLabel }) } };
      else {
        cell.data = { hProperties: { role: "cell", dataLabel, className } };
        cell.children = [box("span", {}, cell.children) as never];
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
