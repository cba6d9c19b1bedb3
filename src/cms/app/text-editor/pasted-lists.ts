import { element } from "../ui/dialogs";

const MARKER = "[style*='mso-list:Ignore'], [style*='mso-list: Ignore']";

/**
 * Makes lists of what Word writes as paragraphs with a level (`mso-list:l0 level1 lfo1`) and its bullet or number as text,
 * and of what Word on the web writes as a list for every item, with the level as an attribute.
 */
export function pastedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(".ListContainerWrapper > :is(ul, ol)")) {
    for (const item of list.children) item.setAttribute("data-list", list.tagName);
    list.parentElement?.replaceWith(...list.children);
  }
  /** The lists around the last item, the outermost first. */
  let open: HTMLElement[] = [];
  for (const block of body.querySelectorAll<HTMLElement>("p:not(li p), li[data-list]")) {
    if (block.previousElementSibling !== open[0]) open = [];
    const item = readItem(block);
    const last = open.at(-1)?.lastElementChild;
    if (item) open = addItem(block, open, item.level, item.list);
    // A further paragraph of an item.
    else if (last && /^MsoListParagraph/.test(block.className)) last.append(block);
  }
  for (const marker of body.querySelectorAll(MARKER)) marker.remove();
}

/** The place of an item of Word; undefined for a paragraph that is none. */
function readItem(block: HTMLElement) {
  const list = block.getAttribute("data-list");
  if (list) return { level: Number(block.getAttribute("data-aria-level") ?? 1), list };
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(block.getAttribute("style") ?? "")?.[1];
  if (level === undefined) return undefined;
  const marker = block.querySelector(MARKER)?.textContent ?? "";
  return { level: Number(level), list: /^[\s(]*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker) ? "OL" : "UL" };
}

/** Moves a block into the list of its level; returns the lists around it. */
function addItem(block: HTMLElement, before: readonly HTMLElement[], level: number, name: string): HTMLElement[] {
  const open = before.slice(0, level);
  if (open.length === level && open.at(-1)?.tagName !== name) open.pop();
  if (open.length < level) {
    const list = document.createElement(name);
    const outer = open.at(-1)?.lastElementChild;
    if (outer) outer.append(list);
    else block.before(list);
    open.push(list);
  }
  open.at(-1)?.append(element("li", {}, ...block.childNodes));
  block.remove();
  return open;
}
