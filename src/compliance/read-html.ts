import { isTag, isText, type AnyNode, type Document, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import type { LocatedText, PublishedSound, PublishedText, PublishedBlock, PublishedLink } from "./published-item";

/** Elements that do not start or end a block of text. */
const inlineElements = new Set(
  "a abbr b bdi bdo br cite code data dfn em i img kbd mark no-break picture q s samp small source span strong sub sup time u var wbr".split(
    " ",
  ),
);
const unreadElements = new Set(["style", "template", "svg", "head", "script"]);
const labelAttributes = ["alt", "aria-label", "title"] as const;

/** The parts of a document around a node. */
type Ancestors = Pick<PublishedBlock, "inMain" | "inReferences">;

/** Reads the text of an HTML document or fragment, in reading order. */
export class HtmlReader {
  private readonly blocks: PublishedBlock[] = [];
  private readonly links: PublishedLink[] = [];
  private readonly labels: LocatedText[] = [];
  private readonly testimonials: { quotation: string; caption: string }[] = [];
  private readonly sounds: PublishedSound[] = [];
  private readonly forbidden: string[] = [];
  /** Text of the block that is being read. */
  private buffer = "";
  private at = 0;
  private words = 0;
  /** A fragment marks its references by a heading only. */
  private isAfterReferencesHeading = false;

  /**
   * @param isPaidLink whether a URL leads to the seller
   * @param isDocument whether the main text is only what is in `<main>`; in a fragment it is everything
   */
  constructor(
    private readonly isPaidLink: (href: string) => boolean,
    private readonly isDocument: boolean,
  ) {}

  read(root: Document): PublishedText {
    const body = new Element("body", {});
    const ancestors = { inMain: !this.isDocument, inReferences: false };
    this.readNodes(root.children, body, ancestors);
    this.endBlock(body, ancestors);
    const { blocks, links, labels, testimonials, sounds, forbidden } = this;
    return { blocks, links, labels, testimonials, sounds, forbidden };
  }

  private readNodes(nodes: readonly AnyNode[], block: Element, ancestors: Ancestors): void {
    for (const node of nodes) {
      if (isText(node)) this.buffer += node.data;
      else if (isTag(node)) this.readElement(node, block, ancestors);
    }
  }

  private readElement(element: Element, block: Element, ancestors: Ancestors): void {
    const { name, attribs } = element;
    this.noteForbidden(element);
    if (name === "head") this.readHead(element);
    if (unreadElements.has(name)) return;
    for (const where of labelAttributes) if (attribs[where]) this.labels.push({ where, text: attribs[where] });
    const isBlock = !inlineElements.has(name);
    if (isBlock) this.endBlock(block, ancestors);
    if (!this.isDocument && /^h\d$/.test(name)) this.isAfterReferencesHeading = textOf(element) === "References";
    const isReferences =
      attribs["aria-labelledby"] === "references" ||
      attribs["id"] === "references" ||
      (/^[uo]l$/.test(name) && !this.isDocument && this.isAfterReferencesHeading);
    const inner = { inMain: ancestors.inMain || name === "main", inReferences: ancestors.inReferences || isReferences };
    const isPaid = name === "a" && (attribs["rel"]?.includes("sponsored") || this.isPaidLink(attribs["href"] ?? ""));
    if (isPaid) this.addLink(element, inner);
    this.readNodes(element.children, isBlock ? element : block, inner);
    if (isBlock) this.endBlock(element, inner);
    if (name === "figure") this.readTestimonial(element);
    if (name === "audio")
      this.sounds.push({ name: attribs["aria-label"] ?? attribs["src"] ?? "", text: around(element, "figure"), player: attribs });
    if (name === "a" && isSoundFile(attribs["href"])) this.sounds.push({ name: textOf(element), text: around(element, "p") });
  }

  private endBlock(element: Element, ancestors: Ancestors): void {
    const text = collapseSpace(this.buffer);
    this.buffer = "";
    if (text === "") return;
    this.blocks.push({ text, at: this.at++, element, ...ancestors });
    if (ancestors.inMain) this.words += countWords(text);
  }

  private addLink(element: Element, ancestors: Ancestors): void {
    const { href = "", rel = "", target, "data-slot": slot, "data-label": label = "", "data-variant": variant = "" } = element.attribs;
    this.links.push({
      href,
      rel: rel.split(/\s+/).filter(Boolean),
      target,
      text: textOf(element),
      at: this.at++,
      wordsBefore: this.words + countWords(this.buffer),
      element,
      ...ancestors,
      hasPicture: DomUtils.existsOne(({ name }) => name === "img" || name === "svg", element.children),
      placement: slot === undefined ? undefined : { slot, label, variant },
    });
  }

  private readHead(head: Element): void {
    for (const node of head.children.filter(isTag)) {
      const { name, attribs } = node;
      this.noteForbidden(node);
      if (name === "title") this.labels.push({ where: "title", text: textOf(node) });
      const key = attribs["name"] ?? attribs["property"] ?? "";
      if (name === "meta" && /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/.test(key) && attribs["content"])
        this.labels.push({ where: key, text: attribs["content"] });
    }
  }

  /** A testimonial is a figure with a quotation, and the person's name as its caption. */
  private readTestimonial(figure: Element): void {
    const find = (name: string) => figure.children.filter(isTag).find((child) => child.name === name);
    const [quotation, caption] = [find("blockquote"), find("figcaption")];
    if (quotation && caption) this.testimonials.push({ quotation: textOf(quotation), caption: textOf(caption) });
  }

  private noteForbidden({ name, attribs }: Element): void {
    if (name === "script" && attribs["type"] !== "application/ld+json") this.forbidden.push("a script");
    if (name === "marquee" || name === "blink") this.forbidden.push(`<${name}>`);
    if (attribs["role"] === "timer") this.forbidden.push("a timer");
    if (name === "meta" && attribs["http-equiv"]?.toLowerCase() === "refresh") this.forbidden.push("a forced reload");
  }
}

const collapseSpace = (text: string): string => text.replace(/\s+/g, " ").trim();

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Text of an element for a screen reader, with alternative texts. */
function textOf(element: Element): string {
  const collect = (nodes: readonly AnyNode[]): string =>
    nodes
      .map((node) => {
        if (isText(node)) return node.data;
        if (!isTag(node) || node.name === "script" || node.name === "style") return "";
        if (node.name === "img") return ` ${node.attribs["alt"] ?? ""} `;
        return inlineElements.has(node.name) ? collect(node.children) : ` ${collect(node.children)} `;
      })
      .join("");
  return collapseSpace(collect(element.children));
}

/** Whether a URL leads to the file of a sound. */
export const isSoundFile = (href = ""): boolean => /\.flac(?:[?#]|$)/.test(href);

/** Text of the closest element with a name around a node; empty when there is none. */
function around(element: Element, name: string): string {
  let at = element.parent;
  while (at && !(isTag(at) && at.name === name)) at = at.parent;
  return at ? textOf(at as Element) : "";
}

/**
 * A document's inline CSS and JSON-LD.
 *
 * @throws SyntaxError when JSON-LD is not valid JSON
 */
export function readStylesAndData(root: Document): { css: string; data: unknown[] } {
  const styles = DomUtils.getElementsByTagName("style", root);
  const scripts = DomUtils.getElementsByTagName("script", root).filter(({ attribs }) => attribs["type"] === "application/ld+json");
  return {
    css: styles.map((style) => DomUtils.textContent(style)).join(""),
    data: scripts.map((script) => JSON.parse(DomUtils.textContent(script)) as unknown),
  };
}
