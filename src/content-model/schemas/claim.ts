import * as z from "zod";
import { claimLabels } from "../../site/evidence-labels";
import { phraseError, phrasePattern } from "../../site/word-list";
import { isoDay, list, matching, numberToText, choice, prose, slug } from "../fields";
import { somePhrases } from "../phrase-fields";

/** A phrase that is in this sentence would be in many. */
const neutralSentence = "It rained on Tuesday, so the walk was put off until the afternoon of the next day.";

/** A number, or the path of one in `settings/product.yml`, such as `sessionMinutes.from`. */
const number = z.strictObject({
  /** Its name in a phrase: `[studies] studies`. */
  name: matching("name", /^[a-z]+$/i, "be a name in square brackets in a phrase, with letters only"),
  is: numberToText(matching("is", /^(?:\d+(?:\.\d+)?|[a-z]\w*(?:\.[a-z]\w*)?)$/i, "be a number or a field of settings/product.yml")),
});

/** `content/claims/<id>.yml`: a claim that the site makes about the product or its kind. */
export const claimSchema = z
  .strictObject({
    id: slug("id"),
    claim: prose("claim").meta({ title: "The claim in short" }),
    /** Sentences that repeat the claim must attribute it to them. */
    source: choice("source", ["seller", "study", "us"]).meta({ title: "Who says it" }),
    references: z
      .array(slug("references"), { error: "references must be a list of ids, [] where there are none" })
      .meta({ description: "Ids of the works about it, whether they support it or not." }),
    evidence: choice("evidence", claimLabels),
    unknown: prose("unknown").meta({ title: "What is not known", description: "What is not known about it." }),
    phrases: somePhrases("phrases")
      .refine((phrases) => !phrases.some((phrase) => !phraseError(phrase) && phrasePattern(phrase).test(neutralSentence)), {
        error: "a phrase is in any sentence; add words about the claim",
      })
      .meta({
        description: "Sentences with one of these make the claim. Written as in the vocabulary; [studies] is the number of that name.",
      }),
    numbers: list("numbers", number)
      .optional()
      .meta({ description: "Numbers that sentences with this claim must repeat correctly.", form: { summary: "name" } }),
    checked: isoDay("checked").meta({ description: "Day of the last comparison of the claim with its sources." }),
    expires: isoDay("expires").meta({ description: "From this day it has to be checked again." }),
  })
  .refine(({ checked, expires }) => checked < expires, { error: "expires must be a day after checked", path: ["expires"] })
  .refine(({ source, references }) => source !== "study" || references.length > 0, {
    error: "a claim of a study needs a reference to the study",
    path: ["references"],
  });

export type Claim = z.output<typeof claimSchema>;
