import type { Ctx } from "@milkdown/kit/ctx";
import { Fragment, Slice, type Node } from "@milkdown/kit/prose/model";
import { Plugin } from "@milkdown/kit/prose/state";
import { isInTable } from "@milkdown/kit/prose/tables";
import { markdownToSlice } from "@milkdown/kit/utils";
import type { EditorView } from "@milkdown/kit/prose/view";
import { cleanHtml, removeInvisible } from "./clean-html";
import type { TextEditorContext } from "./context";
import { insertMarkdown } from "./insertions";
import { linkWords } from "./links";
import { cleanUrl } from "./page-decoration";

const PICTURE = "[Not pasted: a picture; add it under Pictures, then insert it here]";
const FILE = "[Not pasted: a file]";

/**
 * Rules for what is copied and pasted: HTML is cleaned, plain text is Markdown, and a cell of a table gets one line. Pictures
 * of texts are entries of their own, so a picture in the text becomes a note that says so.
 */
export function clipboardRules(ctx: Ctx): Plugin {
  return new Plugin({
    props: {
      clipboardTextParser: (text) => markdownToSlice(withoutPictures(removeInvisible(text)))(ctx),
      transformPastedHTML: cleanHtml,
      // Copied body cells replace cells; header cells do not fit there, so a table with a header becomes one line, too.
      transformPasted: (slice, { state }) =>
        isInTable(state) && slice.content.firstChild?.firstChild?.type.name !== "table_row" ? asLine(slice) : slice,
      handleDrop: (view, { dataTransfer }) => insertNote({ ctx, view }, dataTransfer),
      handlePaste: (view, event, slice) => {
        const data = event.clipboardData;
        const [html, text] = [data?.getData("text/html") ?? "", data?.getData("text/plain") ?? ""];
        const isCode = view.state.selection.$from.parent.type.name === "code_block";
        if (isCode) return slice.size === 0;
        // Programs also put a picture of a pasted text on the clipboard.
        if (html === "" && insertNote({ ctx, view }, data)) return true;
        if (linkSelection(view, text.trim())) return true;
        if (html !== "" && isMarkdownSource(html, text)) return view.pasteText(text);
        // For a paste of nothing ProseMirror moves the focus for a moment: keys would be lost, or reach an editor that is gone.
        return slice.size === 0;
      },
    },
  });
}

/** Says where files were dropped or pasted that they are not part of a text. */
function insertNote(editor: Pick<TextEditorContext, "ctx" | "view">, data: DataTransfer | null): boolean {
  const [file] = data?.files ?? [];
  if (file) insertMarkdown(editor, `\\${file.type.startsWith("image/") ? PICTURE : FILE}`);
  return file !== undefined;
}

/** Makes a link of the selected words if a URL is pasted over them. */
function linkSelection({ state, dispatch }: EditorView, url: string): boolean {
  const { from, to, empty, $from, $to } = state.selection;
  const type = state.schema.marks["link"];
  if (empty || !type || !$from.sameParent($to) || !/^https?:\/\/\S+$/.test(url)) return false;
  const { tr } = state;
  linkWords(tr, from, to, type.create({ href: cleanUrl(url) }));
  dispatch(tr);
  return true;
}

/** Whether HTML only colours the lines of a Markdown file, as code editors copy it, or shows it as it is. */
function isMarkdownSource(html: string, text: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const hasStructure = body.querySelector(
    "h1, h2, h3, h4, ul, ol, table, blockquote, strong, em, a[href], code, img, [data-pm-slice], [data-directive]",
  );
  return !hasStructure && /^(?:#{1,6} |\s*[-*+] |\d+[.)] |> |```|\|.*\|)|\*\*\S|\[[^\]]+\]\([^)]+\)|:\w+\{/m.test(text);
}

/** Markdown with a note in the place of each picture. */
const withoutPictures = (markdown: string): string =>
  markdown.replace(/!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, "*\\[Not pasted: a picture]*");

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
