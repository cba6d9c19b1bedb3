import { z } from "zod";
import { claimLabels } from "../../site/evidence-labels";
import { isoDay, list, matching, numberToText, oneOf, prose, slug, text } from "../fields";

/** A pattern that matches this sentence would match any sentence. */
const neutralSentence = "It rained on Tuesday, so the walk was put off until the afternoon of the next day.";

const pattern = text("patterns")
  .refine(compiles, { error: ({ input }) => `'${String(input)}' is not a regular expression`, abort: true })
  .refine((source) => !patternOf(source).test(neutralSentence), {
    error: ({ input }) => `'${String(input)}' matches any sentence; add words about the claim`,
  });

/** A number, or the path of one in `settings/product.yml`, such as `sessionMinutes.from`. */
const figure = z.strictObject({
  /** Name of the group in a pattern that matches the figure: `(?<studies>\d+)`. */
  name: matching("name", /^[a-z]+$/i, "be the name of a group in the pattern, with letters only"),
  is: numberToText(matching("is", /^(?:\d+(?:\.\d+)?|[a-z]\w*(?:\.[a-z]\w*)?)$/i, "be a number or a field of settings/product.yml")),
});

export const claimSchema = z
  .strictObject({
    id: slug("id"),
    claim: prose("claim").meta({ title: "The claim in short" }),
    /** Sentences that repeat the claim must attribute it to them. */
    says: oneOf("says", ["seller", "study", "us"]).meta({ title: "Who says it" }),
    references: z
      .array(slug("references"), { error: "references must be a list of ids, [] where there are none" })
      .meta({ title: "References", description: "Ids of the works about it, whether they support it or not." }),
    evidence: oneOf("evidence", claimLabels),
    unknown: prose("unknown").meta({ title: "What is not known", description: "What is not known about it." }),
    patterns: list("patterns", pattern)
      .min(1, "patterns must have at least one entry")
      .meta({ description: "Regular expressions that match sentences with this claim, in any case." }),
    figures: list("figures", figure)
      .optional()
      .meta({ description: "Figures that sentences with this claim must repeat correctly.", form: { summary: "name" } }),
    checked: isoDay("checked").meta({ description: "Day of the last comparison of the claim with its sources." }),
    expires: isoDay("expires").meta({ description: "From this day it has to be checked again." }),
  })
  .refine(({ checked, expires }) => checked < expires, { error: "expires must be a day after checked", path: ["expires"] })
  .refine(({ says, references }) => says !== "study" || references.length > 0, {
    error: "a claim of a study needs a reference to the study",
    path: ["references"],
  });

/** `content/claims.yml`: every claim that the site makes about the product or its kind. */
export const claimsSchema = z.strictObject({
  items: list("items", claimSchema)
    .meta({ title: "Claims", form: { summary: "claim", newestFirst: true } })
    .refine((claims) => duplicateId(claims) === undefined, {
      error: ({ input }) => `two claims have the id '${duplicateId(input as Claim[])}'`,
    }),
});

export type Claim = z.output<typeof claimSchema>;

/**
 * Compiles a claim's pattern, for sentences with straight apostrophes.
 *
 * @throws SyntaxError for an invalid pattern, which the schema refuses
 */
export function patternOf(source: string): RegExp {
  return new RegExp(source, "i");
}

function compiles(source: string): boolean {
  try {
    patternOf(source);
    return true;
  } catch {
    return false;
  }
}

function duplicateId(claims: readonly Claim[]): string | undefined {
  return claims.find(({ id }, index) => claims.findIndex((other) => other.id === id) !== index)?.id;
}
