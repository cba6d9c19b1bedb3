import { element } from "../ui/dialogs";

export const BLOCKS =
  "p, div, hr, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, aside, header, footer, figure, address";

/** Names what cannot be pasted where it was. */
export function note(each: Element, name: string): void {
  each.replaceWith(" ", element("em", {}, `[Not pasted: ${name}]`), isBeforeWord(each) ? " " : "");
}

export function isBeforeWord({ nextSibling, parentElement }: Element): boolean {
  return nextSibling ? /^[\p{L}\p{N}]/u.test(nextSibling.textContent ?? "") : parentElement !== null && isBeforeWord(parentElement);
}

/** Elements with another name and without attributes. */
export function rename(body: HTMLElement, selector: string, name: keyof HTMLElementTagNameMap): void {
  for (const each of body.querySelectorAll(selector)) each.replaceWith(element(name, {}, ...each.childNodes));
}

/** What is before an element in its paragraph. */
export function textBefore(each: Element): string {
  const range = each.ownerDocument.createRange();
  range.setStart(each.closest(`${BLOCKS}, td, th, dt, dd, body`) ?? each, 0);
  range.setEndBefore(each);
  return range.toString();
}
