import { z } from "zod";
import { evidenceLabels } from "../site/evidence";
import { slug, text } from "./fields";

export const referenceSchema = z.strictObject({
  id: slug("id"),
  authors: text("authors"),
  /** A year, or `n.d.` for undated guidance. */
  year: z.preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    z.string({ error: "year must be a year or n.d." }).regex(/^(?:(?:19|20)\d{2}|n\.d\.)$/, "year must be a year or n.d."),
  ),
  title: text("title"),
  source: text("source"),
  doi: z
    .string({ error: "doi must be text" })
    .regex(/^10\.\d{4,}\/\S+$/, "doi must look like 10.1000/xyz, without an address before it")
    .optional(),
  topics: z.array(slug("topics")),
  /** What was found, in a sentence or two. */
  finding: text("finding"),
  /** What keeps the finding from proving more. */
  caveat: text("caveat"),
  evidence: z.enum(evidenceLabels, { error: `evidence must be one of ${evidenceLabels.join(", ")}` }),
});

/** `content/references.yml`. */
export const referencesSchema = z.strictObject({ items: z.array(referenceSchema, { error: "items must be a list" }) });

export type Reference = z.output<typeof referenceSchema>;
