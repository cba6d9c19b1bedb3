/** Combining marks of TeX's accents. */
const accents: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030A",
  H: "\u030B",
  v: "\u030C",
  c: "\u0327",
  k: "\u0328",
};

const letters: Readonly<Record<string, string>> = {
  ss: "ß",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  i: "i",
  j: "j",
  textendash: "–",
  textemdash: "—",
  textquoteright: "’",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  theta: "θ",
  mu: "µ",
  pm: "±",
  times: "×",
};

/** The plain text of a TeX field: accents and signs as letters, without braces and commands. */
export function fromTex(tex: string): string {
  return tex
    .replace(/\\([`'^~=."])\s*(?:\{\s*\\?([a-zA-Z])\s*\}|\\?([a-zA-Z]))/g, accented)
    .replace(/\\([uvHckr])(?:\s*\{\s*\\?([a-zA-Z])\s*\}|\s+\\?([a-zA-Z]))/g, accented)
    .replace(/\\[,;: ]/g, " ")
    .replace(/\\([a-zA-Z]+)\s?(?:\{\})?/g, (_, name: string) => letters[name] ?? "")
    .replace(/\\([&%$#_{}])/g, (_, sign: string) => (/[{}]/.test(sign) ? "" : sign))
    .replace(/(?<!\\)~/g, " ")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``|''/g, "”")
    .replace(/[{}$]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

const accented = (_: string, accent: string, braced: string | undefined, bare: string | undefined): string =>
  (braced ?? bare ?? "") + (accents[accent] ?? "");
