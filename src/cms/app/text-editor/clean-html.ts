import { element } from "../ui/dialogs";
import { pastedLists } from "./pasted-lists";
import { FORMULA_PICTURES, isEmoji, NOTE_MARKS, removeDecoration } from "./page-decoration";
import { BLOCKS, isBeforeWord, note, rename } from "./pasted-elements";
import { keepFormula, keepRaised, keepSymbols, readEmoji } from "./pasted-signs";

/** Items of to-do lists; done ones may be struck through. */
const TODO =
  "[role='checkbox'], [data-checked], [data-task-state], :is([data-list='checked'], [data-list='unchecked']), .task-list-item, .inline-task-list > li, [data-section-style='7'] li, [style*='--en-checked']";

/**
 * Pasted HTML of office programs, chats and web pages with what ProseMirror's schema does not know of: Word's lists and
 * comments, headings of other levels, tables with merged cells. What cannot be pasted is named where it was.
 */
export function cleanHtml(html: string): string {
  // What was copied in this editor is clean, and has its own buttons.
  if (html.includes("data-directive=")) return html;
  const parse = (text: string) => new DOMParser().parseFromString(text, "text/html");
  const { body: shown } = parse(html);
  // Posts and chats show the line feeds of their text.
  const lines =
    "[style*='pre-wrap'], [style*='pre-line'], [style*='break-spaces'], [style*='collapse: preserve'], [class*='whitespace-pre-']";
  for (const each of shown.querySelectorAll(lines)) each.innerHTML = each.innerHTML.replace(/\n(?=[^<>]*(?:<|$))/g, "<br>");
  // Two line breaks are meant as a new paragraph, outside of preformatted text; Slack has a name for it.
  const source = shown.innerHTML
    .replace(/&nbsp;|&#160;|\u00A0/g, " ")
    .replace(
      /(<pre[\s\S]*?<\/pre>)|(?:<br[^>]*>\s*){2,}|<span[^>]*paragraph-break[^>]*><\/span>/gi,
      (_, pre: string | undefined) => pre ?? "</p><p>",
    );
  const { body } = parse(removeInvisible(source));
  removeDecoration(body);
  keepMeaning(body);
  for (const each of body.querySelectorAll("picture, img, svg, canvas, [data-node-type='media']")) note(each, "a picture");
  // Notes of Apple have their tables in objects.
  for (const each of body.querySelectorAll("object:has(table)")) each.replaceWith(...each.childNodes);
  for (const each of body.querySelectorAll("iframe, object, embed, video, audio")) note(each, "an embedded part");
  pastedLists(body);
  for (const each of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6, [role='heading']) :is(span, b, strong, br, p, div)"))
    each.replaceWith(each.matches("br, p, div") ? " " : "", ...each.childNodes);
  for (const each of body.querySelectorAll(":is(li, td, th, blockquote) :is(h1, h2, h3, h4, h5, h6)"))
    each.replaceWith(element("p", {}, element("strong", {}, ...each.childNodes)));
  for (const each of body.querySelectorAll("h1, h2, h3, h4, h5, h6, li, pre")) if (!each.textContent.trim()) each.remove();
  rename(body, "h1, h2, :is(p, div)[role='heading']:is([aria-level='1'], [aria-level='2'])", "h2");
  rename(body, "h3, h4, h5, h6, :is(p, div)[role='heading']", "h3");
  rename(body, "p.MsoQuote, p.MsoIntenseQuote", "blockquote");
  removeLineBreaks(body);
  for (const table of body.querySelectorAll("table")) cleanTable(table);
  const isInline = !body.querySelector(BLOCKS);
  if (!isInline) gatherLooseWords(body);
  const cleaned = body.innerHTML.replace(NOTE_MARKS, "");
  // ProseMirror drops the spaces around words, unless they come from one of its editors.
  return isInline ? `<span data-pm-slice="0 0 []">${cleaned.replace(/\s+/g, " ")}</span>` : cleaned;
}

/** A text without characters that nobody sees, and without a chat's marks of its sources. Joiners stay: emoji and some scripts are made with them. */
export const removeInvisible = (text: string): string =>
  text
    .replace(/\uE200[^\uE201]*\uE201|【[^】]*†[^】]*】|:contentReference\[oaicite:\d+\]\{index=\d+\}|oai_citation:\d+‡/g, "")
    // Line separators of Apple's programs and PowerPoint, and letters of PDF files that no search finds.
    .replace(/[\v\f\u2028\u2029]/g, "\n")
    // The hyphen at the end of a line, as browsers copy it of a PDF file.
    .replaceAll("\u0002", "\uFFFE")
    .replace(/\uFFFE\s*/g, "")
    .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize("NFKC"))
    .normalize("NFC")
    .replace(
      /[\uFFFC\u00AD\u061C\u200B\u2060\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|&#(?:8203|x200b|173);|&(?:shy|ZeroWidthSpace);/gi,
      "",
    );

/** Writes as text what an element says that Markdown has no sign for. */
function keepMeaning(body: HTMLElement): void {
  // Word's deleted words in a text with tracked changes are in `del`.
  for (const each of body.querySelectorAll<HTMLElement>("del, s, strike, [style*='line-through'], [class*='TrackChangeTextDeletion']")) {
    if (each.matches("td, th")) each.replaceChildren();
    else if (!each.closest(TODO)) each.remove();
    else if (each.matches("del, s, strike")) each.replaceWith(...each.childNodes);
    else each.style.textDecoration = "";
  }
  for (const each of body.querySelectorAll<HTMLElement>("b, strong, i, em")) {
    const { fontWeight, fontStyle } = each.style;
    if (/^(?:normal|400)$/.test(each.matches("b, strong") ? fontWeight : fontStyle)) each.replaceWith(...each.childNodes);
  }
  for (const each of body.querySelectorAll(".MsoCommentReference")) note(each, "a comment");
  for (const each of body.querySelectorAll("[style*='amily']:not(:has(*), [style*='Ignore'], [style*='Ignore'] *)")) keepSymbols(each);
  for (const each of body.querySelectorAll("q")) each.replaceWith("“", ...each.childNodes, "”");
  for (const each of body.querySelectorAll("rp")) each.remove();
  for (const each of body.querySelectorAll("rt")) each.replaceWith("(", ...each.childNodes, ")");
  for (const each of body.querySelectorAll(".katex, mjx-container, .mwe-math-element, math")) if (body.contains(each)) keepFormula(each);
  for (const each of body.querySelectorAll<HTMLElement>("sup, sub, [style*='vertical-align']")) keepRaised(each);
  for (const each of body.querySelectorAll<HTMLImageElement>(FORMULA_PICTURES)) each.replaceWith(element("code", {}, each.alt));
  for (const each of body.querySelectorAll("img")) if (isEmoji(each.alt)) each.replaceWith(readEmoji(each));
  rename(body, "tt, samp", "code");
  const code = "[style*='--en-codeblock:true'], [style*='monospace'][style*='white-space: pre']:has(span + span)";
  rename(body, `code:has(br):not(pre code), table:has(.blob-code), ${code}`, "pre");
  for (const each of body.querySelectorAll<HTMLElement>("[data-node-type$='xpand']:not([data-title=''])"))
    each.prepend(element("summary", {}, each.dataset["title"] ?? ""));
  for (const each of body.querySelectorAll("summary:not(:has(h1, h2, h3, h4, h5, h6)), dt"))
    each.replaceChildren(element("strong", {}, ...each.childNodes));
  rename(body, "summary, dt, dd, figcaption:not(table ~ *), legend", "p");
  rename(body, "center, details, main, span[style*='display: block']:not(pre *)", "div");
  // A table that only makes room, as mails have them, or for numbers of lines beside code, inner ones first.
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    const isColumn = cells.length === table.rows.length && table.querySelector("h1, h2, h3, h4, ul, ol, p + p") !== null;
    if (cells.length === 1 || isColumn || table.matches("[role='presentation'], [role='none']"))
      table.replaceWith(...[table.caption ?? [], cells].flat().map((part) => element("div", {}, ...part.childNodes)));
  }
  for (const each of body.querySelectorAll("pre")) keepLines(each);
  for (const item of body.querySelectorAll<HTMLElement>("li, [data-task-state], :is(div, p):has(> input)")) keepState(item);
  // A cell or a label that is no item of a list.
  for (const box of body.querySelectorAll(":is(td, th, label) > [type='checkbox']"))
    box.replaceWith(box.matches("[checked]") ? "☑ " : "☐ ");
}

/** Preformatted text with its lines, without what a page shows around its code. */
function keepLines(pre: HTMLPreElement): void {
  const code = pre.querySelectorAll("code").length === 1 ? pre.querySelector("code") : null;
  const language = /\blanguage-(\w+)/.exec(`${code?.className} ${pre.className}`)?.[1] ?? pre.dataset["language"];
  removeLanguage(pre, language);
  const from = code ?? pre;
  for (const each of from.querySelectorAll("br")) each.replaceWith("\n");
  for (const line of from.querySelectorAll("div, li, p, tr"))
    if (line.nextElementSibling && !line.textContent.endsWith("\n")) line.append("\n");
  pre.replaceWith(element("pre", language ? { "data-language": language } : {}, element("code", {}, from.textContent.trimEnd())));
}

/** Words over code that are no language. */
const NOT_A_LANGUAGE = /^(?:output|input|result|before|after|good|bad|right|wrong|warning|note|example|tip)$/i;

/** Removes the name of a language that stands over a block of code. */
function removeLanguage(pre: Element, language = ""): void {
  let block = pre;
  while (!block.previousElementSibling && block.parentElement && block.parentElement !== pre.ownerDocument.body)
    block = block.parentElement;
  const label = block.previousElementSibling;
  const name = label?.textContent.trim() ?? "";
  const withoutSpace = (text = "") => text.replace(/\s/g, "");
  const frame = block.parentElement === pre.ownerDocument.body ? null : block.parentElement;
  const isFrame = withoutSpace(frame?.textContent) === withoutSpace(name + pre.textContent);
  const isName = name.toLowerCase() === language.toLowerCase() || (isFrame && /^[\w+#]{1,12}$/.test(name) && !NOT_A_LANGUAGE.test(name));
  if (isName && label?.matches("div, span")) label.remove();
}

/** An item of a to-do list with the sign of its state, which may be a box, an attribute, or written as in Markdown. */
function keepState(item: HTMLElement): void {
  const isBox = ":is([type='checkbox'], [class*='checkbox'])";
  const box = item.querySelector(`:scope > ${isBox}, :scope > :is(p, label, div, span) > ${isBox}:first-child`);
  box?.remove();
  const blocks = [":scope > :is(p, label), :scope > div > p", ":scope > div"].flatMap((each) => [...item.querySelectorAll(each)]);
  const words = blocks.find(({ textContent }) => textContent.trim()) ?? item;
  const first = words.firstChild;
  const written = first instanceof Text ? /^\s*\[[ xX]\]\s+/.exec(first.data)?.[0] : undefined;
  if (!box && written === undefined && !item.matches(TODO)) return;
  if (first instanceof Text) first.data = first.data.slice(written?.length);
  const states = ["aria-checked", "data-checked", "data-list", "data-task-state"].map((name) => item.getAttribute(name) ?? "");
  const isDone =
    states.some((state) => /^(?:true|checked|done)$/i.test(state)) ||
    /x/i.test(written ?? "") ||
    item.matches(".checked, [style*='--en-checked:true']") ||
    box?.matches("[checked], [class*='-on'], [class*='checked']:not([class*='unchecked'])");
  for (const each of item.querySelectorAll(":scope > :is(img, label)")) if (!each.textContent.trim()) each.remove();
  words.prepend(isDone ? "☑ " : "☐ ");
}

/** Removes line breaks that only make room: beside a block, or at its edge. */
function removeLineBreaks(body: HTMLElement): void {
  const isEdge = (node: Node | null) => !node || (node instanceof Element && node.matches(BLOCKS));
  for (const each of body.querySelectorAll("br")) {
    // At the edge of words that are bold, it belongs outside of them.
    for (let parent = each.parentElement; parent && !parent.matches(`${BLOCKS}, body, td, th`); parent = each.parentElement) {
      if (each.previousSibling && each.nextSibling) break;
      if (each.nextSibling) parent.before(each);
      else parent.after(each);
      if (!parent.hasChildNodes()) parent.remove();
    }
    if (isEdge(each.previousSibling) || isEdge(each.nextSibling)) each.remove();
  }
}

/** As many cells in each row, one line of text in each cell, and the caption above. */
function cleanTable(table: HTMLTableElement): void {
  const { rows } = table;
  const caption = table.caption ?? table.parentElement?.querySelector(":scope > figcaption");
  if (caption) {
    table.before(element("p", {}, "Table: ", ...caption.childNodes));
    caption.remove();
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("td, th")) {
    for (const part of [...cell.querySelectorAll(`${BLOCKS}, caption, tbody, tr, td, th, br`)].reverse())
      part.replaceWith(part.matches("li + li") ? "; " : " ", ...part.childNodes, isBeforeWord(part) ? " " : "");
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("[colspan]")) spreadAside(cell);
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("[rowspan]")) spreadDown(cell);
  // The first row has the headings here, in all of its cells; a row alone gets empty ones. A foot may be written before the rows.
  rename(table, "th", "td");
  const [first] = rows;
  if (first && rows.length > 1) rename(first, "td", "th");
  else first?.before(element("tr", {}, ...Array.from(first.cells, () => element("th", {}))));
  table.replaceChildren(...rows);
}

/** An empty cell for each place that a merged cell covers, first beside it, then below all of them. */
function spreadAside(cell: HTMLTableCellElement): void {
  const { rowSpan } = cell;
  const empty = () => Object.assign(document.createElement(cell.tagName), { rowSpan });
  cell.after(...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, empty));
  cell.removeAttribute("colspan");
}

function spreadDown(cell: HTMLTableCellElement): void {
  let row = cell.parentElement?.nextElementSibling;
  for (let below = 1; row && below < cell.rowSpan; below += 1) {
    row.insertBefore(document.createElement(cell.tagName), row.children[cell.cellIndex] ?? null);
    row = row.nextElementSibling;
  }
  cell.removeAttribute("rowspan");
}

/** Makes paragraphs of words beside blocks: ProseMirror drops spaces between loose ones. */
function gatherLooseWords(body: HTMLElement): void {
  let paragraph: HTMLElement | undefined;
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS))) paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (node.textContent?.trim()) {
      paragraph = element("p", {});
      node.replaceWith(paragraph);
      paragraph.append(node);
    }
  }
}
