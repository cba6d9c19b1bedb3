import { findFiles, findFileName } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Numbers of claims are digits, or names of numbers of the product. */
export const claimNumbers: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  if (!product) return;
  for (const file of findFiles(content, "claim"))
    (file.value.numbers ?? []).forEach(({ is }, f) => {
      const message = `'${is}' is not a number in ${findFileName(content, "product")}`;
      if (Number.isNaN(productNumber(is, product)))
        report(atField(file, ["numbers", f, "is"]), "unknown-number", message, "use one of its numbers, such as sessionMinutes.from");
    });
};

/**
 * Reads a number, or the product's field at a path such as `sessionMinutes.from`.
 *
 * @returns NaN when the product has no such number
 */
export function productNumber(name: string, product: object): number {
  if (/^\d/.test(name)) return Number(name);
  const value = name.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], product);
  return typeof value === "number" ? value : NaN;
}
