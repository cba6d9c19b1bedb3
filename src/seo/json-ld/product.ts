import type { ItemList, Offer, Product, Review } from "schema-dts";
import type { Product as ProductSettings } from "../../content-model/types/product";
import { routes } from "../../site/routes";
import { authorId, organizationId, nodeId, type HasUrl } from "./ids";

type Optional = "rating" | "bestRating" | "reviewCount" | "showAggregateRating" | "editorialRating" | "price";
type ProductFacts = Pick<ProductSettings, "name" | "description"> & { readonly [K in Optional]?: ProductSettings[K] | null };

interface ReviewFacts {
  readonly title: string;
  readonly verdict: string;
  /** The day of its last check. */
  readonly updated: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

/**
 * The product with a nested editorial review. The seller's rating is included only if settings allow it, an editorial
 * rating only if settings have one.
 */
export function reviewedProduct(site: HasUrl, product: ProductFacts, { title, verdict, updated, pros, cons }: ReviewFacts): Product {
  const list = (items: readonly string[]): ItemList => ({
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  });
  const editorial: Review = {
    "@type": "Review",
    "@id": nodeId(site, routes.review, "review"),
    name: title,
    reviewBody: verdict,
    datePublished: updated,
    author: { "@id": authorId(site) },
    publisher: { "@id": organizationId(site) },
    positiveNotes: list(pros),
    negativeNotes: list(cons),
    reviewRating: product.editorialRating
      ? { "@type": "Rating", ratingValue: product.editorialRating, bestRating: product.bestRating ?? undefined }
      : undefined,
  };
  return {
    "@type": "Product",
    "@id": nodeId(site, routes.review, "product"),
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

const currencies: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP" };

/** The offer at a price that was seen, if it is written with a sign of currency that is known. */
function offerOf({ price }: ProductFacts): Offer | undefined {
  const [, sign = "", amount] = /^([$€£])\s?(\d[\d,]*(?:\.\d\d)?)$/.exec(price?.amount ?? "") ?? [];
  return amount ? { "@type": "Offer", price: amount.replaceAll(",", ""), priceCurrency: currencies[sign] ?? "" } : undefined;
}
