import type { Ctx } from "@milkdown/kit/ctx";
import { Fragment, Slice, type Node, type ResolvedPos } from "@milkdown/kit/prose/model";
import { Plugin, TextSelection } from "@milkdown/kit/prose/state";
import { isInTable } from "@milkdown/kit/prose/tables";
import { markdownToSlice } from "@milkdown/kit/utils";
import type { EditorView } from "@milkdown/kit/prose/view";
import { markdownParagraph } from "../../../markdown/plain-to-markdown";
import { slugFromTitle } from "../../../site/slug-from-title";
import type { CmsStore } from "../cms-store";
import { findCollection } from "../collections";
import { ask, element } from "../ui/dialogs";
import { cleanHtml, removeInvisible } from "./clean-html";
import { act, toMarkdown, type TextEditorContext } from "./editor";
import { insertMarkdown } from "./insertions";
import { linkWords } from "./links";
import { cleanUrl } from "./page-decoration";

/** A picture of Markdown: its words may have lines, its address brackets. */
const IMAGE = String.raw`!\[(?:[^\]\n]|\n(?!\n))*\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^\]\n]*\])`;
/** With a link around it, as badges are, or as Obsidian and HTML write it. */
const PICTURE = new RegExp(String.raw`\[${IMAGE}\]\([^)\n]*\)|${IMAGE}|!\[\[[^\]\n]+\]\]|<img\b[^>]*>`, "g");

/**
 * What happens when something is copied, pasted or dropped: HTML is cleaned, plain text is Markdown, and a cell of a table gets one line.
 * Pictures of texts are entries of their own: a file gets its place, and the editor a link to its form.
 */
export function clipboardPlugin(ctx: Ctx, content: CmsStore): Plugin {
  return new Plugin({
    props: {
      // Several blocks are copied as Markdown, too: plain words would lose citations and lists. ProseMirror writes others.
      clipboardTextSerializer: ({ content }, { state }) =>
        isInTable(state) || (content.childCount === 1 && content.firstChild?.isTextblock)
          ? ""
          : toMarkdown(state.schema.topNodeType.create(null, content)),
      clipboardTextParser: (text, $context) => readText(text, $context, ctx),
      transformPastedHTML: cleanHtml,
      // Copied body cells replace cells; header cells do not fit there, so a table with a header becomes one line, too.
      transformPasted: (slice, { state }) => {
        const { $to } = state.selection;
        const { firstChild, childCount } = slice.content;
        // A heading is one line.
        if ($to.parent.type.name === "heading" && childCount === 1 && firstChild?.isTextblock) return asLine(slice);
        if (!isInTable(state)) return withOwnEdges(slice, $to);
        return firstChild?.firstChild?.type.name === "table_row" ? slice : asLine(slice);
      },
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
        const at = dataTransfer?.files.length ? view.posAtCoords({ left, top }) : null;
        if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
        return insertFiles({ ctx, view, content }, dataTransfer);
      },
      handlePaste: (view, event, slice) => {
        const data = event.clipboardData;
        const [html, text] = [data?.getData("text/html") ?? "", data?.getData("text/plain") ?? ""];
        const isCode = view.state.selection.$from.parent.type.name === "code_block";
        if (isCode) return slice.size === 0;
        // Programs also put a picture of a pasted text on the clipboard.
        if (html === "" && insertFiles({ ctx, view, content }, data)) return true;
        if (linkSelection(view, text.trim())) return true;
        const language = programmingLanguage(data?.getData("vscode-editor-data"));
        if (language && /\n./.test(text)) return view.pasteText(`\`\`\`${language}\n${text.trimEnd()}\n\`\`\``);
        if (html !== "" && isMarkdownSource(html, text)) return view.pasteText(text);
        // For a paste of nothing ProseMirror moves the focus for a moment: keys would be lost, or reach an editor that is gone.
        return slice.size === 0;
      },
    },
  });
}

/** A line that is pasted beside words is a part of their sentence, with its spaces and signs; in code it is code. */
function readText(text: string, $context: ResolvedPos, ctx: Ctx): Slice {
  const { schema } = $context.doc.type;
  const [code] = $context.marks().filter(({ type }) => type.name === "inlineCode");
  if (code) return new Slice(Fragment.from(schema.text(text.replace(/\s+/g, " "), [code])), 0, 0);
  const isLine = $context.parentOffset > 0 && !/[\r\n]/.test(text);
  const read = markdownToSlice(isLine ? markdownParagraph(cleanMarkdown(text).trim()) : cleanMarkdown(text))(ctx);
  // Addresses of links alone would be nothing.
  const slice = read.size > 0 || text.trim() === "" ? read : markdownToSlice(text.replaceAll("[", "\\["))(ctx);
  if (!isLine || slice.content.childCount > 1 || !slice.content.firstChild?.isTextblock) return slice;
  const space = (side: RegExp) => (side.test(text) ? [schema.text(" ")] : []);
  return new Slice(Fragment.from([...space(/^\s/), ...slice.content.firstChild.children, ...space(/\S\s$/)]), 0, 0);
}

/** Gives pictures their places in the text, and says where other files were dropped or pasted, which are not part of a text. */
function insertFiles(editor: TextEditorContext, data: DataTransfer | null): boolean {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return false;
  const ids: string[] = [];
  const blocks = files.map(({ name, type }) => {
    if (!type.startsWith("image/")) return "\\[Not pasted: a file]";
    const id = newPictureId(editor, name, ids);
    ids.push(id);
    return `::picture{id=${id}}`;
  });
  insertMarkdown(editor, blocks.join("\n\n"));
  if (ids.length > 0) void act(editor, () => linkToForms(ids));
  return true;
}

/** An id made from the name of a file, which no other picture has, here or elsewhere. */
function newPictureId({ content, view }: TextEditorContext, fileName: string, others: readonly string[]): string {
  const ids = new Set([...others, ...content.valuesOf("picture").map(({ id }) => id)]);
  const isTaken = (each: string) => ids.has(each) || view.dom.querySelector(`[data-attributes='{"id":"${each}"}']`) !== null;
  const name = slugFromTitle(fileName.replace(/\.\w+$/, "")) || "picture";
  let id = name;
  for (let number = 2; isTaken(id); number += 1) id = `${name}-${number}`;
  return id;
}

/** Leads to the forms of pictures that have none yet. */
async function linkToForms(ids: readonly string[]): Promise<void> {
  const toForm = (id: string) => `/admin/#/collections/${findCollection("picture")}/new?id=${id}`;
  const forms = ids.map((id) => element("li", {}, element("a", { href: toForm(id), target: "_blank" }, `Open the form of “${id}”`)));
  const advice = "In its form, choose the file, and say what it shows. Until that is saved, the check misses the picture.";
  await ask("A picture has its place here", [element("ul", {}, ...forms), element("p", {}, advice)], ["Back to the text"]);
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

/** The language of code that was copied in VS Code; undefined for texts, and of other programs. */
function programmingLanguage(data: string | undefined): string | undefined {
  const language = /"mode":"(\w+)"/.exec(data ?? "")?.[1];
  return language && /^(?:markdown|mdx|plaintext|html)$/.test(language) ? undefined : language;
}

/** Whether HTML only colors the lines of a Markdown file, as code editors copy it, or shows it as it is. */
function isMarkdownSource(html: string, text: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const hasStructure = body.querySelector(
    [
      "h1, h2, h3, h4, ul, ol, table, blockquote, a[href], code, pre:not(:only-child), img, [data-pm-slice], [data-directive]",
      "strong, em, b:not([style*='normal']), i, sup, sub, del, s, strike, [style*='line-through'], [style*='weight:700']",
      "[style*='align:su'], [style*='align: su']",
    ].join(", "),
  );
  // Of code, a comment or a list of YAML looks like Markdown.
  const isCode = body.querySelector("pre, [style*='monospace']") !== null && /[;{}]$/m.test(text);
  const signs = isCode
    ? /^```|\*\*\S.*\S\*\*|\[[^\]]+\]\([^)]+\)|:\w+\{id/m
    : /^(?:#{1,6} |\s*[-*+] |\d+[.)] |[•●◦▪‣]\s|> |```|\|.*\|)|\*\*\S|\[[^\]]+\]\([^)]+\)|:\w+\{/m;
  return !hasStructure && signs.test(text);
}

/** Markdown of chats, notes and mails as this site writes it; what is in code stays as it is. */
const cleanMarkdown = (markdown: string): string =>
  tabsToTable(markdown)
    .replace(/^(---|\+\+\+)\r?\n\w+ *[:=][^]*?\n\1\s*?\n/, "*\\[Not pasted: the fields of a file]*\n\n")
    .split(/(^[ \t>]*```[^]*?^[ \t>]*```|^[ \t>]*~~~[^]*?^[ \t>]*~~~|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : cleanProse(part)))
    .join("");

/** A table of lines with as many tabs each, as some programs copy cells; Excel quotes those with lines or quotes in them. */
function tabsToTable(text: string): string {
  const rows = text
    .replace(/(?<=^|[\t\n])"((?:[^"]|"")*(?:\n|"")(?:[^"]|"")*)"(?=[\t\r\n]|$)/g, (_, cell: string) =>
      cell.replace(/\s*\n\s*/g, " ").replaceAll('""', '"'),
    )
    .replace(/[\r\n]+$/, "")
    .split(/\r?\n/)
    .map((row) => row.replaceAll("|", "\\|").split("\t"));
  const width = rows[0]?.length ?? 0;
  // What stands before the first tab may be signs of a list.
  const isList = rows.every(([first = ""]) => /^\s*(?:[•●◦▪‣·o§–-]|\d+[.)])$/.test(first));
  const isTable = !isList && width > 1 && rows.length > 1 && rows.every(({ length }) => length === width) && rows.some(([first]) => first);
  if (!isTable) return text;
  const [head = "", ...others] = rows.map((cells) => `| ${cells.join(" | ")} |`);
  return [head, `|${" - |".repeat(width)}`, ...others].join("\n");
}

/** Markdown without what is only for programs or for other pages, and with containers as they are written. */
const cleanProse = (markdown: string): string =>
  removeInvisible(markdown)
    .replace(PICTURE, "*\\[Not pasted: a picture]*")
    // Remarks, links and tables of contents of wikis and Obsidian.
    .replace(/%%[^]+?%%/g, "*\\[Not pasted: a comment]*")
    .replace(/(?<!\\)\[\[(?! )(?:[^\]|\n]+\|)?([^\]|\n]+)(?<! )\]\]/g, "$1")
    .replace(/^\[TOC\]$/gim, "")
    // A footnote without its text; the lint finds others.
    .replace(/(?<!\\)\[\^([^\]\s]+)\](?!:)/g, (mark, id: string) => (markdown.includes(`[^${id}]:`) ? mark : ""))
    .replace(/(?<!\\)\^\[([^\]\n]+)\]/g, " ($1)")
    .replace(/https?:\/\/(?:[^\s<>()[\]"'`*|]|\([^\s<>()]*\))+(?<![.,;:!?])/g, cleanUrl)
    // Words and ranges that a line of a PDF file divides.
    .replace(/(?<=[/.]\S*-|\d[-–])\r?\n(?=[\p{Ll}\d])/gu, "")
    .replace(/(?<=\p{Ll})-\r?\n(?=\p{Ll})/gu, "")
    // Lines that begin with a tab, as paragraphs of manuscripts do, are no code; in lists they belong to an item.
    .replace(/^(?: {4,}|\t)(?=\p{L}+(?:,? \p{L}+){4})/gmu, (indent) => (/^\s*(?:[-*+]|\d+[.)])\s/m.test(markdown) ? indent : "\n"))
    // Lists of Apple's programs, whose signs stand between tabs.
    .replace(/^\t(\t*)(?=(?:[•●◦▪‣–-]|\d+[.)])\t)/gm, (_, more: string) => "    ".repeat(more.length))
    // A signature is no heading.
    .replace(/^(?=-- ?\r?$)/gm, "\n")
    .replace(/\u00A0|&nbsp;/g, " ")
    .replace(/(?<=\*\*[^*\n]*[\p{P}])\*\*(?=\p{L})/gu, "** ")
    .replace(/^( {0,3}):::/gm, "$1\\:::")
    // A line that begins with a year is no item of a list, and Markdown cannot count down.
    .replace(/^(\d{4,})(?=\. )/gm, "$1\\")
    .replace(/(?:^\d+[.)] .+\n*(?:^[ \t]+.*\n*)*){2,}/gm, keepCountdown)
    // Signs of lists of other programs, bold headings, line breaks and frames of HTML, and notes of GitHub.
    .replace(/^(\s*)(?:[•●◦▪‣·\uF0A7\uF0B7\uF0D8]\s+|[o§–-]\t)/gm, "$1* ")
    .replace(/^(#{1,6} +)\*\*(.+?)\*\*/gm, "$1$2")
    .replace(/^(\|.*)<br *\/?>/gm, "$1 ")
    .replace(/\s*<br *\/?>\s*/g, "\\\n")
    .replace(/^ {0,3}<\/?(?:aside|details|div|center)\b[^>\n]*>[ \t]*$/gm, "")
    .replace(
      /^( *>\s*)\[!(\w)(\w+)\][+-]?/gm,
      (_, start: string, first: string, rest: string) => `${start}**${first.toUpperCase()}${rest.toLowerCase()}:**`,
    )
    // Formulas of TeX; in a line, brackets with backslashes are brackets.
    .replace(/(?<=^|\s)\\\((.+?)\\\)/gm, "`$1`")
    .replace(/^([ \t>]*)\\\[\s*([^\]]+?)\s*\\\]$/gm, "$1`$2`");

/** Numbers that go down as words, in a list without numbers. */
function keepCountdown(list: string): string {
  const numbers = [...list.matchAll(/^\d+/gm)].map(Number);
  const isCountdown = numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0));
  return isCountdown ? list.replace(/^(\d+)([.)])/gm, "* $1\\$2") : list;
}

/**
 * Blocks that keep their kind: what begins with a list, a heading or a quotation does not end the paragraph before it, and what ends with
 * one, or with code, does not take in the words behind it.
 */
function withOwnEdges(slice: Slice, { depth, parent, parentOffset }: ResolvedPos): Slice {
  const { firstChild, lastChild, childCount } = slice.content;
  const isCode = parent.type.name !== "code_block" && firstChild?.type.name === "code_block" && firstChild.textContent.includes("\n");
  const isInline = lastChild?.type.name === "paragraph" || (childCount === 1 && lastChild?.isTextblock && !isCode);
  const isBeforeWords = depth === 1 && parentOffset < parent.content.size;
  const isSeveral = childCount > 1 || (firstChild?.isTextblock === false && firstChild.childCount > 1);
  const isOfLists = firstChild?.type.name === "blockquote" && !firstChild.firstChild?.isTextblock;
  const isOwn = depth === 1 && parentOffset > 0 && (isSeveral || isCode) && firstChild?.type.name !== "paragraph";
  return new Slice(slice.content, isOwn || isOfLists ? 0 : slice.openStart, isInline || !isBeforeWords ? slice.openEnd : 0);
}

/** All text of a slice in one line. */
function asLine(slice: Slice): Slice {
  const nodes: Node[] = [];
  slice.content.descendants((node) => {
    const { schema } = node.type;
    const isBlock = node.type.name === "leaf_directive";
    if (!node.isTextblock && !isBlock) return true;
    if (nodes.length > 0) nodes.push(schema.text(" "));
    if (isBlock) nodes.push(schema.text("[Not pasted: a button or a figure]"));
    node.forEach((child) => {
      if (child.type.name === "hardbreak") nodes.push(schema.text(" "));
      else nodes.push(child.text ? schema.text(child.text.replace(/\s*\n\s*/g, " "), child.marks) : child);
    });
    return false;
  });
  return nodes.length === 0 ? slice : new Slice(Fragment.from(nodes), 0, 0);
}
