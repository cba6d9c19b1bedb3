/**
 * The words of a Markdown text as a reader sees them, without markup, directives and addresses.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^::cta\{.*$/gm, "")
    .replace(/:(?:ref|claim)\{[^}\n]*\}/g, "")
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, "")
    .replace(/^\s*(?:[-+]|\d+\.)\s+/gm, "")
    .replace(/[*_`>#|\\]/g, " ");
}

/** Words of a plain text: runs of letters and digits, with what ties them together. */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu) ?? [];
}

export function countWords(markdown: string): number {
  return wordsOf(plainText(markdown)).length;
}

/** Minutes to read a text at 230 words a minute, the usual pace for non-fiction (Brysbaert 2019), at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}
