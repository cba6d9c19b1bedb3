import { escapeRegExp } from "./escape-reg-exp";

/**
 * Source of a regular expression that finds the product's name as whole words, with or without its article.
 *
 * @param productName from the product settings; an empty one is found nowhere
 */
export function productNamePattern(productName: string): string {
  if (productName === "") return "(?!)";
  return String.raw`(?<!\w)${escapeRegExp(productName.replace(/^the /i, ""))}(?!\w)`;
}
