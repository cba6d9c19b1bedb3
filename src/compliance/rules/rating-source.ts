import { quoted, type AuditInput, type ComplianceRule } from "../compliance-rule";

/** Words that attribute the rating to the seller. */
const attribution = /\bsellers?\b|sales page|\bits (?:own )?page\b/i;

/** The rating is the seller's, and every text that shows it says so. */
export const ratingSource: ComplianceRule = ({ item, settings }, report) => {
  const { source } = settings.rating;
  const rating = ratingPattern(settings);
  const isAttributed = (text = "") => text.includes(source) || attribution.test(text);
  const shown = item.blocks.flatMap(({ text }, index) => {
    if (!rating.test(text)) return [];
    // The rating and its source may be neighboring cells.
    const nearby = [text, item.blocks[index - 1]?.text, item.blocks[index + 1]?.text];
    return [{ text, hasSource: nearby.some(isAttributed) }];
  });
  for (const { text, hasSource } of shown)
    if (!hasSource) report("rating-source", `the rating has no source: ${quoted(text)}`, `say whose it is: ${source}`);
  if (item.data.some(hasRating) && !shown.some(({ hasSource }) => hasSource))
    report("rating-source", "structured data has a rating that the page does not show with its source", "show it, or remove it there");
};

/** Matches the rating as `4.8 out of 5`, or the number of reviews. */
function ratingPattern({ rating: { value, best, count } }: AuditInput["settings"]): RegExp {
  const figure = String(value).replace(".", String.raw`\.`);
  const counts = `(?:${count.toLocaleString("en-US")}|${count})`;
  return new RegExp(
    String.raw`(?<![\d.])${figure}(?: ?/ ?|[- ]out[- ]of[- ]| of )${best}(?!\d)|(?<!\d)${counts} (?:\w+ )?(?:reviews|ratings|customers|buyers)`,
    "i",
  );
}

function hasRating(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(hasRating);
  if (typeof data !== "object" || data === null) return false;
  return Object.entries(data).some(([key, value]) => key === "aggregateRating" || hasRating(value));
}
