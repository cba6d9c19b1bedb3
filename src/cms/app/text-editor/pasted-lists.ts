interface OpenList {
  readonly list: HTMLElement;
  readonly level: number;
  /** Number of the list in Word's document. */
  readonly id: string;
}

/** Makes lists of what Word and Word on the web write as paragraphs or as one list per level. */
export function pastedLists(body: HTMLElement): void {
  wordLists(body);
  webWordLists(body);
  nestLists(body);
  for (const marker of body.querySelectorAll("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']")) marker.remove();
}

/** Word writes a list as paragraphs with a level (`mso-list:l0 level1 lfo1`), and its bullet or number as text. */
function wordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of [...body.querySelectorAll<HTMLElement>("p")]) {
    const [, id = "", level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    if (level === undefined) {
      const item = open.at(-1)?.list.lastElementChild;
      // A further paragraph of an item.
      if (item && /^MsoListParagraph/.test(paragraph.className)) item.append(paragraph);
      else open = [];
      continue;
    }
    const marker = paragraph.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']")?.textContent ?? "";
    open = addItem(paragraph, open, { level: Number(level), id, isOrdered: /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) });
  }
}

function addItem(
  paragraph: HTMLElement,
  before: readonly OpenList[],
  { level, id, isOrdered }: { readonly level: number; readonly id: string; readonly isOrdered: boolean },
): OpenList[] {
  const name = isOrdered ? "OL" : "UL";
  const document = paragraph.ownerDocument;
  const open = before.filter((each) => each.level <= level);
  const last = open.at(-1);
  const isOther = last?.level === level && (last.list.tagName !== name || (level === 1 && last.id !== id));
  if (isOther) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = document.createElement(name);
    const item = open.at(-1)?.list.lastElementChild;
    if (item) item.append(list);
    else paragraph.before(list);
    open.push({ list, level, id });
  }
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  open.at(-1)?.list.append(item);
  paragraph.remove();
  return open;
}

/** Word on the web writes one list per level, each in a `div`, with the level as an attribute of its items. */
function webWordLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) wrapper.replaceWith(...wrapper.childNodes);
  for (const list of [...body.querySelectorAll("ul, ol")]) {
    const level = Number(list.querySelector(":scope > li")?.getAttribute("data-aria-level") ?? 0);
    const before = list.previousElementSibling;
    if (level === 0 || !before?.matches("ul, ol")) continue;
    if (level === 1 && before.tagName === list.tagName) before.append(...list.children);
    for (let parent = before as Element | null | undefined, depth = 1; parent && depth < level; depth += 1) {
      const item = parent.lastElementChild;
      const inner: Element | null | undefined = item?.querySelector(":scope > ul, :scope > ol");
      if (!inner || depth + 1 === level) {
        if (inner?.tagName === list.tagName) inner.append(...list.children);
        else item?.append(list);
        break;
      }
      parent = inner;
    }
    if (list.children.length === 0) list.remove();
  }
}

/** Google Docs puts a nested list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    if (list.previousElementSibling) list.previousElementSibling.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
