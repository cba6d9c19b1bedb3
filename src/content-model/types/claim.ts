import * as z from "zod";
import { claimLabels } from "../../site/evidence-labels";
import { isoDay, list, patternField, enumField, prose, slug, relationTo, number } from "../fields";
import { defineContentType, keyFields } from "../content-type";

/** A number that sentences with the claim's mark repeat. */
const claimNumber = z.strictObject({
  name: patternField(/^[\p{L}-]+$/u, "be one word").meta({ description: "The word after the number: studies." }),
  is: number.meta({ title: "Number" }),
});

/** `content/claims/<id>.yml`: a claim that the site makes about the product or its kind. */
const claimSchema = z
  .strictObject({
    id: slug,
    claim: prose.meta({ title: "The claim in short" }),
    source: enumField(["seller", "study", "us"]).meta({ title: "Who says it" }),
    references: z
      .array(relationTo({ collection: "references", value: "id" }), {
        error: "must be a list of ids, [] where there are none",
      })
      .meta({ description: "Ids of the works about it, whether they support it or not.", form: { item: "reference" } }),
    evidence: enumField(claimLabels),
    unknown: prose.meta({ title: "What is not known", description: "What is not known about it." }),
    numbers: list(claimNumber)
      .optional()
      .meta({
        description: "A number before one of these words, in a sentence with the claim’s mark, must be this one.",
        form: { summary: "name", item: "number" },
      }),
    checked: isoDay.meta({ description: "Day of the last comparison of the claim with its sources." }),
    expires: isoDay.meta({ description: "From this day it has to be checked again." }),
  })
  .refine(({ checked, expires }) => checked < expires, { error: "must be after the day of the last comparison", path: ["expires"] })
  .refine(({ source, references }) => source !== "study" || references.length > 0, {
    error: "a claim of a study needs a reference to the study",
    path: ["references"],
  });

export type Claim = z.output<typeof claimSchema>;

export const claim = defineContentType({
  name: "claim",
  pattern: "claims/*.yml",
  schema: claimSchema,
  nodes: { type: "Claim", fields: keyFields },
  list: {
    label: "Claims",
    icon: "fact_check",
    identifier_field: "id",
    summary: "{{claim}}",
    sortable_fields: ["id", "expires"],
    view_groups: [
      { label: "Evidence", field: "evidence" },
      { label: "Month in which it expires", field: "expires", pattern: String.raw`\d{4}-\d{2}` },
    ],
  },
});
