import { escapeRegExp } from "./escape-reg-exp";

/**
 * Source of a regular expression that finds the product's name as whole words, with or without its article.
 *
 * @param productName from the product settings
 */
export function productNamePattern(productName: string): string {
  return String.raw`(?<!\w)${escapeRegExp(productName.replace(/^the /i, ""))}(?!\w)`;
}
