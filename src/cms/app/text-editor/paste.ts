import type { Ctx } from "@milkdown/kit/ctx";
import { parserCtx } from "@milkdown/kit/core";
import { Fragment, Slice, type Node } from "@milkdown/kit/prose/model";
import { Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { cleanHtml } from "./clean-html";
import { insertMarkdown } from "./insertions";

const NOTE = "\\[Not pasted: a picture; put it into the field Picture]";

/**
 * Rules for what is pasted: HTML is cleaned, plain text is read as Markdown, and a cell of a table gets one line. An article
 * has one picture, in a field of its own, so a picture in the text becomes a note that says so.
 */
export function pasteRules(ctx: Ctx): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanHtml,
      handleDrop: (view, event) => {
        const hasPicture = isPicture(event.dataTransfer);
        if (hasPicture) insertMarkdown(ctx, view, NOTE);
        return hasPicture;
      },
      handlePaste: (view, event, slice) => {
        // For a paste of nothing ProseMirror moves the focus for a moment: keys would be lost, or reach an editor that is gone.
        if (view.state.selection.$from.parent.type.spec.code) return slice.size === 0;
        const data = event.clipboardData;
        const html = data?.getData("text/html") ?? "";
        if (isPicture(data) && !hasText(html)) {
          insertMarkdown(ctx, view, NOTE);
          return true;
        }
        const text = (data?.getData("text/plain") ?? "").replace(/\r\n?/g, "\n");
        const pasted = html === "" || data?.types.includes("vscode-editor-data") ? asSlice(ctx, text) : slice;
        if (pasted.size === 0) return true;
        insert(view, isCell(view) && !holdsTable(pasted) ? asLine(pasted) : pasted);
        return true;
      },
    },
  });
}

const isPicture = (data: DataTransfer | null): boolean => [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));

/** Programs also put a picture of a pasted text on the clipboard; a browser puts only the element around a picture. */
function hasText(html: string): boolean {
  return (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
}

function asSlice(ctx: Ctx, markdown: string): Slice {
  const doc = ctx.get(parserCtx)(markdown);
  const only = doc.childCount === 1 ? doc.firstChild : null;
  // One paragraph joins the sentence at the cursor.
  return only?.type.name === "paragraph" ? new Slice(Fragment.from(only), 1, 1) : new Slice(doc.content, 0, 0);
}

function insert(view: EditorView, slice: Slice): void {
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true));
}

function isCell(view: EditorView): boolean {
  const { $from } = view.state.selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).some((name) =>
    /^table_(?:cell|header)$/.test(name),
  );
}

function holdsTable(slice: Slice): boolean {
  return slice.content.firstChild?.type.name === "table";
}

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
