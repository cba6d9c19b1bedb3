import type { ComplianceSettings } from "../../compliance/audit-settings";
import { contentDirectory, readContentFile } from "../../content-model/node/content-folder";

/**
 * What the content says about links, disclosure, rating, testimonials, banned wording and cautions.
 *
 * @throws when a content file is missing or invalid
 */
export function complianceSettings(): ComplianceSettings {
  const directory = contentDirectory();
  const site = readContentFile("site", directory);
  const product = readContentFile("product", directory);
  const testimonials = readContentFile("testimonials", directory).items;
  return {
    url: site.url,
    affiliateLink: site.affiliateLink,
    sellerHosts: site.sellerHosts ?? [],
    placements: site.placements,
    disclosure: site.disclosure,
    productName: product.name,
    rating: { value: product.rating, best: product.bestRating, count: product.reviewCount, source: product.ratingSource },
    wording: readContentFile("wording", directory).items,
    cautions: readContentFile("cautions", directory),
    consented: testimonials.flatMap(({ name, consent }) => (consent ? [name] : [])),
  };
}
