import { z } from "zod";
import { between, claimChoice, exactly, isoDay, metaDescription, prose, text, textBetween } from "../fields";

const sentences = (field: string) => between(prose(field), 2, 8, field);

/** Front matter of `content/pages/review.md`. */
export const reviewPageSchema = z.strictObject({
  title: textBetween("title", 35, 65),
  metaDescription,
  heading: text("heading"),
  lead: prose("lead"),
  verdict: prose("verdict"),
  basis: prose("basis").meta({ description: "What the review is based on." }),
  updated: isoDay("updated").meta({ title: "Last checked", description: "The day on which offer and evidence were last checked." }),
  promises: between(z.strictObject({ text: textBetween("text", 3, 16), claim: claimChoice("claim") }), 0, 6, "promises", {
    summary: "text",
  }).meta({
    title: "What it is bought for",
    description: "Each is shown in the verdict with the meter of a claim's evidence.",
  }),
  unknown: between(text("unknown"), 1, 8, "unknown").meta({
    title: "What the seller leaves open",
    description: "A few words each. Their number is shown beside the number of facts that are known.",
  }),
  benefits: exactly(z.strictObject({ title: text("title"), text: prose("text") }), 4, "benefits", { summary: "title" }),
  pros: sentences("pros"),
  cons: sentences("cons"),
  suits: sentences("suits").meta({ title: "Who it suits" }),
  skip: sentences("skip").meta({ title: "Who should skip it" }),
  closing: z.strictObject({ heading: text("heading"), text: prose("text"), label: text("label") }),
});
