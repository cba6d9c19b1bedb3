import { element } from "../ui/dialogs";
import { pastedLists } from "./pasted-lists";

const BLOCKS = "p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote";

/**
 * Pasted HTML of Word, Google Docs and web pages with what ProseMirror's schema does not know of: Word's lists and comments,
 * headings of other levels, tables with merged cells. What cannot be pasted is named where it was.
 */
export function cleanHtml(html: string): string {
  // Two line breaks are meant as a new paragraph.
  const source = html.replace(/&nbsp;|&#160;|\u00A0/g, " ").replace(/(?:<br[^>]*>\s*){2,}/gi, "</p><p>");
  const { body } = new DOMParser().parseFromString(source, "text/html");
  // Word's deleted words in a text with tracked changes are in `del`.
  for (const each of body.querySelectorAll("del, meta, link, xml, o\\:p, [style*='mso-element:comment-list']")) each.remove();
  for (const each of body.querySelectorAll(".MsoCommentReference")) each.replaceWith(" ", notPasted("a comment"));
  for (const each of body.querySelectorAll("sup, sub")) if (/^[\d+-]+$/.test(each.textContent)) each.textContent = smallDigits(each);
  for (const item of body.querySelectorAll("li[role='checkbox']")) {
    item.querySelector("img")?.remove();
    (item.querySelector("p") ?? item).prepend(item.getAttribute("aria-checked") === "true" ? "☑ " : "☐ ");
  }
  for (const each of body.querySelectorAll("iframe, object, embed, video, audio, form, img, svg, picture, canvas"))
    each.replaceWith(notPasted(each.matches("img, svg, picture, canvas") ? "a picture" : "an embedded part"));
  pastedLists(body);
  for (const each of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6, [role='heading']) :is(span, b, strong)"))
    each.replaceWith(...each.childNodes);
  rename(body, "h1, h2, p[role='heading']:is([aria-level='1'], [aria-level='2'])", "h2");
  rename(body, "h3, h4, h5, h6, p[role='heading']", "h3");
  rename(body, "p.MsoQuote, p.MsoIntenseQuote", "blockquote");
  for (const link of body.querySelectorAll("a"))
    if (!/^(?:https?:|mailto:|\/|#)/.test(link.getAttribute("href") ?? "")) link.replaceWith(...link.childNodes);
  // A line break beside a block, or at its edge, only makes room.
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
  for (const table of body.querySelectorAll("table")) cleanTable(table);
  return body.innerHTML;
}

/** The digits of an exponent such as that of 10² as characters of their own. */
function smallDigits({ tagName, textContent }: Element): string {
  const characters = tagName === "SUP" ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋";
  return textContent.replace(/./g, (each) => characters.charAt("0123456789+-".indexOf(each)));
}

const notPasted = (name: string): Element => element("em", {}, `[Not pasted: ${name}]`);

/** As many cells in each row, one line of text in each cell, and the caption above. */
function cleanTable(table: HTMLTableElement): void {
  const { caption } = table;
  if (caption) {
    table.before(caption);
    caption.prepend("Table: ");
    rename(table.parentElement ?? table, ":scope > caption", "p");
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("td, th")) {
    for (const part of cell.querySelectorAll("p + p, div + div, li + li, br")) part.before(part.matches("li") ? "; " : " ");
    for (const part of [...cell.querySelectorAll(`${BLOCKS}, tbody, tr, td, th, br`)].reverse()) part.replaceWith(...part.childNodes);
  }
  for (const cell of table.querySelectorAll<HTMLTableCellElement>("[rowspan], [colspan]")) spread(cell);
}

/** An empty cell for each place that a merged cell covers. */
function spread(cell: HTMLTableCellElement): void {
  const { colSpan, rowSpan, cellIndex } = cell;
  const empty = (count: number) => Array.from({ length: Math.min(count, 50) }, () => document.createElement(cell.tagName));
  let row = cell.parentElement?.nextElementSibling;
  cell.after(...empty(colSpan - 1));
  for (let below = 1; row && below < rowSpan; below += 1) {
    const after = row.children[cellIndex] ?? null;
    for (const each of empty(colSpan)) row.insertBefore(each, after);
    row = row.nextElementSibling;
  }
  cell.removeAttribute("colspan");
  cell.removeAttribute("rowspan");
}

/** Elements with another name and without attributes. */
function rename(body: HTMLElement, selector: string, name: keyof HTMLElementTagNameMap): void {
  for (const each of body.querySelectorAll(selector)) each.replaceWith(element(name, {}, ...each.childNodes));
}
