import * as z from "zod";
import { findMeasure, namedMeasures } from "../figures/measures";
import { list, enumField, slug, text, number, positiveInteger, yesOrNo } from "../fields";

/**
 * Units of an effect. `g`, `d` and `SMD` are standardized mean differences; `effect size` is one that its source does not
 * name. `count` is a number of things out of `total`, such as studies of those reviewed.
 */
const effectMeasures = [...namedMeasures, "percentage points", "points", "count", "items", "minutes", "hours", "days"];

/** Where we read a number: in the work, or in another text about it (`secondarySource`). */
const readIn = ["abstract", "full text", "registry", "secondarySource"] as const;

const fields = z.strictObject({
  id: slug.meta({ description: "Charts name it, for example inattention-blinded." }),
  outcome: text.meta({ description: "What was measured." }),
  measure: enumField(effectMeasures),
  estimate: number.meta({ description: "As printed. Negative means less of the outcome." }),
  low: number.optional().meta({ description: "Lower end of the interval, where it was seen." }),
  high: number.optional().meta({ description: "Upper end of the interval, where it was seen." }),
  level: z
    .int({ error: "must be 95 or 99" })
    .refine((value) => [95, 99].includes(value), { error: "must be 95 or 99" })
    .optional()
    .meta({ description: "95 or 99: the level of the interval in percent." }),
  total: positiveInteger.optional().meta({ title: "Out of", description: "How many there were in all, for a count." }),
  change: yesOrNo.optional().meta({ title: "Is a change", description: "The percentage is a change, and may be below 0 or above 100." }),
  n: positiveInteger.optional().meta({ title: "People", description: "People in the estimate or, if only that is known, in the work." }),
  k: positiveInteger.optional().meta({ title: "Studies", description: "Studies pooled." }),
  comparison: text.meta({ description: "Compared with what." }),
  readIn: enumField(readIn).meta({ description: "Where the number was read; secondarySource: in another text about the work." }),
});
export type Effect = z.output<typeof fields>;

/** One number of a work, with what it measures and against what. */
const effectSchema = fields.superRefine((effect, { addIssue }) => {
  const { measure, estimate, low, high, level, total, change } = effect;
  const refuse = (field: keyof Effect, message: string) => addIssue({ code: "custom", message, path: [field], input: effect[field] });
  const numbers = [estimate, low, high].filter((value) => value !== undefined);
  if ((low === undefined) !== (high === undefined)) refuse(low === undefined ? "high" : "low", "low and high must be given together");
  if ((level === undefined) !== (low === undefined && high === undefined))
    refuse(level === undefined ? "low" : "level", "level must be given with low and high, and only with them");
  if (low !== undefined && high !== undefined && !(low <= estimate && estimate <= high))
    refuse("estimate", `must be between low (${low}) and high (${high})`);
  if ((measure === "count") !== (total !== undefined))
    refuse(total === undefined ? "measure" : "total", "a count must say out of how many, and only a count: total");
  if (total !== undefined && estimate > total) refuse("estimate", `must be at most the total (${total})`);
  if (change === true && measure !== "percent") refuse("change", "only a percentage is a change");
  if (measure === "percent" && change !== true && numbers.some((value) => value < 0 || value > 100))
    refuse("estimate", "a percentage must be from 0 to 100 unless it is a change");
  if (findMeasure(measure).isRatio && numbers.some((value) => value <= 0)) refuse("estimate", "a ratio must be above 0");
});

/** The effects of a work. */
export const effects = list(effectSchema)
  .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, { error: "two effects have the same id" })
  .optional()
  .meta({ title: "Effects", form: { summary: "outcome", item: "effect" } });
