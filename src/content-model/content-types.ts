import type { z } from "zod";
import { authorSchema } from "./schemas/author";
import { categoriesSchema } from "./schemas/category";
import { cautionsSchema } from "./schemas/cautions";
import { chartSchema } from "./schemas/chart";
import { claimSchema } from "./schemas/claim";
import { evidencePageSchema } from "./schemas/evidence";
import { faqPageSchema } from "./schemas/faq";
import { homePageSchema } from "./schemas/home";
import { informationPageSchema } from "./schemas/information";
import { legalPageSchema } from "./schemas/legal";
import { pictureSchema } from "./schemas/picture";
import { postSchema } from "./schemas/post";
import { productSchema } from "./schemas/product";
import { referenceSchema } from "./schemas/reference";
import { reviewPageSchema } from "./schemas/review";
import { siteSchema } from "./schemas/site";
import { soundSchema } from "./schemas/sound";
import { testimonialsSchema } from "./schemas/testimonials";
import { vocabularySchema } from "./schemas/vocabulary";
import { wordingSchema } from "./schemas/wording";

/** A type of content file. */
interface ContentType {
  readonly name: string;
  /** Path in `content/`; one `*` matches any file name. */
  readonly pattern: string;
  readonly format: "yaml" | "markdown";
  readonly schema: z.ZodType;
  /** Whether a site may be without it. */
  readonly isOptional?: true;
}

/** Names of pictures in a format that the site uses; only a picture of `pictures/` may be an SVG. */
export const pictureName = /\.(?:jpe?g|png|webp|avif|svg)$/i;

export const contentTypes = {
  post: { name: "article", pattern: "posts/*.md", format: "markdown", schema: postSchema },
  legal: { name: "legal page", pattern: "pages/legal/*.md", format: "markdown", schema: legalPageSchema },
  review: { name: "review", pattern: "pages/review.md", format: "markdown", schema: reviewPageSchema },
  about: { name: "about page", pattern: "pages/about.md", format: "markdown", schema: informationPageSchema },
  editorialPolicy: { name: "editorial policy", pattern: "pages/editorial-policy.md", format: "markdown", schema: informationPageSchema },
  listen: { name: "listening lab", pattern: "pages/listen.md", format: "markdown", schema: informationPageSchema, isOptional: true },
  home: { name: "home page", pattern: "pages/home.yml", format: "yaml", schema: homePageSchema },
  faq: { name: "FAQ", pattern: "pages/faq.yml", format: "yaml", schema: faqPageSchema },
  evidence: { name: "evidence page", pattern: "pages/evidence.yml", format: "yaml", schema: evidencePageSchema },
  testimonials: { name: "testimonials", pattern: "pages/testimonials.yml", format: "yaml", schema: testimonialsSchema },
  site: { name: "site settings", pattern: "settings/site.yml", format: "yaml", schema: siteSchema },
  author: { name: "author", pattern: "settings/author.yml", format: "yaml", schema: authorSchema, isOptional: true },
  product: { name: "product settings", pattern: "settings/product.yml", format: "yaml", schema: productSchema },
  categories: { name: "categories", pattern: "settings/categories.yml", format: "yaml", schema: categoriesSchema },
  vocabulary: { name: "vocabulary", pattern: "settings/vocabulary.yml", format: "yaml", schema: vocabularySchema },
  wording: { name: "banned wording", pattern: "settings/wording.yml", format: "yaml", schema: wordingSchema },
  cautions: { name: "cautions", pattern: "settings/cautions.yml", format: "yaml", schema: cautionsSchema },
  reference: { name: "reference", pattern: "references/*.yml", format: "yaml", schema: referenceSchema },
  claim: { name: "claim", pattern: "claims/*.yml", format: "yaml", schema: claimSchema },
  chart: { name: "chart", pattern: "figures/charts/*.yml", format: "yaml", schema: chartSchema },
  sound: { name: "sound", pattern: "figures/sounds/*.yml", format: "yaml", schema: soundSchema },
  picture: { name: "picture", pattern: "pictures/*.yml", format: "yaml", schema: pictureSchema },
} as const satisfies Readonly<Record<string, ContentType>>;

export type ContentTypeName = keyof typeof contentTypes;
export type ContentValue<N extends ContentTypeName> = z.output<(typeof contentTypes)[N]["schema"]>;

/**
 * GraphQL type of the nodes of each content type that pages show; a file with a list becomes one node per item. Lists of
 * words are only for the content lint.
 */
export const nodeTypes = {
  post: "Post",
  legal: "LegalPage",
  about: "InformationPage",
  editorialPolicy: "InformationPage",
  listen: "InformationPage",
  review: "ReviewPage",
  home: "HomePage",
  faq: "FaqPage",
  evidence: "EvidencePage",
  testimonials: "Testimonial",
  site: "SiteSettings",
  author: "Author",
  product: "Product",
  categories: "Category",
  reference: "Reference",
  claim: "Claim",
  chart: "Chart",
  sound: "Sound",
  picture: "Picture",
} as const satisfies Partial<Record<ContentTypeName, string>>;

/** The content type of a path in `content/` (with forward slashes); undefined if it matches none. */
export function findContentType(relativePath: string): ContentTypeName | undefined {
  return (Object.keys(contentTypes) as ContentTypeName[]).find((name) => {
    const pattern = contentTypes[name].pattern.replaceAll(".", "\\.").replace("*", "[^/]+");
    return new RegExp(`^${pattern}$`).test(relativePath);
  });
}
