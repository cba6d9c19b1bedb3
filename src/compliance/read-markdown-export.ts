import type { Element } from "domhandler";
import type { PublishedText, TextBlock, TextLink } from "./published-text";

/** Markdown of which a reader sees the text: `[text](address)`, `<address>`, `[id]: address`, or an address as it stands. */
const link =
  /\[((?:[^[\]\\]|\\.)*)\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|<(https?:[^>\s]+)>|^\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)|(?<![(<\w])(https?:\/\/[^\s)>\]]+)/gm;

/**
 * What a Markdown copy says, paragraph by paragraph, with its links. Only what the check needs is read: a copy is made
 * from an article that the content check has parsed.
 */
export function readMarkdownExport(markdown: string, isPaid: (href: string) => boolean): PublishedText {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const blocks: TextBlock[] = [];
  const links: TextLink[] = [];
  let at = 0;
  let words = 0;
  let inReferences = false;
  for (const paragraph of body.split(/\n{2,}/)) {
    const heading = /^#+\s+(.*)$/m.exec(paragraph)?.[1];
    if (heading !== undefined) inReferences = heading.trim() === "References";
    const element = {
      type: "tag",
      name: heading !== undefined && paragraph.startsWith("# ") ? "h1" : "p",
      attribs: {},
      parent: null,
      children: [],
    };
    // Most paragraphs hold no address.
    for (const [, label, inline, angled, defined, bare] of /\]\(|\]:|https?:/.test(paragraph) ? paragraph.matchAll(link) : []) {
      const href = decoded(inline ?? angled ?? defined ?? bare ?? "");
      if (!isPaid(href)) continue;
      links.push({
        href,
        rel: [],
        target: undefined,
        text: (label ?? href).replace(/\\(.)/g, "$1"),
        at: at++,
        wordsBefore: words,
        element: element as unknown as Element,
        inMain: true,
        inReferences,
        holdsPicture: false,
        placement: undefined,
      });
    }
    const text = paragraph
      .replace(/\[((?:[^[\]\\]|\\.)*)\]\([^)]*\)/g, "$1")
      .replace(/^[>#\s]+/gm, "")
      .replace(/\\(.)/g, "$1")
      .replace(/\s+/g, " ")
      .trim();
    if (text !== "") blocks.push({ text, at: at++, element: element as unknown as Element, inMain: true, inReferences });
    words += text.split(" ").length;
  }
  return { blocks, links, aside: [], testimonials: [], moving: [] };
}

/** Brackets in an address are written percent-encoded, since they would end it. */
function decoded(href: string): string {
  return href.replace(/%28/g, "(").replace(/%29/g, ")");
}
