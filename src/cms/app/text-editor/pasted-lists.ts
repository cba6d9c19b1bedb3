import { element } from "../ui/dialogs";

const MARKER = "[style*='mso-special-format:bullet'], [style*='mso-list:Ignore'], [style*='mso-list: Ignore']";

/**
 * Makes lists of what Word writes as paragraphs with a level (`mso-list:l0 level1 lfo1`) and its bullet or number as text,
 * and of what Word on the web, Slack, Dropbox and Quill write as lists of their own, with the level and the kind of each item beside it.
 */
export function pastedLists(body: HTMLElement): void {
  // An item that only makes room for an inner list is none, nor is a list that does so for its first item.
  for (const item of body.querySelectorAll("li:has(> :is(ul, ol):first-child)"))
    if (!item.firstChild?.textContent?.trim() || item.firstChild instanceof HTMLElement) item.replaceWith(...item.childNodes);
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol):first-child")) list.replaceWith(...list.childNodes);
  for (const list of body.querySelectorAll<HTMLOListElement>("ol:is([reversed], :has(> li[value]))")) keepNumbers(list);
  const flat = ".ListContainerWrapper > :is(ul, ol), :is(ul, ol):is([data-indent], [class*='listindent']), ol:has(> [data-list])";
  for (const list of body.querySelectorAll<HTMLElement>(flat)) {
    for (const item of list.children) {
      const kind = item.getAttribute("data-list") ?? "ordered";
      const indent = list.dataset["indent"] ?? /\bql-indent-(\d)/.exec(item.className)?.[1];
      item.setAttribute("data-list", kind === "ordered" ? list.tagName : "UL");
      item.setAttribute("data-start", list.getAttribute("start") ?? "1");
      const level = /\blistindent(\d)/.exec(list.className)?.[1] ?? Number(indent ?? Number.NaN) + 1;
      if (level) item.setAttribute("data-aria-level", String(level));
    }
    (list.closest(".ListContainerWrapper") ?? list).replaceWith(...list.children);
  }
  /** The lists around the last item, the outermost first. */
  let open: HTMLElement[] = [];
  for (const block of body.querySelectorAll<HTMLElement>("p:not(li p), li[data-list]")) {
    if (block.previousElementSibling !== open[0]) open = [];
    const item = readItem(block);
    const last = open.at(-1)?.lastElementChild;
    if (item) open = addItem(block, open, item);
    // A further paragraph of an item.
    else if (last && /^MsoListParagraph/.test(block.className)) last.append(block);
  }
  for (const marker of body.querySelectorAll(MARKER)) marker.remove();
}

/** Numbers that do not count up by one, as those of Markdown do, are written. */
function keepNumbers(list: HTMLOListElement): void {
  const items = [...list.querySelectorAll<HTMLLIElement>(":scope > li")];
  const step = list.reversed ? -1 : 1;
  let number = (list.reversed && !list.hasAttribute("start") ? items.length : list.start) - step;
  const numbers = items.map(({ value }) => (number = value || number + step));
  const [first = 1] = numbers;
  if (numbers.every((each, index) => each === first + index)) return list.setAttribute("start", String(first));
  for (const [index, item] of items.entries()) item.prepend(`${numbers[index]}. `);
  list.replaceWith(element("ul", {}, ...items));
}

/** The level and kind of an item of Word, and its number, which the first one gives its list; undefined for a paragraph that is no item. */
function readItem(block: HTMLElement) {
  const list = block.getAttribute("data-list");
  if (list) return { level: Number(block.getAttribute("data-aria-level") ?? 1), list, start: block.dataset["start"] };
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(block.getAttribute("style") ?? "")?.[1];
  if (level === undefined) return undefined;
  const marker = block.querySelector(MARKER)?.textContent ?? "";
  const isNumbered = /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker);
  // The first of 2.1 is 1.
  return { level: Number(level), list: isNumbered ? "OL" : "UL", start: /\d+(?=\D*$)/.exec(marker)?.[0] };
}

type Item = NonNullable<ReturnType<typeof readItem>>;

/** Moves a block into the list of its level; returns the lists around it. */
function addItem(block: HTMLElement, before: readonly HTMLElement[], { level, list: name, start = "1" }: Item): HTMLElement[] {
  const open = before.filter((list) => Number(list.dataset["level"]) <= level);
  const isSame = () => open.at(-1)?.dataset["level"] === String(level);
  if (isSame() && open.at(-1)?.tagName !== name) open.pop();
  if (!isSame()) {
    const list = element(name === "OL" ? "ol" : "ul", { start, "data-level": String(level) });
    const outer = open.at(-1)?.lastElementChild;
    if (outer) outer.append(list);
    else block.before(list);
    open.push(list);
  }
  open.at(-1)?.append(element("li", {}, ...block.childNodes));
  block.remove();
  return open;
}
