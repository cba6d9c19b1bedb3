import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/** Every mark names a claim of the ledger, and every claim names works and figures that are there. */
export const knownClaims: Rule = (tree, report) => {
  const [ledger] = filesOf(tree, "claims");
  const references = filesOf(tree, "references")[0]?.value.items.map(({ id }) => id);
  const product = filesOf(tree, "product")[0]?.value;
  if (!ledger) return;
  const known = new Set(ledger.value.items.map(({ id }) => id));
  for (const file of markdownFiles(tree)) {
    for (const mark of file.content.claimMarks.filter(({ id }) => !known.has(id)))
      report({
        ...atPlace(file, mark),
        id: "unknown-claim",
        message: `no claim has the id '${mark.id}'`,
        suggestion: "use an id of content/claims.yml",
      });
  }
  ledger.value.items.forEach((claim, i) => {
    claim.references.forEach((work, r) => {
      if (references && !references.includes(work))
        report({
          ...atField(ledger, ["items", i, "references", r]),
          id: "unknown-reference",
          message: `no reference has the id '${work}'`,
          suggestion: "use an id of content/references.yml",
        });
    });
    claim.figures?.forEach(({ is }, f) => {
      if (product && Number.isNaN(figureOf(is, product)))
        report({
          ...atField(ledger, ["items", i, "figures", f, "is"]),
          id: "unknown-figure",
          message: `'${is}' is no figure of content/settings/product.yml`,
          suggestion: "name one of its numbers, such as sessionMinutes.from",
        });
    });
  });
};

/**
 * A number as it stands, or the product's field that a path such as `sessionMinutes.from` names.
 *
 * @returns NaN when the product has no such number
 */
export function figureOf(figure: string, product: object): number {
  if (/^\d/.test(figure)) return Number(figure);
  const value = figure.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], product);
  return typeof value === "number" ? value : NaN;
}
