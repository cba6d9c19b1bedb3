import { z } from "zod";
import { FAQ_QUESTIONS } from "../site/limits";
import { metaDescription, pageTitle, sitePath, slug, text } from "./fields";

/** A plain answer, or a text with a button; both become `{ text, linkText?, linkTo? }`. */
const answer = z.preprocess(
  (value) => (typeof value === "string" ? { text: value } : value),
  z
    .strictObject({
      text: text("answer"),
      linkText: text("linkText").optional(),
      linkTo: sitePath("linkTo").optional(),
    })
    .refine(
      ({ linkText, linkTo }) => (linkText === undefined) === (linkTo === undefined),
      "linkText and linkTo go together: give both or neither",
    ),
);

export const faqEntrySchema = z.strictObject({
  id: slug("id"),
  question: text("question").endsWith("?", "question must end with a question mark"),
  answer,
});

/** `content/pages/faq.yml`. */
export const faqPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text("heading"),
  intro: text("intro"),
  groups: z
    .array(
      z.strictObject({ id: slug("id"), heading: text("heading"), entries: z.array(faqEntrySchema).min(1, "entries must not be empty") }),
      { error: "groups must be a list" },
    )
    .refine((groups) => groups.flatMap((group) => group.entries).length === FAQ_QUESTIONS, {
      error: ({ input }) =>
        `the page has ${(input as { entries: unknown[] }[]).flatMap((group) => group.entries).length} questions, wanted exactly ${FAQ_QUESTIONS}`,
    }),
});

export type FaqPage = z.output<typeof faqPageSchema>;
export type FaqEntry = z.output<typeof faqEntrySchema>;
