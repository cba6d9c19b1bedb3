import type { ProductData } from "../props";

/** `4.8 out of 5` */
export const ratingText = ({ rating, bestRating }: ProductData): string => `${rating} out of ${bestRating}`;

/** `from 2,847 reviews, as the seller's page reports` */
export const ratingBasis = ({ reviewCount, ratingSource }: ProductData): string =>
  `from ${reviewCount.toLocaleString("en-US")} reviews, ${ratingSource}`;

/** `7–30 minutes` */
export const minutesText = ({ from, to }: { from: number; to: number }): string => `${from}–${to} minutes`;

/** The four figures of the home page. */
export function productFigures(product: ProductData): { figure: string; meaning: string }[] {
  return [
    { figure: minutesText(product.sessionMinutes).replace("minutes", "min"), meaning: "a session" },
    { figure: `${product.guaranteeDays} days`, meaning: "money-back guarantee" },
    { figure: `${product.rating} / ${product.bestRating}`, meaning: ratingBasis(product) },
    { figure: product.delivery.split(" ")[0] ?? "", meaning: product.delivery.split(" ").slice(1).join(" ") },
  ];
}
