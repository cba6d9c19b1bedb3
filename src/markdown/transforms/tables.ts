import { visit } from "../visit";
import toString from "mdast-util-to-string";
import type { Paragraph, Table, Text } from "mdast";
import type { Node, Parent } from "unist";
import type { Transform } from "../transform";

const prefix = /^Table:\s+/;

/**
 * A table in a box of its own that scrolls on narrow screens, named by its caption.
 * The caption is the paragraph before it that begins with `Table:`, as Pandoc writes captions.
 */
export const tables: Transform = (tree, report) => {
  let count = 0;
  visit(tree, "table", (node: Table, index: number, parent: Parent) => {
    if (!parent || parent.type === "tableScroller") return undefined;
    count += 1;
    // Alignment would become a style attribute, which the content security policy forbids.
    node.align = null;
    const before = parent.children[index - 1];
    const caption = before && isCaption(before) ? before : undefined;
    if (!caption)
      report(
        node,
        "table-caption",
        "the table has no caption",
        "put a paragraph that begins with 'Table: ' and says what it shows right before it",
      );
    for (const cell of node.children[0]?.children ?? [])
      if (toString(cell).trim() === "")
        report(cell, "table-header", "a column of the table has no heading", "name what stands in it, in the table's first row");
    const id = `table-${count}`;
    const scroller = {
      type: "tableScroller",
      data: { hName: "div", hProperties: { role: "group", tabIndex: 0, ...(caption ? { ariaLabelledBy: [id] } : { ariaLabel: "Table" }) } },
      children: [node],
    };
    const figcaption = caption && {
      type: "tableCaption",
      data: { hName: "figcaption", hProperties: { id } },
      children: withoutPrefix(caption),
    };
    const box = {
      type: "tableBox",
      data: { hName: "figure", hProperties: { className: ["table"] } },
      children: figcaption ? [figcaption, scroller] : [scroller],
    };
    const start = caption ? index - 1 : index;
    parent.children.splice(start, index - start + 1, box as Node);
    return start + 1;
  });
};

function isCaption(node: Node): node is Paragraph {
  return node.type === "paragraph" && prefix.test(toString(node));
}

function withoutPrefix(caption: Paragraph): Paragraph["children"] {
  const [first, ...rest] = caption.children;
  return first?.type === "text" ? [{ ...first, value: first.value.replace(prefix, "") } satisfies Text, ...rest] : caption.children;
}
