import { replaceDirectives } from "./directives/source";

/** The running text of Markdown as readers see it, without markup and URLs. */
export function plainText(markdown: string): string {
  return replaceDirectives(markdown, ({ kind, visibleText }, attributes) => (kind === "leaf" ? "" : visibleText(attributes)))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, "")
    .replace(/^\s*(?:[-+]|\d+\.)\s+/gm, "")
    .replace(/[*_`>#|\\]/g, " ");
}

/** Counts the words of a plain text: runs of letters, digits and the signs that join them. */
export function wordCount(plain: string): number {
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu)?.length ?? 0;
}

export function countWords(markdown: string): number {
  return wordCount(plainText(markdown));
}

/** Minutes to read a text at 230 words a minute, the usual pace for non-fiction (Brysbaert 2019), at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}
