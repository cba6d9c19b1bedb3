/**
 * The number in an amount of money as people write it: `39.90` of `$39.90`, `39,90 €` and `USD 39.9`, `1234` of `1,234` and `1 234`.
 *
 * @returns undefined without a digit
 */
export function readAmount(text: string): string | undefined {
  const [number] = /\d[\d.,]*(?:[\s’']\d{3}(?!\d)[\d.,]*)*/.exec(text) ?? [];
  if (number === undefined) return undefined;
  // A point or comma before one or two digits at the end is decimal; others group thousands.
  const [, whole = "", cents] = /^(.*?)(?:[.,](\d\d?))?$/.exec(number) ?? [];
  const amount = whole.replace(/\D/g, "");
  return cents === undefined ? amount : `${amount}.${cents.padEnd(2, "0")}`;
}

/** Whether two amounts are the same money; one without a currency has that of the other. */
export function isSameAmount(one: string, other: string): boolean {
  const [currency, otherCurrency] = [readCurrency(one), readCurrency(other)];
  if (currency !== undefined && otherCurrency !== undefined && currency !== otherCurrency) return false;
  return Number(readAmount(one)) === Number(readAmount(other));
}

const codes: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR" };

/** The code of the currency in an amount such as `$39`, `39 €` or `$39 CAD`, with nothing else; undefined if its sign is not known. */
export function readCurrency(text: string): string | undefined {
  const { before, after } =
    /^(?<before>[A-Z]{3}|[$€£¥₹])?\s?\d(?:[\d.,]|[\s’'](?=\d))*\s?(?<after>[A-Z]{3}|[$€£¥₹])?$/.exec(text)?.groups ?? {};
  const code = [after, before].find((word) => word && !codes[word]);
  return code ?? codes[before ?? after ?? ""];
}
