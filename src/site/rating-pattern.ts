import { escapeRegExp } from "./escape-reg-exp";

/** The rating of the product, as the settings have it. */
interface Rating {
  readonly rating: number;
  readonly bestRating: number;
  readonly reviewCount: number;
}

/** Finds the rating as `4.8 out of 5`, or the number of reviews. */
export function ratingPattern({ rating, bestRating, reviewCount }: Rating): RegExp {
  const counts = `(?:${reviewCount.toLocaleString("en-US")}|${reviewCount})`;
  return new RegExp(
    String.raw`(?<![\d.])${escapeRegExp(String(rating))}(?: ?/ ?|[- ]out[- ]of[- ]| of )${bestRating}(?!\d)|(?<!\d)${counts} (?:\w+ )?(?:reviews|ratings|customers|buyers)`,
    "i",
  );
}
