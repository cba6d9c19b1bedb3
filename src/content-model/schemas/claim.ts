import { z } from "zod";
import { claimLabels } from "../../site/evidence-labels";
import { isoDay, prose, slug, text } from "../fields";

/** Who makes a claim; the sentences that repeat it must tell it as theirs. */
export const claimants = ["seller", "study", "us"] as const;
export type Claimant = (typeof claimants)[number];

/** Says nothing about anything; a pattern that finds a claim here finds one everywhere. */
const innocent = "It rained on Tuesday, so the walk was put off until the afternoon of the next day.";

const pattern = text("patterns")
  .refine((source) => compiles(source), { error: ({ input }) => `'${String(input)}' is not a regular expression` })
  .refine((source) => !compiles(source) || !patternOf(source).test(innocent), {
    error: ({ input }) => `'${String(input)}' finds the claim in any sentence; name what the claim is about`,
  });

/** A number, or the path of one in `settings/product.yml`, such as `sessionMinutes.from`. */
const figure = z.strictObject({
  /** Name of the group in a pattern, `(?<studies>\d+)`, that holds the figure where a sentence names it. */
  name: z.string({ error: "name must be text" }).regex(/^[a-z]+$/i, "name must be the name of a group, letters alone"),
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
      .meta({ title: "References", description: "Ids of the works that it rests on, whichever way they point." }),
    evidence: z.enum(claimLabels, { error: `evidence must be one of ${claimLabels.join(", ")}` }),
    unknown: prose("unknown").meta({ title: "What is not known", description: "What nobody knows about it, or we do not." }),
    patterns: z
      .array(pattern, { error: "patterns must be a list" })
      .min(1, "patterns must name at least one")
      .meta({ description: "Regular expressions, without regard to case, by which a sentence is recognized as making the claim." }),
    figures: z
      .array(figure, { error: "figures must be a list" })
      .optional()
      .meta({ description: "What sentences that name a figure must agree with.", form: { summary: "name" } }),
    checked: isoDay("checked").meta({ description: "Day on which somebody last held the claim against its sources." }),
    expires: isoDay("expires").meta({ description: "Day from which it has to be checked again." }),
  })
  .refine(({ checked, expires }) => checked < expires, { error: "expires must be a day after checked", path: ["expires"] })
  .refine(({ says, references }) => says !== "study" || references.length > 0, {
    error: "a claim of a study names the study",
    path: ["references"],
  });

/** `content/claims.yml`: every claim that the site makes about the program or about what entrainment does. */
export const claimsSchema = z.strictObject({
  items: z
    .array(claimSchema, { error: "items must be a list" })
    .meta({ title: "Claims", form: { summary: "claim" } })
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: ({ input }) => `two claims have the id '${repeated((input as { id: string }[]).map(({ id }) => id))}'`,
    }),
});

export type Claim = z.output<typeof claimSchema>;

/**
 * A pattern of the ledger as it is applied. Sentences have straight apostrophes when they meet it.
 *
 * @throws SyntaxError when it is no regular expression; the definition above refuses such a one
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

function repeated(ids: readonly string[]): string {
  return ids.find((id, index) => ids.indexOf(id) !== index) ?? "";
}
