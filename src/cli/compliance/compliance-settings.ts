import type { ComplianceSettings } from "../../compliance/audit-settings";
import { readContentFile } from "../../content-model/node/content-folder";

/**
 * What the content says about links, disclosure, rating, testimonials, banned wording and cautions.
 *
 * @throws when a content file is missing or invalid
 */
export function complianceSettings(): ComplianceSettings {
  const site = readContentFile("site");
  const product = readContentFile("product");
  const testimonials = readContentFile("testimonials").items;
  return {
    url: site.url,
    affiliateLink: site.affiliateLink,
    sellerHosts: site.sellerHosts ?? [],
    placements: site.placements,
    disclosure: site.disclosure,
    productName: product.name,
    rating: { value: product.rating, best: product.bestRating, count: product.reviewCount, source: product.ratingSource },
    wording: readContentFile("wording").items,
    cautions: readContentFile("cautions"),
    consented: testimonials.flatMap(({ name, consent }) => (consent ? [name] : [])),
  };
}
