import * as z from "zod";
import {
  listBetween,
  claimChoice,
  methodChoice,
  isoDay,
  list,
  metaDescription,
  nonEmptyList,
  prose,
  redirectFrom,
  text,
  advisedText,
  limitedText,
} from "../fields";
import { defineContentType } from "../content-type";
import { routes } from "../../site/routes";

const sentences = nonEmptyList(prose, { item: "sentence" });

const steps = nonEmptyList(z.strictObject({ title: text, text: prose }), { summary: "title", item: "step" });

/** Front matter of `content/pages/review.md`. */
const reviewPageSchema = z
  .strictObject({
    title: limitedText(35, 65),
    metaDescription,
    heading: text,
    verdict: advisedText(40, 200, { widget: "prose" }).meta({ description: "The recommendation, in one sentence." }),
    verdictInShort: limitedText(3, 24)
      .optional()
      .meta({ title: "Verdict in short", description: "In two or three words after “Verdict:”, for the bar of phones." }),
    date: isoDay.optional().meta({ title: "Day of publication", description: "The day on which the review was first published." }),
    updated: isoDay.meta({ title: "Last checked", description: "The day on which offer and evidence were last checked." }),
    promises: listBetween(z.strictObject({ text: limitedText(3, 16), claim: claimChoice }), 0, 6, {
      summary: "text",
      item: "promise",
    }).meta({ title: "What it is bought for", description: "Each is shown in the verdict with the meter of a claim's evidence." }),
    benefits: nonEmptyList(z.strictObject({ title: text, text: prose }), { summary: "title", item: "benefit" }),
    pros: sentences.meta({ title: "Strengths" }),
    cons: sentences.meta({ title: "Drawbacks" }),
    legit: prose.meta({ title: "Is it legit?" }),
    cost: prose.optional().meta({ title: "What does it cost?" }),
    maker: prose.optional().meta({ title: "Who made it?" }),
    evidenceMethods: list(methodChoice).optional().meta({ description: "The rows of the poster of the evidence that the review shows." }),
    checkout: z.strictObject({ steps, label: text }).meta({ title: "What happens after you click" }),
    refund: z
      .strictObject({
        steps,
        message: prose.meta({ description: "What a buyer can write to ask for the refund." }),
      })
      .optional()
      .meta({ title: "How do I get my money back?", description: "Only for a product with a guarantee." }),
    suits: sentences.meta({ title: "Who it suits" }),
    skip: sentences.meta({ title: "Who should skip it" }),
    closing: z.strictObject({ heading: text, text: prose, label: text }),
    redirectFrom,
  })
  .refine(({ date = "", updated }) => date <= updated, { error: "must not be before the day of publication", path: ["updated"] });

export type ReviewPage = z.output<typeof reviewPageSchema>;

export const review = defineContentType({
  name: "review",
  pattern: "pages/review.md",
  schema: reviewPageSchema,
  path: () => routes.review,
  nodes: {
    type: "ReviewPage",
    hasText: true,
    openGraph: ({ heading }: ReviewPage) => ({ title: heading, kind: "Review", seed: "review" }),
  },
});
