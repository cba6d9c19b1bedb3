/** Letters that no Unicode form takes apart. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", þ: "th" };

/** The last part of a URL for a title: a–z, 0–9 and single hyphens, at most 80 characters; empty for one without them. */
export function slugFromTitle(title: string): string {
  const plain = title.normalize("NFKD").replace(/[\u0300-\u036F’'\u00AD\u200B\u2060\uFEFF]/g, "");
  const latin = plain.toLowerCase().replace(/[ßæœøłđþ]/g, (letter) => letters[letter] ?? letter);
  const words = latin.replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-/, "").slice(0, 80).replace(/-$/, "");
}
