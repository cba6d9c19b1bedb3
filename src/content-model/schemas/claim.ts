import { z } from "zod";
import { claimLabels } from "../../site/evidence-labels";
import { isoDay, prose, slug, text } from "../fields";

/** Who makes a claim; sentences that repeat it must attribute it to them. */
export const claimants = ["seller", "study", "us"] as const;
export type Claimant = (typeof claimants)[number];

/** A pattern that matches this sentence would match any sentence. */
const neutralSentence = "It rained on Tuesday, so the walk was put off until the afternoon of the next day.";

const pattern = text("patterns")
  .refine((source) => compiles(source), { error: ({ input }) => `'${String(input)}' is not a regular expression` })
  .refine((source) => !compiles(source) || !patternOf(source).test(neutralSentence), {
    error: ({ input }) => `'${String(input)}' matches any sentence; add words about the claim`,
  });

/** A number, or the path of one in `settings/product.yml`, such as `sessionMinutes.from`. */
const figure = z.strictObject({
  /** Name of the group in a pattern that matches the figure: `(?<studies>\d+)`. */
  name: z.string({ error: "name must be text" }).regex(/^[a-z]+$/i, "name must be the name of a group in the pattern, with letters only"),
  is: z.preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    z
      .string({ error: "is must be a number or a field of settings/product.yml" })
      .regex(/^(?:\d+(?:\.\d+)?|[a-z]\w*(?:\.[a-z]\w*)?)$/i, "is must be a number or a field of settings/product.yml"),
  ),
});

export const claimSchema = z
  .strictObject({
    id: slug("id"),
    claim: prose("claim").meta({ title: "The claim in short" }),
    says: z.enum(claimants, { error: `says must be one of ${claimants.join(", ")}` }).meta({ title: "Who says it" }),
    references: z
      .array(slug("references"), { error: "references must be a list of ids, [] where there are none" })
      .meta({ title: "References", description: "Ids of the works about it, whether they support it or not." }),
    evidence: z.enum(claimLabels, { error: `evidence must be one of ${claimLabels.join(", ")}` }),
    unknown: prose("unknown").meta({ title: "What is not known", description: "What is not known about it." }),
    patterns: z
      .array(pattern, { error: "patterns must be a list" })
      .min(1, "patterns must have at least one entry")
      .meta({ description: "Regular expressions that match sentences with this claim, in any case." }),
    figures: z
      .array(figure, { error: "figures must be a list" })
      .optional()
      .meta({ description: "Figures that sentences with this claim must repeat correctly.", form: { summary: "name" } }),
    checked: isoDay("checked").meta({ description: "Day on which somebody last compared the claim with its sources." }),
    expires: isoDay("expires").meta({ description: "From this day it has to be checked again." }),
  })
  .refine(({ checked, expires }) => checked < expires, { error: "expires must be a day after checked", path: ["expires"] })
  .refine(({ says, references }) => says !== "study" || references.length > 0, {
    error: "a claim of a study needs a reference to the study",
    path: ["references"],
  });

/** `content/claims.yml`: every claim that the site makes about the program or about what entrainment does. */
export const claimsSchema = z.strictObject({
  items: z
    .array(claimSchema, { error: "items must be a list" })
    .meta({ title: "Claims", form: { summary: "claim" } })
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: ({ input }) => `two claims have the id '${firstDuplicate((input as { id: string }[]).map(({ id }) => id))}'`,
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

function firstDuplicate(ids: readonly string[]): string {
  return ids.find((id, index) => ids.indexOf(id) !== index) ?? "";
}
