/** Characters that separate decimals. Thousands may be grouped by the other one, a space or an apostrophe. */
export const decimalSigns = [".", ","] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** A sign, brackets for a negative amount, and a currency before or after the figures. */
const written = /^(\()?([-−+]?)(?:\p{Sc}|\p{L}{1,3}\p{Sc}?)?([-−+]?)((?:\d|[.,]\d)(?:[\d.,' ]*\d)?)(?:\p{Sc}|\p{L}{1,3})?(-?)(\))?$/u;

const figures: Readonly<Record<DecimalSign, RegExp>> = {
  ".": /^(?=.)(?:\d*|[1-9]\d{0,2}(?:[,' ]\d{2,3})*[,' ]\d{3})(?:\.\d+)?$/,
  ",": /^(?=.)(?:\d*|[1-9]\d{0,2}(?:[.' ]\d{2,3})*[.' ]\d{3})(?:,\d+)?$/,
};

/** Reads a number of a sales report: `1,234.50`, `1.234,50`, `-$12.00`, `12,5 €`, `(3.00)`. `NaN` for anything else. */
export function readNumber(text: string, decimal: DecimalSign): number {
  const plain = text
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replace(/’/g, "'")
    .trim();
  const [, bracket, before, after, digits = "", last, closing] = written.exec(plain.replace(/^([^\d]*) +| +([^\d]*)$/g, "$1$2")) ?? [];
  if (!figures[decimal].test(digits) || (bracket === undefined) !== (closing === undefined)) return NaN;
  const value = Number(digits.replace(decimal === "." ? /[,' ]/g : /[.' ]/g, "").replace(",", "."));
  return bracket || [before, after, last].some((sign) => sign === "-" || sign === "−") ? -value : value;
}
