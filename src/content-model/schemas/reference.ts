import { z } from "zod";
import { evidenceLabels } from "../../site/evidence-labels";
import { prose, slug, text } from "../fields";

export const referenceSchema = z.strictObject({
  id: slug("id").meta({ title: "Id", description: "Articles cite the work by it, for example ingendoh-2023." }),
  authors: text("authors"),
  year: z
    .preprocess(
      (value) => (typeof value === "number" ? String(value) : value),
      z.string({ error: "year must be a year or n.d." }).regex(/^(?:(?:19|20)\d{2}|n\.d\.)$/, "year must be a year or n.d."),
    )
    .meta({ description: "A year, or n.d. if the work has no date." }),
  title: text("title"),
  source: text("source"),
  doi: z
    .string({ error: "doi must be text" })
    .regex(/^10\.\d{4,}\/\S+$/, "doi must look like 10.1000/xyz, without a URL before it")
    .optional()
    .meta({ title: "DOI" }),
  topics: z.array(slug("topics")).meta({ description: "Slugs of the categories it belongs to." }),
  finding: prose("finding").meta({ description: "The result, in one or two sentences." }),
  caveat: prose("caveat").meta({ description: "Why the result does not prove more." }),
  evidence: z.enum(evidenceLabels, { error: `evidence must be one of ${evidenceLabels.join(", ")}` }),
});

/** `content/references.yml`. */
export const referencesSchema = z.strictObject({
  items: z.array(referenceSchema, { error: "items must be a list" }).meta({ title: "References", form: { summary: "id" } }),
});

export type Reference = z.output<typeof referenceSchema>;
