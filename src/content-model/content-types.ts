import type { z } from "zod";
import { categoriesSchema } from "./schemas/category";
import { claimsSchema } from "./schemas/claim";
import { faqPageSchema } from "./schemas/faq";
import { homePageSchema } from "./schemas/home";
import { informationPageSchema } from "./schemas/information";
import { legalPageSchema } from "./schemas/legal";
import { postSchema } from "./schemas/post";
import { productSchema } from "./schemas/product";
import { referencesSchema } from "./schemas/reference";
import { reviewPageSchema } from "./schemas/review";
import { siteSchema } from "./schemas/site";
import { testimonialsSchema } from "./schemas/testimonials";

/** A type of content file. */
export interface ContentType<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Path in `content/`; one `*` matches any file name. */
  readonly pattern: string;
  readonly format: "yaml" | "markdown";
  readonly schema: S;
}

/** An article of 5,000 words has about 35 kB. */
export const MAX_FILE_BYTES = { markdown: 100_000, yaml: 1_000_000 } as const;

const define = <S extends z.ZodType>(type: ContentType<S>): ContentType<S> => type;

export const contentTypes = {
  post: define({ name: "article", pattern: "posts/*.md", format: "markdown", schema: postSchema }),
  legal: define({ name: "legal page", pattern: "pages/legal/*.md", format: "markdown", schema: legalPageSchema }),
  review: define({ name: "review", pattern: "pages/review.md", format: "markdown", schema: reviewPageSchema }),
  about: define({ name: "about page", pattern: "pages/about.md", format: "markdown", schema: informationPageSchema }),
  editorialPolicy: define({
    name: "editorial policy",
    pattern: "pages/editorial-policy.md",
    format: "markdown",
    schema: informationPageSchema,
  }),
  home: define({ name: "home page", pattern: "pages/home.yml", format: "yaml", schema: homePageSchema }),
  faq: define({ name: "FAQ", pattern: "pages/faq.yml", format: "yaml", schema: faqPageSchema }),
  testimonials: define({ name: "testimonials", pattern: "pages/testimonials.yml", format: "yaml", schema: testimonialsSchema }),
  site: define({ name: "site settings", pattern: "settings/site.yml", format: "yaml", schema: siteSchema }),
  product: define({ name: "product settings", pattern: "settings/product.yml", format: "yaml", schema: productSchema }),
  categories: define({ name: "categories", pattern: "settings/categories.yml", format: "yaml", schema: categoriesSchema }),
  references: define({ name: "references", pattern: "references.yml", format: "yaml", schema: referencesSchema }),
  claims: define({ name: "claims ledger", pattern: "claims.yml", format: "yaml", schema: claimsSchema }),
} as const;

export type ContentTypeName = keyof typeof contentTypes;
export type ContentValue<N extends ContentTypeName> = z.output<(typeof contentTypes)[N]["schema"]>;

/** The content type of a path in `content/` (with forward slashes); undefined if it matches none. */
export function contentTypeOf(relativePath: string): ContentTypeName | undefined {
  return (Object.keys(contentTypes) as ContentTypeName[]).find((name) => {
    const [before, after] = contentTypes[name].pattern.split("*") as [string, string?];
    if (after === undefined) return relativePath === before;
    const middle = relativePath.slice(before.length, relativePath.length - after.length);
    return relativePath.startsWith(before) && relativePath.endsWith(after) && middle.length > 0 && !middle.includes("/");
  });
}
