import { filesOf, nameOfFile } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Figures of claims are numbers, or names of numbers of the product. */
export const claimNumbers: Rule = (content, report) => {
  const product = filesOf(content, "product")[0]?.value;
  if (!product) return;
  for (const file of filesOf(content, "claim"))
    (file.value.figures ?? []).forEach(({ is }, f) => {
      const message = `'${is}' is not a number in ${nameOfFile(content, "product")}`;
      if (Number.isNaN(productNumber(is, product)))
        report(atField(file, ["figures", f, "is"]), "unknown-figure", message, "use one of its numbers, such as sessionMinutes.from");
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
