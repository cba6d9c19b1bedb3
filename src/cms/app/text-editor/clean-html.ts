/**
 * Pasted HTML of Word, Google Docs and web pages, reduced to what an article may have: headings of level 2 and 3,
 * paragraphs, lists, quotations, tables, links, bold and italic. What cannot be pasted is named where it was.
 *
 * @param take takes a picture that the HTML has in itself; false if it is not used
 */
export function cleanHtml(html: string, take: (dataUrl: string) => boolean = () => false): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const each of body.querySelectorAll("script, style, meta, link, title, xml, o\\:p, [data-pm-slice] > meta")) each.remove();
  for (const comment of commentsIn(body)) comment.remove();
  body.querySelectorAll("iframe, object, embed, video, audio, form").forEach((each) => each.replaceWith(notPasted(body, nameOf(each))));
  for (const each of body.querySelectorAll("img[src^='data:']")) if (take(each.getAttribute("src") ?? "")) each.remove();
  body.querySelectorAll("img, svg, picture, canvas").forEach((each) => each.replaceWith(notPasted(body, nameOf(each))));
  wordLists(body);
  nestLists(body);
  for (const each of body.querySelectorAll("b[id^='docs-internal-guid'], b[style*='font-weight:normal'], b[style*='font-weight: normal']"))
    each.replaceWith(...each.childNodes);
  markStyles(body);
  rename(body, "h1", "h2");
  rename(body, "h4, h5, h6", "h3");
  for (const heading of body.querySelectorAll("h2 strong, h2 b, h3 strong, h3 b")) heading.replaceWith(...heading.childNodes);
  for (const link of body.querySelectorAll("a"))
    if (!/^(?:https?:|mailto:|\/|#)/.test(link.getAttribute("href") ?? "")) link.replaceWith(...link.childNodes);
  for (const cell of body.querySelectorAll("td > p + p, th > p + p, td > div + div")) cell.before(" ");
  return body.innerHTML;
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
function nameOf(element: Element): string {
  const source = element.getAttribute("src") ?? "";
  const host = /^https?:\/\/([^/]+)/.exec(source)?.[1];
  const kinds: Readonly<Record<string, string>> = { IFRAME: "an embedded page", VIDEO: "a video", AUDIO: "a sound", FORM: "a form" };
  const kind = kinds[element.tagName] ?? (/^(?:IMG|SVG|PICTURE|CANVAS)$/i.test(element.tagName) ? "a picture" : "an embedded object");
  const alt = element.getAttribute("alt");
  return `${kind}${alt ? ` “${alt}”` : ""}${host ? ` from ${host}` : ""}`;
}

/** Word writes lists as paragraphs with a level, and with the bullet as text. */
function wordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p")]) {
    const level = Number(/mso-list:[^;"]*level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0) {
      lists = [];
      continue;
    }
    const marker = paragraph.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const isOrdered = /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    const follows = lists.length > 0 && paragraph.previousElementSibling === lists[0];
    if (!follows) lists = [];
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(isOrdered ? "ol" : "ul");
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(body.ownerDocument.createElement("li"))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Google Docs puts a nested list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
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

function rename(body: HTMLElement, selector: string, name: string): void {
  for (const each of body.querySelectorAll(selector)) {
    const renamed = body.ownerDocument.createElement(name);
    renamed.append(...each.childNodes);
    each.replaceWith(renamed);
  }
}
