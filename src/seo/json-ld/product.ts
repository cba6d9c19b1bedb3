import type { Offer, Product, Review } from "schema-dts";
import type { Queried } from "../../content-model/content-type";
import type { Product as ProductSettings } from "../../content-model/types/product";
import type { ReviewPage } from "../../content-model/types/review";
import { billingWords, type LedgerEntry } from "../../content-model/first-hand";
import { readAmount, readCurrency } from "../../site/read-amount";
import { itemList } from "./item-list";
import { authorNode, type JsonLdSite } from "./site";

type Rating = "rating" | "bestRating" | "reviewCount" | "showAggregateRating";
interface ProductFacts extends Queried<Pick<ProductSettings, "name" | "description" | Rating>> {
  readonly ledger: readonly LedgerEntry[];
}

type ReviewFacts = Queried<Pick<ReviewPage, "title" | "verdict" | "date" | "updated" | "pros" | "cons">>;

/** The product with a nested editorial review. The seller's rating is included only if settings allow it. */
export function reviewedProduct(
  site: JsonLdSite,
  product: ProductFacts,
  { title, verdict, date, updated, pros, cons }: ReviewFacts,
): Product {
  const editorial: Review = {
    "@type": "Review",
    name: title,
    reviewBody: verdict,
    datePublished: date ?? undefined,
    dateModified: updated,
    author: authorNode(site),
    positiveNotes: itemList(pros),
    negativeNotes: itemList(cons),
  };
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    review: editorial,
    offers: offerOf(product),
    aggregateRating:
      product.showAggregateRating && product.rating && product.bestRating && product.reviewCount
        ? {
            "@type": "AggregateRating",
            ratingValue: product.rating,
            bestRating: product.bestRating,
            reviewCount: product.reviewCount,
          }
        : undefined,
  };
}

/** The offer at the price that we have seen, from that day on, if it is paid once and written with a known sign or a code. */
function offerOf({ ledger }: ProductFacts): Offer | undefined {
  const { answer = "", day } = ledger.find(({ fact, state }) => fact === "price" && state === "seen") ?? {};
  const amount = answer.replace(` ${billingWords.once}`, "");
  const priceCurrency = readCurrency(amount);
  return priceCurrency ? { "@type": "Offer", price: readAmount(amount), priceCurrency, validFrom: day } : undefined;
}
