import { z } from "zod";
import { between, exactly, metaDescription, text, textBetween } from "./fields";

const sentences = (what: string) => between(text(what), 2, 8, what);

/** Front matter of `content/pages/review.md`. */
export const reviewPageSchema = z.strictObject({
  title: textBetween("title", 35, 65),
  metaDescription,
  heading: text("heading"),
  lead: text("lead"),
  verdict: text("verdict"),
  /** What the review rests on. */
  basis: text("basis"),
  benefits: exactly(z.strictObject({ title: text("title"), text: text("text") }), 4, "benefits"),
  pros: sentences("pros"),
  cons: sentences("cons"),
  suits: sentences("suits"),
  skip: sentences("skip"),
  closing: z.strictObject({ heading: text("heading"), text: text("text"), label: text("label") }),
});

export type ReviewPage = z.output<typeof reviewPageSchema>;
