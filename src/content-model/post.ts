import { z } from "zod";
import { reservedSlugs } from "../site/routes";
import { POST_QUESTIONS } from "../site/limits";
import { exactly, isoDay, metaDescription, slug, text, textBetween } from "./fields";

/** Front matter of an article, `content/posts/<slug>.md`. Keys stand in this order in the file. */
export const postSchema = z.strictObject({
  /** Last part of the address. */
  slug: slug("slug").refine((value) => !reservedSlugs.includes(value), {
    error: ({ input }) => `slug '${String(input)}' is reserved for lists`,
  }),
  title: textBetween("title", 35, 65),
  /** Shown on cards. */
  excerpt: textBetween("excerpt", 110, 180),
  metaDescription,
  categorySlug: slug("categorySlug"),
  /** Day of publication. */
  date: isoDay("date"),
  /** Day of the last change that a reader would want to know of. */
  updated: isoDay("updated").optional(),
  /** A picture of the article's own in place of the drawn cover, relative to the file. */
  image: text("image").optional(),
  imageAlt: text("imageAlt").optional(),
  faq: exactly(z.strictObject({ question: text("question"), answer: text("answer") }), POST_QUESTIONS, "faq"),
});

export type PostFrontMatter = z.output<typeof postSchema>;
