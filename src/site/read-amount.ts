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
