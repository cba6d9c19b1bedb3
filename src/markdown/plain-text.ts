import { replaceDirectives } from "./directives/source";

/** The running text of Markdown as readers see it, without markup and URLs. */
export function plainText(markdown: string): string {
  return replaceDirectives(markdown, ({ kind, words }, attributes) => (kind === "leaf" ? "" : words(attributes)))
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, "")
    .replace(/^\s*(?:[-+]|\d+\.)\s+/gm, "")
    .replace(/[*_`>#|\\]/g, " ");
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const inAscii = Uint8Array.from({ length: 128 }, (_, code) => (letterOrDigit.test(String.fromCharCode(code)) ? 1 : 0));

/**
 * Whether the character at an index is a letter or a digit. It avoids the regular expression for ASCII, because the lint
 * asks for every character of every article.
 *
 * @param at index of a code unit, either one of a surrogate pair
 */
export function isLetterOrDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return inAscii[code] === 1;
  const whole = code >= 0xdc00 && code <= 0xdfff ? text.codePointAt(at - 1) : text.codePointAt(at);
  return letterOrDigit.test(String.fromCodePoint(whole ?? 0));
}

/** Signs that join letters and digits to one word. */
const joiners: ReadonlySet<number> = new Set(Array.from("'’.,–-", (sign) => sign.charCodeAt(0)));

/** Counts the words of a plain text: runs of letters, digits and the signs that join them. */
export function wordCount(plain: string): number {
  let count = 0;
  let inWord = false;
  for (let at = 0; at < plain.length; at += 1) {
    if (isLetterOrDigit(plain, at)) {
      if (!inWord) count += 1;
      inWord = true;
    } else inWord &&= joiners.has(plain.charCodeAt(at));
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
