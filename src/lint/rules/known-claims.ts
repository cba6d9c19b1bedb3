import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type FilePosition, type Rule } from "../rule";
import { isClaimId, textFields } from "../text-blocks";

/** Claim marks and fields of pages name claims of `content/claims.yml`; claims name existing references and product figures. */
export const knownClaims: Rule = (content, report) => {
  const [claimsFile] = filesOf(content, "claims");
  const references = filesOf(content, "references")[0]?.value.items.map(({ id }) => id);
  const product = filesOf(content, "product")[0]?.value;
  if (!claimsFile) return;
  const known = new Set(claimsFile.value.items.map(({ id }) => id));
  const check = (id: string, at: () => FilePosition) => {
    if (!known.has(id)) report(at(), "unknown-claim", `no claim has the id '${id}'`, "use an id of content/claims.yml");
  };
  for (const file of markdownFiles(content)) for (const mark of file.content.claimMarks) check(mark.id, () => atPlace(file, mark));
  for (const file of [...filesOf(content, "review"), ...filesOf(content, "home")])
    for (const [path, text] of textFields(file.value)) if (isClaimId(path)) check(text, () => atField(file, path));
  claimsFile.value.items.forEach((claim, i) => {
    claim.references.forEach((reference, r) => {
      if (references && !references.includes(reference))
        report(
          atField(claimsFile, ["items", i, "references", r]),
          "unknown-reference",
          `no reference has the id '${reference}'`,
          "use an id of content/references.yml",
        );
    });
    claim.figures?.forEach(({ is }, f) => {
      if (product && Number.isNaN(figureOf(is, product)))
        report(
          atField(claimsFile, ["items", i, "figures", f, "is"]),
          "unknown-figure",
          `'${is}' is not a number in content/settings/product.yml`,
          "use one of its numbers, such as sessionMinutes.from",
        );
    });
  });
};

/**
 * Reads a number, or the product's field at a path such as `sessionMinutes.from`.
 *
 * @returns NaN when the product has no such number
 */
export function figureOf(figure: string, product: object): number {
  if (/^\d/.test(figure)) return Number(figure);
  const value = figure.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], product);
  return typeof value === "number" ? value : NaN;
}
