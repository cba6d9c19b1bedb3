import { escapeRegExp } from "../site/escape-reg-exp";

/**
 * A regular expression that finds the product's name as whole words, with or without its article: a name of one word, which may be a
 * common one, only as it is written, others in any case.
 *
 * @param productName from the product settings; an empty one is found nowhere
 */
export function productNamePattern(productName: string, flags = ""): RegExp {
  const name = productName.replace(/^the /i, "");
  if (name === "") return /(?!)/g;
  return new RegExp(String.raw`(?<!\w)${escapeRegExp(name)}(?!\w)`, name.includes(" ") ? `${flags}i` : flags);
}
