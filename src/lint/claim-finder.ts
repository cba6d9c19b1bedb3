import { patternOf } from "../content-model/schemas/claim";
import { claimLanguage } from "./claim-language";
import { filesOf, type ContentFile, type ContentTree } from "./content-tree";
import { blocksOf } from "./text-blocks";

const storedClaims = new WeakMap<ContentFile, readonly string[]>();

/** Stores the claims that an article makes, so that its text is not searched for them. */
export const storeClaims = (file: ContentFile, ids: readonly string[]): void => void storedClaims.set(file, ids);

/**
 * Makes a function that finds the claims that a file makes: those of `ids`, or all if they are stored.
 *
 * @returns undefined when the claims file, the vocabulary or the product settings cannot be read
 */
export function claimFinder(content: ContentTree): ((file: ContentFile, ids?: ReadonlySet<string>) => readonly string[]) | undefined {
  const [claimsFile] = filesOf(content, "claims");
  const product = filesOf(content, "product")[0]?.value;
  const vocabulary = filesOf(content, "vocabulary")[0]?.value;
  if (!claimsFile || !product || !vocabulary) return undefined;
  const { mayBeAboutProduct } = claimLanguage(vocabulary, product.name);
  const claims = claimsFile.value.items.map(({ id, patterns }) => ({ id, patterns: patterns.map(patternOf) }));
  return (file, ids) => {
    const stored = storedClaims.get(file);
    if (stored) return stored;
    const texts = blocksOf(file).flatMap(({ text }) => (mayBeAboutProduct(text) ? [text.replace(/[‘’]/g, "'")] : []));
    const marked = new Set(file.content?.claimMarks.map(({ id }) => id));
    return claims
      .filter(({ id }) => ids?.has(id) ?? true)
      .filter(({ id, patterns }) => marked.has(id) || texts.some((text) => patterns.some((pattern) => pattern.test(text))))
      .map(({ id }) => id);
  };
}
