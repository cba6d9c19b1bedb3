/**
 * The sign for a character that could not be read; characters that XML 1.0 does not allow, so that a feed with one cannot be read;
 * control characters, line separators that only some programs know, marks that change the direction of text, and what only the font
 * of one program draws, such as the bullets of Word.
 */
const forbidden =
  /[^\t\n\r\u0020-\uD7FF\uE000-\uFFF8\u{10000}-\u{10FFFF}]|[\u007F-\u009F\u2028-\u202E\u2066-\u2069\p{Co}\p{Noncharacter_Code_Point}]/gu;

/** Spaces and characters without a shape, which belong in no URL. */
const invisible = /[\s\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/;

/** Characters that a program read in another encoding, such as `â€™` for an apostrophe and `Ã©` for é. */
export const misread = /â€[^\s\w]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/g;

/** Names of those that come from other programs most often. */
const names: Readonly<Record<string, string>> = {
  "0000": "null",
  "0007": "bell",
  "0008": "backspace",
  "000B": "vertical tab",
  "000C": "form feed",
  "001B": "escape",
  "0020": "space",
  "00A0": "no-break space",
  "00AD": "soft hyphen",
  "200B": "zero-width space",
  "200E": "left-to-right mark",
  "2028": "line separator",
  "202E": "right-to-left override",
  "2060": "word joiner",
  FEFF: "byte order mark",
  FFFC: "place of an object",
  FFFD: "replacement of a character that cannot be read",
  FFFE: "no character",
  FFFF: "no character",
};

/** A character as messages name it: `U+200B (zero-width space)`. */
function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `U+${code}${names[code] ? ` (${names[code]})` : ""}`;
}

/** The characters of a text that no text of the site may have, with their offsets. */
export const findForbidden = (text: string): readonly { readonly name: string; readonly index: number }[] =>
  Array.from(text.matchAll(forbidden), ({ 0: character, index }) => ({ name: nameOf(character), index }));

/** The name of the first invisible character of a URL; undefined when it has none. */
export function findInvisible(url: string): string | undefined {
  const [character] = invisible.exec(url) ?? [];
  return character === undefined ? undefined : nameOf(character);
}

/** Whether an https URL names a site: `https:site.example` is a path in a browser, and `https://https://site.example` leads nowhere. */
export const hasHost = (url: string): boolean => /^https:\/\/[^/]/i.test(url) && URL.canParse(url) && new URL(url).hostname.includes(".");
