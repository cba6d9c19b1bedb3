import type { PostFacts } from "../../../../src/seo/json-ld/article";
import type { ProductFacts } from "../../../../src/seo/json-ld/product";
import type { SiteFacts } from "../../../../src/seo/json-ld/site";

export const site: SiteFacts = {
  url: "https://site.example",
  brand: "The Brand",
  description: "About it.",
  author: "The editors",
  authorType: "Organization",
  contactEmail: "mail@site.example",
  publisher: { name: "[Name]", place: "[Address]" },
};

export const post: PostFacts = {
  path: "/blog/a/",
  title: "An Article",
  description: "D",
  date: "2025-07-24",
  updated: null,
  category: { slug: "memory", label: "Memory" },
  words: 1200,
  images: ["/static/share.png", "/static/cover.jpg"],
  citations: [],
};

export const product: ProductFacts = {
  name: "The Program",
  description: "D",
  rating: 4.8,
  bestRating: 5,
  reviewCount: 2847,
  showAggregateRating: true,
  editorialRating: null,
};

export const review = { title: "The review", verdict: "V", pros: ["p1", "p2"], cons: ["c1"] };

/** Structured data after a round trip through JSON. */
export const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
