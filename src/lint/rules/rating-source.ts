import { escapeRegExp } from "../../site/escape-reg-exp";
import type { Product } from "../../content-model/types/product";
import { fillOffer } from "../../content-model/offer";
import { productNamePattern } from "../product-name";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { ownBlocks } from "../text-blocks";

/** Words that attribute the rating to the seller. */
const attribution = /\bsellers?\b|sales page|\bits (?:own )?page\b/i;

/** A text that repeats the rating says whose it is, in the same paragraph or table row, or in the one beside it. */
export const ratingSource: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  if (!product?.ratingSource) return;
  const { ratingSource: source } = product;
  const rating = ratingPattern(product);
  const name = productNamePattern(product.name);
  const isAttributed = (text = "") => text.includes(source) || attribution.test(text);
  // A row has the text of its cells.
  const blocks = ownBlocks(content).filter(({ kind }) => kind !== "cell");
  blocks.forEach((block, index) => {
    if (!rating.test(fillOffer(block.text, content.offer))) return;
    const nearby = [blocks[index - 1], block, blocks[index + 1]].filter((other) => other?.file === block.file);
    if (!nearby.some((other) => isAttributed(other?.text)))
      report(
        block.at,
        "rating-source",
        "the rating is here without its source",
        `say whose it is: ${source}`,
        // Without the product's name, it may be the rating of something else.
        name.test(fillOffer(block.text, content.offer)) ? "error" : "warning",
      );
  });
};

/** Finds the rating as `4.8 out of 5`, or the number of reviews; nothing for a product without a rating. */
export function ratingPattern({ rating, bestRating, reviewCount }: Pick<Product, "rating" | "bestRating" | "reviewCount">): RegExp {
  if (!rating || !reviewCount) return /(?!)/;
  const counts = `(?:${reviewCount.toLocaleString("en-US")}|${reviewCount})`;
  return new RegExp(
    String.raw`(?<![\d.])${escapeRegExp(String(rating))}(?: ?/ ?|[- ]out[- ]of[- ]| of )${bestRating}(?!\d)|(?<!\d)${counts} (?:\w+ )?(?:reviews|ratings|customers|buyers)`,
    "i",
  );
}
