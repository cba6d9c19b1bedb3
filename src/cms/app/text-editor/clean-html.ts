import { pastedLists } from "./pasted-lists";
import { pastedTables } from "./pasted-tables";

/**
 * Pasted HTML of Word, Google Docs and web pages, reduced to what an article may have: headings of level 2 and 3,
 * paragraphs, lists, quotations, tables, links, bold and italic. What cannot be pasted is named where it was.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const each of body.querySelectorAll("script, style, meta, link, title, xml, o\\:p, [data-pm-slice] > meta")) each.remove();
  for (const comment of commentsIn(body)) comment.remove();
  // Word's deleted words in a text with tracked changes.
  for (const each of body.querySelectorAll("del")) each.remove();
  for (const each of body.querySelectorAll("sup, sub"))
    if (/^[\d+-]+$/.test(each.textContent)) each.textContent = smallDigits(each.textContent, each.tagName === "SUP");
  for (const each of body.querySelectorAll("s, strike, u, ins, sup, sub, mark")) each.replaceWith(...each.childNodes);
  for (const each of body.querySelectorAll("[style*='mso-element:comment-list'], .MsoCommentReference"))
    each.replaceWith(...(each.tagName === "SPAN" ? [" ", notPasted(body, "a comment")] : []));
  for (const item of body.querySelectorAll("li[role='checkbox']")) {
    item.querySelector("img")?.remove();
    (item.querySelector("p") ?? item).prepend(item.getAttribute("aria-checked") === "true" ? "☑ " : "☐ ");
  }
  body.querySelectorAll("iframe, object, embed, video, audio, form").forEach((each) => each.replaceWith(notPasted(body, describeElement(each))));
  body.querySelectorAll("img, svg, picture, canvas").forEach((each) => each.replaceWith(notPasted(body, describeElement(each))));
  pastedLists(body);
  pastedTables(body);
  // Google Docs wraps everything in a `b` that is not bold. Word's own `mso-bidi-font-weight:normal` says nothing about ours.
  for (const each of body.querySelectorAll<HTMLElement>("b[style], strong[style]"))
    if (/^(?:normal|[1-5]00)$/.test(each.style.fontWeight)) each.replaceWith(...each.childNodes);
  markStyles(body);
  rename(body, "h1, p[role='heading'][aria-level='1'], p[role='heading'][aria-level='2']", "h2");
  rename(body, "h4, h5, h6, p[role='heading']", "h3");
  rename(body, "p.MsoQuote, p.MsoIntenseQuote", "blockquote");
  for (const heading of body.querySelectorAll("h2 strong, h2 b, h3 strong, h3 b")) heading.replaceWith(...heading.childNodes);
  for (const link of body.querySelectorAll("a"))
    if (!/^(?:https?:|mailto:|\/|#)/.test(link.getAttribute("href") ?? "")) link.replaceWith(...link.childNodes);
  plainSpaces(body);
  lines(body);
  return body.innerHTML;
}

/** The digits of an exponent such as that of 10² as characters of their own. */
function smallDigits(digits: string, isRaised: boolean): string {
  const characters = isRaised ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉";
  const signs: Readonly<Record<string, string>> = isRaised ? { "+": "⁺", "-": "⁻" } : { "+": "₊", "-": "₋" };
  return digits.replace(/./g, (each) => signs[each] ?? characters[Number(each)] ?? each);
}

function commentsIn(body: HTMLElement): Comment[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  return comments;
}

function notPasted(body: HTMLElement, name: string): Element {
  const note = body.ownerDocument.createElement("em");
  note.textContent = `[Not pasted: ${name}]`;
  return note;
}

/** What an editor calls an element, and where it is from. */
function describeElement(element: Element): string {
  const source = element.getAttribute("src") ?? "";
  const host = /^https?:\/\/([^/]+)/.exec(source)?.[1];
  const kinds: Readonly<Record<string, string>> = { IFRAME: "an embedded page", VIDEO: "a video", AUDIO: "a sound", FORM: "a form" };
  const kind = kinds[element.tagName] ?? (/^(?:IMG|SVG|PICTURE|CANVAS)$/i.test(element.tagName) ? "a picture" : "an embedded object");
  const alt = element.getAttribute("alt");
  return `${kind}${alt ? ` “${alt}”` : ""}${host ? ` from ${host}` : ""}`;
}

/** Bold and italic by style. */
function markStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>("span[style], p[style] > font")) {
    const { fontWeight, fontStyle } = span.style;
    if (span.closest("h1, h2, h3, h4, h5, h6")) continue;
    for (const [name, isSet] of [
      ["strong", fontWeight === "bold" || Number(fontWeight) >= 600],
      ["em", fontStyle === "italic"],
    ] as const) {
      if (!isSet || (span.textContent ?? "").trim() === "") continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

/** Spaces that do not break are how programs write indents and double spaces. */
function plainSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest("pre")) text.data = text.data.replace(/[\u00A0\t ]+/g, " ");
  }
}

/** Removes line breaks that only make room, and makes paragraphs of lines with an empty one between them. */
function lines(body: HTMLElement): void {
  const blocks = "p, div, li, h2, h3, blockquote";
  for (const lineBreak of body.querySelectorAll("br")) {
    const { parentElement: parent, previousSibling: before, nextSibling: after } = lineBreak;
    const isBlock = (node: Node | null) => node instanceof Element && node.matches(`${blocks}, ul, ol, table`);
    if (!before || !after || isBlock(before) || isBlock(after)) lineBreak.remove();
    else if (before.nodeName === "BR" && parent?.matches("p, div")) {
      const paragraph = parent.cloneNode() as HTMLElement;
      const rest = [...parent.childNodes].slice([...parent.childNodes].indexOf(lineBreak) + 1);
      paragraph.append(...rest);
      before.remove();
      lineBreak.remove();
      parent.after(paragraph);
    }
  }
}

function rename(body: HTMLElement, selector: string, name: string): void {
  for (const each of body.querySelectorAll(selector)) {
    const renamed = body.ownerDocument.createElement(name);
    renamed.append(...each.childNodes);
    each.replaceWith(renamed);
  }
}
