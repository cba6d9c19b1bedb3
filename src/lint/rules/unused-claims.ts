import { patternOf } from "../../content-model/schemas/claim";
import { claimLanguage } from "../claim-language";
import { filesOf, type ContentFile, type ContentTree } from "../content-tree";
import { atField, type Rule } from "../rule";
import { blocksOf, isNotRead } from "../text-blocks";

/** Ids of the claims that an article makes, where they are known from a cache. */
export const cachedClaims = new WeakMap<ContentFile, readonly string[]>();

/** Warns of claims that no sentence makes, for example after the text was changed. */
export const unusedClaims: Rule = (content, report) => {
  const [claimsFile] = filesOf(content, "claims");
  const claims = claimFinder(content);
  if (!claimsFile || !claims) return;
  const unused = new Set(claimsFile.value.items.map(({ id }) => id));
  for (const file of content.files) {
    if (unused.size === 0) return;
    if (isNotRead(file)) continue;
    for (const id of cachedClaims.get(file) ?? claims(file, unused)) unused.delete(id);
  }
  claimsFile.value.items.forEach(({ id }, index) => {
    if (unused.has(id))
      report(
        atField(claimsFile, ["items", index, "id"]),
        "unused-claim",
        `no sentence makes the claim '${id}'`,
        "fix its patterns, or remove it",
        "warning",
      );
  });
};

/**
 * Makes a function that finds the claims that a file makes.
 *
 * @returns undefined when the claims file, the vocabulary or the product settings cannot be read
 */
export function claimFinder(content: ContentTree): ((file: ContentFile, ids?: ReadonlySet<string>) => string[]) | undefined {
  const [claimsFile] = filesOf(content, "claims");
  const product = filesOf(content, "product")[0]?.value;
  const vocabulary = filesOf(content, "vocabulary")[0]?.value;
  if (!claimsFile || !product || !vocabulary) return undefined;
  const { mayBeAboutProduct } = claimLanguage(vocabulary, product.name);
  const claims = claimsFile.value.items.map(({ id, patterns }) => ({ id, patterns: patterns.map(patternOf) }));
  return (file, ids) => {
    const texts = blocksOf(file).flatMap(({ text }) => (mayBeAboutProduct(text) ? [text.replace(/[‘’]/g, "'")] : []));
    const marked = new Set(file.content?.claimMarks.map(({ id }) => id));
    return claims
      .filter(({ id }) => ids?.has(id) ?? true)
      .filter(({ id, patterns }) => marked.has(id) || texts.some((text) => patterns.some((pattern) => pattern.test(text))))
      .map(({ id }) => id);
  };
}
