import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/** Claim marks and fields of pages name claims of `content/claims.yml`; claims name existing references and product figures. */
export const knownClaims: Rule = (content, report) => {
  const [claimsFile] = filesOf(content, "claims");
  const references = filesOf(content, "references")[0]?.value.items.map(({ id }) => id);
  const product = filesOf(content, "product")[0]?.value;
  if (!claimsFile) return;
  const known = new Set(claimsFile.value.items.map(({ id }) => id));
  for (const file of markdownFiles(content)) {
    for (const mark of file.content.claimMarks.filter(({ id }) => !known.has(id)))
      report(atPlace(file, mark), "unknown-claim", `no claim has the id '${mark.id}'`, "use an id of content/claims.yml");
  }
  const fields = [
    ...filesOf(content, "review").flatMap((file) =>
      file.value.promises.map(({ claim }, i) => ({ claim, place: atField(file, ["promises", i, "claim"]) })),
    ),
    ...filesOf(content, "home").flatMap((file) =>
      file.value.benefits.items.flatMap(({ claim }, i) =>
        claim ? [{ claim, place: atField(file, ["benefits", "items", i, "claim"]) }] : [],
      ),
    ),
  ];
  for (const { claim, place } of fields)
    if (!known.has(claim)) report(place, "unknown-claim", `no claim has the id '${claim}'`, "use an id of content/claims.yml");
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
