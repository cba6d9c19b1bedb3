import * as z from "zod";
import { nonEmptyList, patternField, metaDescription, pageTitle, prose, question, questionId, redirectFrom, slug, text } from "../fields";
import { defineContentType } from "../content-type";
import { routes } from "../../site/routes";

/** An answer may be written as a string, which is short for `{ text: string }`. */
const answer = z.preprocess(
  (value) => (typeof value === "string" ? { text: value } : value),
  z
    .strictObject({
      text: prose.meta({ title: "Answer" }),
      linkText: text.optional().meta({ title: "Label of a button", description: "Needs a page to lead to." }),
      linkTo: patternField(/^\/(?:[a-z0-9-]+\/)*$/, "be a path on this site that begins and ends with a slash")
        .optional()
        .meta({ title: "Page that the button leads to", description: "For example /review/." }),
    })
    .refine(
      ({ linkText, linkTo }) => (linkText === undefined) === (linkTo === undefined),
      "a button needs a label and a page to lead to: give both or neither",
    ),
);

const entry = z.strictObject({
  id: slug.meta({ description: "The home page refers to the question by it. It is also part of the URL." }),
  question,
  answer,
});

const group = z.strictObject({
  id: slug,
  heading: text,
  entries: nonEmptyList(entry, { summary: "question", item: "question" }).meta({ title: "Questions" }),
});

/** `content/pages/faq.yml`. */
const faqPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text,
  intro: prose,
  openQuestion: questionId.optional().meta({ description: "Id of the question whose answer is open at first." }),
  groups: nonEmptyList(group, { summary: "heading", item: "group" }),
  redirectFrom,
});

export const faq = defineContentType({
  name: "FAQ",
  pattern: "pages/faq.yml",
  schema: faqPageSchema,
  path: () => routes.faq,
  nodes: {
    type: "FaqPage",
    openGraph: ({ heading }: z.output<typeof faqPageSchema>) => ({ title: heading, kind: "FAQ", seed: "faq" }),
  },
});
