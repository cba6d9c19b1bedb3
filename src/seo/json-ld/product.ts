import type { ItemList, Product, Review } from "schema-dts";
import type { Product as ProductSettings } from "../../content-model/types/product";
import { routes } from "../../site/routes";
import { authorId, organizationId, nodeId, type HasUrl } from "./ids";

type ProductFacts = Pick<ProductSettings, "name" | "description" | "rating" | "bestRating" | "reviewCount" | "showAggregateRating"> & {
  readonly editorialRating?: number | null | undefined;
};

interface ReviewFacts {
  readonly title: string;
  readonly verdict: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

/**
 * The product with a nested editorial review. The seller's rating is included only if settings allow it, an editorial
 * rating only if settings have one.
 */
export function reviewedProduct(site: HasUrl, product: ProductFacts, { title, verdict, pros, cons }: ReviewFacts): Product {
  const list = (items: readonly string[]): ItemList => ({
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  });
  const editorial: Review = {
    "@type": "Review",
    "@id": nodeId(site, routes.review, "review"),
    name: title,
    reviewBody: verdict,
    author: { "@id": authorId(site) },
    publisher: { "@id": organizationId(site) },
    positiveNotes: list(pros),
    negativeNotes: list(cons),
    reviewRating: product.editorialRating
      ? { "@type": "Rating", ratingValue: product.editorialRating, bestRating: product.bestRating }
      : undefined,
  };
  return {
    "@type": "Product",
    "@id": nodeId(site, routes.review, "product"),
    name: product.name,
    description: product.description,
    review: editorial,
    aggregateRating: product.showAggregateRating
      ? {
          "@type": "AggregateRating",
          ratingValue: product.rating,
          bestRating: product.bestRating,
          reviewCount: product.reviewCount,
        }
      : undefined,
  };
}
