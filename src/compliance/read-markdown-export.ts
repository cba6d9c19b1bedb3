import { Element } from "domhandler";
import type { PublishedSound, PublishedText, PublishedBlock, PublishedLink } from "./published-item";
import { isSoundFile } from "./read-html";

/** Links as a reader of the source sees them: `[text](url)`, `<url>`, `[id]: url`, or a bare URL. */
const link =
  /\[((?:[^[\]\\]|\\.)*)\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|<(https?:[^>\s]+)>|^\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)|(?<![(<\w])(https?:\/\/[^\s)>\]]+)/gm;

/**
 * The text of a Markdown export, paragraph by paragraph, with its paid links. A full parser is not needed: an export is
 * generated from an article that the content lint has parsed.
 *
 * @param isPaidLink whether a URL leads to the seller
 */
export function readMarkdownExport(markdown: string, isPaidLink: (href: string) => boolean): PublishedText {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const blocks: PublishedBlock[] = [];
  const links: PublishedLink[] = [];
  const sounds: PublishedSound[] = [];
  let at = 0;
  let wordsBefore = 0;
  let inReferences = false;
  for (const paragraph of body.split(/\n{2,}/)) {
    const heading = /^#+\s+(.*)$/m.exec(paragraph)?.[1];
    if (heading !== undefined) inReferences = heading.trim() === "References";
    const element = new Element(heading !== undefined && paragraph.startsWith("# ") ? "h1" : "p", {});
    for (const { href, text } of linksIn(paragraph)) {
      if (isSoundFile(href)) sounds.push({ name: text, text: plainText(paragraph) });
      if (!isPaidLink(href)) continue;
      const place = { at: at++, wordsBefore, element, inMain: true, inReferences };
      links.push({ href, text, ...place, rel: [], target: undefined, hasPicture: false, placement: undefined });
    }
    const text = plainText(paragraph);
    if (text !== "") blocks.push({ text, at: at++, element, inMain: true, inReferences });
    wordsBefore += text.split(" ").length;
  }
  return { blocks, links, labels: [], testimonials: [], sounds, forbidden: [] };
}

function linksIn(paragraph: string): { href: string; text: string }[] {
  return Array.from(paragraph.matchAll(link), ([, label, inline, angled, defined, bare]) => {
    // Brackets would end a Markdown link, so exports percent-encode them.
    const href = (inline ?? angled ?? defined ?? bare ?? "").replace(/%28/g, "(").replace(/%29/g, ")");
    return { href, text: unescaped(label ?? href) };
  });
}

function plainText(paragraph: string): string {
  const text = paragraph.replace(/\[((?:[^[\]\\]|\\.)*)\]\([^)]*\)/g, "$1").replace(/^[>#\s]+/gm, "");
  return unescaped(text).replace(/\s+/g, " ").trim();
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, "$1");
