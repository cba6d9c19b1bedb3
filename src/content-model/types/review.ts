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

const sentences = (field: string) => nonEmptyList(field, prose(field));

const steps = (field: string) =>
  nonEmptyList(`${field}.steps`, z.strictObject({ title: text("title"), text: prose("text") }), { summary: "title" });

/** Front matter of `content/pages/review.md`. */
const reviewPageSchema = z
  .strictObject({
    title: limitedText("title", 35, 65),
    metaDescription,
    heading: text("heading"),
    verdict: advisedText("verdict", 40, 200, { widget: "prose" }).meta({ description: "The recommendation, in one sentence." }),
    verdictInShort: limitedText("verdictInShort", 3, 24)
      .optional()
      .meta({ title: "Verdict in short", description: "In two or three words after “Verdict:”, for the bar of phones." }),
    date: isoDay("date").optional().meta({ title: "Day of publication", description: "The day on which the review was first published." }),
    updated: isoDay("updated").meta({ title: "Last checked", description: "The day on which offer and evidence were last checked." }),
    promises: listBetween(z.strictObject({ text: limitedText("text", 3, 16), claim: claimChoice("claim") }), 0, 6, "promises", {
      summary: "text",
    }).meta({
      title: "What it is bought for",
      description: "Each is shown in the verdict with the meter of a claim's evidence.",
    }),
    benefits: nonEmptyList("benefits", z.strictObject({ title: text("title"), text: prose("text") }), { summary: "title" }),
    pros: sentences("pros").meta({ title: "Strengths" }),
    cons: sentences("cons").meta({ title: "Drawbacks" }),
    legit: prose("legit").meta({ title: "Is it legit?" }),
    cost: prose("cost").optional().meta({ title: "What does it cost?" }),
    maker: prose("maker").optional().meta({ title: "Who made it?" }),
    evidenceMethods: list("evidenceMethods", methodChoice("evidenceMethods"))
      .optional()
      .meta({ description: "The rows of the poster of the evidence that the review shows." }),
    checkout: z.strictObject({ steps: steps("checkout"), label: text("label") }).meta({ title: "What happens after you click" }),
    refund: z
      .strictObject({
        steps: steps("refund"),
        message: prose("message").meta({ description: "What a buyer can write to ask for the refund." }),
      })
      .optional()
      .meta({ title: "How do I get my money back?", description: "Only for a product with a guarantee." }),
    suits: sentences("suits").meta({ title: "Who it suits" }),
    skip: sentences("skip").meta({ title: "Who should skip it" }),
    closing: z.strictObject({ heading: text("heading"), text: prose("text"), label: text("label") }),
    redirectFrom,
  })
  .refine(({ date = "", updated }) => date <= updated, { error: "updated must not be before date", path: ["updated"] });

export const review = defineContentType({
  name: "review",
  pattern: "pages/review.md",
  schema: reviewPageSchema,
  path: () => routes.review,
  nodes: {
    type: "ReviewPage",
    hasText: true,
    openGraph: ({ heading }: z.output<typeof reviewPageSchema>) => ({ title: heading, kind: "Review", seed: "review" }),
  },
});
