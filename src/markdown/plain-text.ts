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

const letterOrDigit = /[\p{L}\p{N}]/u;
const inAscii = Uint8Array.from({ length: 128 }, (_, code) => (letterOrDigit.test(String.fromCharCode(code)) ? 1 : 0));

/**
 * Whether a letter or a digit stands at a place of a text.
 *
 * @param at index of the code unit; of a pair that makes one character, either
 */
export function isLetterOrDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return inAscii[code] === 1;
  const whole = code >= 0xdc00 && code <= 0xdfff ? text.codePointAt(at - 1) : text.codePointAt(at);
  return letterOrDigit.test(String.fromCodePoint(whole ?? 0));
}

/** What ties letters and digits together to one word. */
const ties: ReadonlySet<number> = new Set(Array.from("'’.,–-", (sign) => sign.charCodeAt(0)));

/** How many words a plain text has: runs of letters and digits, with what ties them together. */
export function wordCount(plain: string): number {
  let count = 0;
  let inWord = false;
  for (let at = 0; at < plain.length; at += 1) {
    if (isLetterOrDigit(plain, at)) {
      if (!inWord) count += 1;
      inWord = true;
    } else inWord &&= ties.has(plain.charCodeAt(at));
  }
  return count;
}

export function countWords(markdown: string): number {
  return wordCount(plainText(markdown));
}

/** Minutes to read a text at 230 words a minute, the usual pace for non-fiction (Brysbaert 2019), at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}
