import { z } from "zod";
import { reservedSlugs } from "../../site/routes";
import { POST_QUESTIONS } from "../../site/limits";
import { exactly, isoDay, metaDescription, prose, redirectFrom, slug, text, textBetween } from "../fields";

/** Front matter of an article, `content/posts/<slug>.md`. Keys stand in this order in the file. */
export const postSchema = z
  .strictObject({
    slug: slug("slug")
      .refine((value) => !reservedSlugs.includes(value), { error: ({ input }) => `slug '${String(input)}' is reserved for lists` })
      .meta({
        title: "Last part of the address",
        description: "For example how-to-rest-your-eyes. It should not change once the article is public.",
      }),
    title: textBetween("title", 35, 65).meta({ title: "Title", description: "A title that a person would click." }),
    excerpt: textBetween("excerpt", 110, 180).meta({
      title: "Excerpt",
      description: "Shown on the article’s card in lists.",
      form: { widget: "prose", min: 110, max: 180 },
    }),
    metaDescription,
    categorySlug: slug("categorySlug").meta({
      title: "Category",
      form: { choice: { from: "categories", value: "items.*.slug", label: ["items.*.label"] } },
    }),
    date: isoDay("date").meta({ title: "Day of publication", description: "The article appears on this day, by UTC." }),
    draft: z
      .boolean({ error: "draft must be true or false" })
      .optional()
      .meta({
        title: "Draft",
        description: "Kept out of the published site, whatever its day; previews show it.",
        form: { default: false },
      }),
    updated: isoDay("updated")
      .optional()
      .meta({ title: "Day of the last change", description: "Only for a change that a reader would want to know of." }),
    changes: text("changes")
      .optional()
      .meta({ title: "What changed", description: "What changed on that day, in one line; shown to readers beside it." }),
    image: text("image")
      .optional()
      .meta({
        title: "Picture",
        description: "Takes the place of the drawn cover; usually none is needed.",
        form: { widget: "picture" },
      }),
    imageAlt: text("imageAlt").optional().meta({ title: "What the picture shows", description: "For readers who cannot see it." }),
    redirectFrom,
    faq: exactly(
      z.strictObject({
        question: text("question").meta({ title: "Question", description: "A follow-up question that a reader would ask." }),
        answer: prose("answer").meta({ title: "Answer", description: "30 to 90 words." }),
      }),
      POST_QUESTIONS,
      "faq",
    ).meta({ title: "Questions readers ask", form: { min: POST_QUESTIONS, max: POST_QUESTIONS, summary: "question", item: "question" } }),
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
