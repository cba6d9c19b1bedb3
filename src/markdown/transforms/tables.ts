import toString from "mdast-util-to-string";
import type { Paragraph, Table, Text } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { box, type Transform } from "./transform";

const prefix = /^Table:\s+/;

/**
 * Puts each table into a figure that scrolls on narrow screens, named by its caption: the paragraph before it that begins
 * with `Table:`, as in Pandoc.
 */
export const tables: Transform = (tree, report) => {
  let count = 0;
  visit<Table>(tree, "table", (node, index, parent) => {
    if (!parent) return undefined;
    count += 1;
    // Alignment would become a style attribute, which the content security policy forbids.
    node.align = null;
    const before = parent.children[index - 1];
    const caption = before && isCaption(before) ? before : undefined;
    if (!caption) {
      const suggestion = "put a paragraph that begins with 'Table: ' and says what it shows right before it";
      report(node, "table-caption", "the table has no caption", suggestion);
    }
    for (const cell of node.children[0]?.children ?? [])
      if (toString(cell).trim() === "")
        report(cell, "table-header", "a column of the table has no heading", "name its content in the table's first row");
    const start = caption ? index - 1 : index;
    parent.children.splice(start, index - start + 1, figure(node, caption, `table-${count}`));
    return start + 1;
  });
};

function figure(table: Table, caption: Paragraph | undefined, id: string): Node {
  const name = caption ? { ariaLabelledBy: [id] } : { ariaLabel: "Table" };
  const scroller = box("div", { role: "group", tabIndex: 0, ...name }, [table]);
  const figcaption = caption && box("figcaption", { id }, withoutPrefix(caption));
  return box("figure", { className: ["table"] }, figcaption ? [figcaption, scroller] : [scroller]);
}

function isCaption(node: Node): node is Paragraph {
  return node.type === "paragraph" && prefix.test(toString(node));
}

function withoutPrefix(caption: Paragraph): Paragraph["children"] {
  const [first, ...rest] = caption.children;
  return first?.type === "text" ? [{ ...first, value: first.value.replace(prefix, "") } satisfies Text, ...rest] : caption.children;
}
