import type { Ctx } from "@milkdown/kit/ctx";
import { parserCtx } from "@milkdown/kit/core";
import { Fragment, Slice, type Node } from "@milkdown/kit/prose/model";
import { Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { cleanHtml } from "./clean-html";
import { insertMarkdown } from "./insertions";

const NOTE = "*\\[Not pasted: a picture]*";

/**
 * Rules for what is pasted: HTML is cleaned, plain text is read as Markdown, and a cell of a table gets one line. The first
 * picture is offered to the form; if it does not take it, the text says so.
 */
export function pasteRules(ctx: Ctx, onPicture: (file: File) => Promise<boolean>): Plugin {
  let inHtml: File | undefined;
  const take = (dataUrl: string) => {
    if (inHtml) return false;
    inHtml = fileOf(dataUrl);
    return inHtml !== undefined;
  };
  const offer = (view: EditorView, file: File) =>
    void onPicture(file).then((isUsed) => {
      if (!isUsed && !view.isDestroyed) insertMarkdown(ctx, view, NOTE);
    });
  return new Plugin({
    props: {
      transformPastedHTML: (html) => {
        inHtml = undefined;
        return cleanHtml(html, take);
      },
      handleDrop: (view, event) => {
        const file = pictureIn(event.dataTransfer);
        if (file) offer(view, file);
        return file !== undefined;
      },
      handlePaste: (view, event, slice) => {
        // For a paste of nothing ProseMirror moves the focus for a moment: keys would be lost, or reach an editor that is gone.
        if (view.state.selection.$from.parent.type.spec.code) return slice.size === 0;
        const data = event.clipboardData;
        const html = data?.getData("text/html") ?? "";
        const picture = html === "" ? undefined : inHtml;
        inHtml = undefined;
        const only = picture ?? pictureIn(data);
        if (only && !hasText(html)) {
          offer(view, only);
          return true;
        }
        const text = (data?.getData("text/plain") ?? "").replace(/\r\n?/g, "\n");
        const pasted = html === "" || data?.types.includes("vscode-editor-data") ? asSlice(ctx, text) : slice;
        if (pasted.size === 0) return true;
        insert(view, isCell(view) && !holdsTable(pasted) ? asLine(pasted) : pasted);
        if (picture) offer(view, picture);
        return true;
      },
    },
  });
}

const pictureIn = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));

/** Programs also put a picture of a pasted text on the clipboard; a browser puts only the element around a picture. */
function hasText(html: string): boolean {
  return (new DOMParser().parseFromString(html, "text/html").body.textContent ?? "").trim() !== "";
}

/** A picture of a data URL; undefined if it is none. */
function fileOf(dataUrl: string): File | undefined {
  const [, type, base64 = ""] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(dataUrl) ?? [];
  if (type === undefined) return undefined;
  try {
    return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "pasted", { type });
  } catch {
    return undefined;
  }
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
