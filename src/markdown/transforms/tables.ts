import type { Paragraph, Table, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { plainText } from "../plain-text";
import { box, type Transform } from "./transform";

const prefix = /^Table:\s+/;
/** Screen readers say it; others see a shadow at the edge. */
const scrolls = " (scrolls sideways on narrow screens)";

/** A number, or a range of two: `5`, `−0.10`, `45 %`, `$120`, `7–30`, `1,000`. */
const numberPattern = /^[±+−-]?\$?\d[\d.,]*(?:–\d[\d.,]*)?\s?%?$/;
/** A cell without a number has one of these. */
const gapPattern = /^(?:[–—-]|n\/a)?$/;

/**
 * Puts each table into a region that scrolls on narrow screens, named by its caption: the paragraph before it that begins
 * with `Table:`, as in Pandoc. The first cell of each row becomes the row's header; columns of numbers get the class
 * `figures`.
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
  const scroller = box("div", { role: "region", tabIndex: 0, ariaLabel: `${name}${scrolls}` }, [table]);
  const figcaption = caption && box("figcaption", {}, withoutPrefix(caption));
  return box("figure", { className: ["table"] }, figcaption ? [figcaption, scroller] : [scroller]);
}

/** Marks the headers of rows and columns, and the columns of numbers. */
function markUp({ children: [head, ...rows] }: Table): void {
  head?.children.forEach((heading, column) => {
    const cells = rows.flatMap(({ children }) => children[column] ?? []);
    const texts = cells.map((cell) => plainText(cell).trim());
    const isNumeric =
      texts.some((text) => numberPattern.test(text)) && texts.every((text) => numberPattern.test(text) || gapPattern.test(text));
    const look = isNumeric && column > 0 ? { className: ["figures"] } : {};
    heading.data = { ...heading.data, hProperties: { scope: "col", ...look } };
    for (const cell of cells)
      cell.data = column === 0 && plainText(cell).trim() !== "" ? { hName: "th", hProperties: { scope: "row" } } : { hProperties: look };
  });
}

function isCaption(node: Node): node is Paragraph {
  return node.type === "paragraph" && prefix.test(plainText(node));
}

function withoutPrefix(caption: Paragraph): Paragraph["children"] {
  const [first, ...rest] = caption.children;
  return first?.type === "text" ? [{ ...first, value: first.value.replace(prefix, "") } satisfies Text, ...rest] : caption.children;
}
