import { isTag, isText, type AnyNode, type Document, type Element } from "domhandler";
import type { PublishedText, TextBlock, TextLink } from "./published-text";

/** Elements that stand within a line. All others begin and end a block of text. */
const inline = new Set(
  "a abbr b bdi bdo br cite code data dfn em i img kbd mark picture q s samp small source span strong sub sup time u var wbr".split(" "),
);
const unread = new Set(["style", "template", "svg", "head"]);

/**
 * What a document or a piece of one says, in reading order, in one walk.
 *
 * @param root as htmlparser2 parsed it
 * @param isPaid whether an address leads to the seller
 * @param isWhole whether it is a whole document, whose main part is marked; all of a piece is main
 */
export function readHtml(root: Document, isPaid: (href: string) => boolean, isWhole: boolean): PublishedText {
  const blocks: TextBlock[] = [];
  const links: TextLink[] = [];
  const aside: { what: string; text: string }[] = [];
  const testimonials: { quotation: string; caption: string }[] = [];
  const moving: string[] = [];
  let buffer = "";
  let at = 0;
  let words = 0;
  /** In a piece without sections, the list after this heading is that of the references. */
  let afterReferencesHeading = false;

  const flush = (element: Element, { main: inMain, references: inReferences }: Within) => {
    if (buffer === "") return;
    const text = tidy(buffer);
    buffer = "";
    if (text === "") return;
    blocks.push({ text, at: at++, element, inMain, inReferences });
    if (inMain) words += wordsIn(text);
  };

  const walk = (nodes: readonly AnyNode[], parent: Element, within: Within): void => {
    for (const node of nodes) {
      if (isText(node)) buffer += node.data;
      if (!isTag(node)) continue;
      const { name, attribs } = node;
      noteMoving(node, moving);
      if (name === "head") readHead(node, aside, moving);
      if (unread.has(name) || name === "script") continue;
      for (const attribute of readElsewhere) {
        const text = attribs[attribute];
        if (text) aside.push({ what: attribute, text });
      }
      const isBlock = !inline.has(name);
      if (isBlock) flush(parent, within);
      const isList = name === "ul" || name === "ol";
      if (!isWhole && /^h\d$/.test(name)) afterReferencesHeading = textOf(node) === "References";
      const main = within.main || name === "main";
      const references =
        within.references ||
        attribs["aria-labelledby"] === "references" ||
        attribs["id"] === "references" ||
        (isList && !isWhole && afterReferencesHeading);
      const inner = main === within.main && references === within.references ? within : { main, references };
      if (references && isList) walk(node.children, node, inner);
      else {
        if (name === "a" && (attribs["rel"]?.includes("sponsored") || isPaid(attribs["href"] ?? "")))
          links.push(linkOf(node, { at: at++, wordsBefore: words + wordsIn(buffer), inMain: inner.main, inReferences: inner.references }));
        walk(node.children, isBlock ? node : parent, inner);
      }
      if (isBlock) flush(node, inner);
      if (name === "figure") readTestimonial(node, testimonials);
    }
  };
  const top = { name: "body", attribs: {}, children: [] } as unknown as Element;
  walk(root.children, top, { main: !isWhole, references: false });
  flush(top, { main: !isWhole, references: false });
  return { blocks, links, aside, testimonials, moving };
}

interface Within {
  readonly main: boolean;
  readonly references: boolean;
}

const readElsewhere = ["alt", "aria-label", "title"] as const;

/** Text with single plain spaces. Most is so already. */
function tidy(text: string): string {
  return /[^\S ]|^ | {2}| $/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}

/** Runs of anything but white space. */
function wordsIn(text: string): number {
  let words = 0;
  let between = true;
  for (let i = 0; i < text.length; i += 1) {
    const blank = text.charCodeAt(i) <= 32;
    if (between && !blank) words += 1;
    between = blank;
  }
  return words;
}

/** Text of an element as a reader hears it, with alternative texts. */
export function textOf(element: Element): string {
  const gather = (nodes: readonly AnyNode[]): string =>
    nodes
      .map((node) => {
        if (isText(node)) return node.data;
        if (!isTag(node) || node.name === "script" || node.name === "style") return "";
        return node.name === "img" ? ` ${node.attribs["alt"] ?? ""} ` : gather(node.children);
      })
      .join("");
  return tidy(gather(element.children));
}

function holds(element: Element, name: string): boolean {
  return element.children.some((node) => isTag(node) && (node.name === name || holds(node, name)));
}

function linkOf(element: Element, place: Pick<TextLink, "at" | "wordsBefore" | "inMain" | "inReferences">): TextLink {
  const { href = "", rel = "", target } = element.attribs;
  const slot = element.attribs["data-slot"];
  return {
    ...place,
    href,
    rel: rel.split(/\s+/).filter(Boolean),
    target,
    text: textOf(element),
    element,
    holdsPicture: holds(element, "img") || holds(element, "svg"),
    placement:
      slot === undefined ? undefined : { slot, label: element.attribs["data-label"] ?? "", variant: element.attribs["data-variant"] ?? "" },
  };
}

function readHead(head: Element, aside: { what: string; text: string }[], moving: string[]): void {
  for (const node of head.children) {
    if (!isTag(node)) continue;
    const { name, attribs } = node;
    noteMoving(node, moving);
    if (name === "title") aside.push({ what: "title", text: textOf(node) });
    const key = attribs["name"] ?? attribs["property"] ?? "";
    if (name === "meta" && /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/.test(key) && attribs["content"])
      aside.push({ what: key, text: attribs["content"] });
  }
}

/** A quotation with the name of whom it quotes below it. */
function readTestimonial(figure: Element, testimonials: { quotation: string; caption: string }[]): void {
  const find = (name: string) => figure.children.find((node): node is Element => isTag(node) && node.name === name);
  const [quotation, caption] = [find("blockquote"), find("figcaption")];
  if (quotation && caption) testimonials.push({ quotation: textOf(quotation), caption: textOf(caption) });
}

function noteMoving({ name, attribs }: Element, moving: string[]): void {
  if (name === "script" && attribs["type"] !== "application/ld+json") moving.push("a script");
  if (name === "marquee" || name === "blink") moving.push(`<${name}>`);
  if (attribs["role"] === "timer") moving.push("a timer");
  if (name === "meta" && attribs["http-equiv"]?.toLowerCase() === "refresh") moving.push("a forced reload");
}

/**
 * Parts of a document that stand outside its text: inline CSS and structured data.
 *
 * @throws SyntaxError when structured data is no JSON
 */
export function readStylesAndData(root: Document): { css: string; data: unknown[] } {
  let css = "";
  const data: unknown[] = [];
  const walk = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const raw = () => node.children.map((child) => (isText(child) ? child.data : "")).join("");
      if (node.name === "style") css += raw();
      else if (node.name === "script" && node.attribs["type"] === "application/ld+json") data.push(JSON.parse(raw()));
      else if (node.name === "html" || node.name === "head" || node.name === "body") walk(node.children);
    }
  };
  walk(root.children);
  return { css, data };
}
