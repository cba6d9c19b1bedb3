import { formatCount } from "../../site/format-count";
import type { ProductData } from "../props";

/** `4.8 out of 5 from 2,847 reviews, as the seller's page reports`; undefined for a product without a rating. */
export const formatRating = ({ rating, bestRating, reviewCount, ratingSource }: ProductData): string | undefined =>
  rating ? `${rating} out of ${bestRating} from ${formatCount(reviewCount ?? 0, "review", "reviews")}, ${ratingSource}` : undefined;
