import { z } from "zod";
import { between, exactly, metaDescription, prose, text, textBetween } from "../fields";

const sentences = (field: string) => between(prose(field), 2, 8, field);

/** Front matter of `content/pages/review.md`. */
export const reviewPageSchema = z.strictObject({
  title: textBetween("title", 35, 65),
  metaDescription,
  heading: text("heading"),
  lead: prose("lead"),
  verdict: prose("verdict"),
  basis: prose("basis").meta({ description: "What the review is based on." }),
  benefits: exactly(z.strictObject({ title: text("title"), text: prose("text") }), 4, "benefits", { summary: "title" }),
  pros: sentences("pros"),
  cons: sentences("cons"),
  suits: sentences("suits").meta({ title: "Who it suits" }),
  skip: sentences("skip").meta({ title: "Who should skip it" }),
  closing: z.strictObject({ heading: text("heading"), text: prose("text"), label: text("label") }),
});

export type ReviewPage = z.output<typeof reviewPageSchema>;
