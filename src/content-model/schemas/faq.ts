import { z } from "zod";
import { FAQ_QUESTIONS } from "../../site/limits";
import { metaDescription, pageTitle, prose, sitePath, slug, text } from "../fields";

/** A plain text is short for `{ text }`. */
const answer = z.preprocess(
  (value) => (typeof value === "string" ? { text: value } : value),
  z
    .strictObject({
      text: prose("answer").meta({ title: "Answer" }),
      linkText: text("linkText").optional().meta({ title: "Label of a button", description: "Needs a page to lead to." }),
      linkTo: sitePath("linkTo").optional().meta({ title: "Page that the button leads to", description: "For example /review/." }),
    })
    .refine(
      ({ linkText, linkTo }) => (linkText === undefined) === (linkTo === undefined),
      "linkText and linkTo go together: give both or neither",
    ),
);

export const faqEntrySchema = z.strictObject({
  id: slug("id").meta({ title: "Id", description: "The home page refers to the question by it. It is also part of the URL." }),
  question: text("question").endsWith("?", "question must end with a question mark"),
  answer: answer.meta({ title: "Answer" }),
});

/** `content/pages/faq.yml`. */
export const faqPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text("heading"),
  intro: prose("intro"),
  groups: z
    .array(
      z.strictObject({
        id: slug("id"),
        heading: text("heading"),
        entries: z
          .array(faqEntrySchema)
          .min(1, "entries must not be empty")
          .meta({ title: "Questions", form: { summary: "question" } }),
      }),
      { error: "groups must be a list" },
    )
    .meta({ description: `${FAQ_QUESTIONS} questions in all.`, form: { summary: "heading" } })
    .refine((groups) => groups.flatMap((group) => group.entries).length === FAQ_QUESTIONS, {
      error: ({ input }) =>
        `the page has ${(input as { entries: unknown[] }[]).flatMap((group) => group.entries).length} questions but must have exactly ${FAQ_QUESTIONS}`,
    }),
});

export type FaqPage = z.output<typeof faqPageSchema>;
export type FaqEntry = z.output<typeof faqEntrySchema>;
