import type { ContentTypeName } from "../content-model/content-types";

/**
 * GraphQL type of the nodes of each content type that pages show; a file with a list becomes one node per item. Lists of
 * words are only for the content lint and the audit.
 */
export const nodeTypes = {
  post: "Post",
  legal: "LegalPage",
  about: "InformationPage",
  editorialPolicy: "InformationPage",
  review: "ReviewPage",
  home: "HomePage",
  faq: "FaqPage",
  evidence: "EvidencePage",
  testimonials: "Testimonial",
  site: "SiteSettings",
  product: "Product",
  categories: "Category",
  references: "Reference",
  claims: "Claim",
  chart: "Chart",
  sound: "Sound",
} as const satisfies Partial<Record<ContentTypeName, string>>;
