import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { ownBlocks, type TextBlock } from "../text-blocks";

/** The facts of the offer that repeat the rating. */
const rating = /:offer\{(?:rating|reviewCount)\}/;

/** Words that attribute the rating to the seller. */
const attribution = /\bsellers?\b|sales page|\bits (?:own )?page\b/i;

/** A text that repeats the rating says whose it is, in the same paragraph or table row, or in the text before or after it. */
export const ratingSource: Rule = (content, report) => {
  const source = findFiles(content, "product")[0]?.value.ratingSource;
  if (!source) return;
  const isAttributed = ({ text }: TextBlock) => text.includes(source) || attribution.test(text);
  const blocks = ownBlocks(content);
  blocks.forEach((block, index) => {
    if (!rating.test(block.text)) return;
    const isInRow = (other: TextBlock) => block.kind === "cell" && other.kind === "cell" && other.at.line === block.at.line;
    const nearby = blocks.filter((other, i) => other.file === block.file && (Math.abs(i - index) <= 1 || isInRow(other)));
    if (!nearby.some(isAttributed))
      report(block.at, "rating-source", "the rating is here without its source", `say whose it is: ${source}`);
  });
};
