import type { ContentTypeName } from "../content-model/content-types";

/** GraphQL type of the nodes of each content type; a file with a list becomes one node per item. */
export const nodeTypes = {
  post: "Post",
  legal: "LegalPage",
  about: "InformationPage",
  editorialPolicy: "InformationPage",
  review: "ReviewPage",
  home: "HomePage",
  faq: "FaqPage",
  testimonials: "Testimonial",
  site: "SiteSettings",
  product: "Product",
  categories: "Category",
  references: "Reference",
  claims: "Claim",
  chart: "Chart",
  sound: "Sound",
} as const satisfies Record<ContentTypeName, string>;
