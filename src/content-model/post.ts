import { z } from "zod";
import { reservedSlugs } from "../site/routes";
import { POST_QUESTIONS } from "../site/limits";
import { exactly, isoDay, metaDescription, redirectFrom, slug, text, textBetween } from "./fields";

/** Front matter of an article, `content/posts/<slug>.md`. Keys stand in this order in the file. */
export const postSchema = z
  .strictObject({
    /** Last part of the address. */
    slug: slug("slug").refine((value) => !reservedSlugs.includes(value), {
      error: ({ input }) => `slug '${String(input)}' is reserved for lists`,
    }),
    title: textBetween("title", 35, 65),
    /** Shown on cards. */
    excerpt: textBetween("excerpt", 110, 180),
    metaDescription,
    categorySlug: slug("categorySlug"),
    /** Day of publication, in UTC; before it, the article is held back. */
    date: isoDay("date").meta({ description: "Day of publication; the article appears on it, by UTC." }),
    /** Not to be published yet, whatever its date. */
    draft: z
      .boolean({ error: "draft must be true or false" })
      .optional()
      .meta({ description: "true keeps the article out of the published site; previews show it." }),
    /** Day of the last change that a reader would want to know of. */
    updated: isoDay("updated").optional().meta({ description: "Day of the last change that a reader would want to know of." }),
    /** What changed on that day, in a line. */
    changes: text("changes").optional().meta({ description: "What changed on that day, in one line; shown to readers beside it." }),
    /** A picture of the article's own in place of the drawn cover, relative to the file. */
    image: text("image").optional(),
    imageAlt: text("imageAlt").optional(),
    redirectFrom,
    faq: exactly(z.strictObject({ question: text("question"), answer: text("answer") }), POST_QUESTIONS, "faq"),
  })
  .refine(({ updated, changes }) => updated === undefined || changes !== undefined, {
    error: "updated needs a line in changes that says what changed",
    path: ["updated"],
  })
  .refine(({ updated, changes }) => changes === undefined || updated !== undefined, {
    error: "changes needs the day of the change in updated",
    path: ["changes"],
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date, {
    error: "updated must not be before date",
    path: ["updated"],
  });

export type PostFrontMatter = z.output<typeof postSchema>;
