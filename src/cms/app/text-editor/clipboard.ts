import type { Ctx } from "@milkdown/kit/ctx";
import { Fragment, Slice, type Node } from "@milkdown/kit/prose/model";
import { Plugin } from "@milkdown/kit/prose/state";
import { isInTable } from "@milkdown/kit/prose/tables";
import { markdownToSlice } from "@milkdown/kit/utils";
import { cleanHtml } from "./clean-html";
import { insertMarkdown } from "./insertions";

const NOTE = "\\[Not pasted: a picture; put it into the field Picture]";

/**
 * Rules for what is copied and pasted: HTML is cleaned, plain text is Markdown, and a cell of a table gets one line. An
 * article has one picture, in a field of its own, so a picture in the text becomes a note that says so.
 */
export function clipboardRules(ctx: Ctx): Plugin {
  return new Plugin({
    props: {
      clipboardTextParser: (text) => markdownToSlice(text)(ctx),
      transformPastedHTML: cleanHtml,
      // Copied body cells replace cells; header cells do not fit there, so a table with a header becomes one line, too.
      transformPasted: (slice, { state }) =>
        isInTable(state) && slice.content.firstChild?.firstChild?.type.name !== "table_row" ? asLine(slice) : slice,
      handleDrop: (view, event) => {
        const hasPicture = isPicture(event.dataTransfer);
        if (hasPicture) insertMarkdown({ ctx, view }, NOTE);
        return hasPicture;
      },
      handlePaste: (view, event, slice) => {
        const data = event.clipboardData;
        // Programs also put a picture of a pasted text on the clipboard.
        const isNote = isPicture(data) && data?.getData("text/html") === "" && view.state.selection.$from.parent.type.name !== "code_block";
        if (isNote) insertMarkdown({ ctx, view }, NOTE);
        // For a paste of nothing ProseMirror moves the focus for a moment: keys would be lost, or reach an editor that is gone.
        return isNote || slice.size === 0;
      },
    },
  });
}

const isPicture = (data: DataTransfer | null): boolean => [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));

/** All text of a slice in one line. */
function asLine(slice: Slice): Slice {
  const nodes: Node[] = [];
  slice.content.descendants((node) => {
    if (!node.isTextblock) return true;
    if (nodes.length > 0) nodes.push(node.type.schema.text(" "));
    node.forEach((child) => nodes.push(child.type.name === "hardbreak" ? child.type.schema.text(" ") : child));
    return false;
  });
  return nodes.length === 0 ? slice : new Slice(Fragment.from(nodes), 0, 0);
}
