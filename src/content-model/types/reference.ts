import * as z from "zod";
import { evidenceLabels } from "../../site/evidence-labels";
import { effects } from "./effect";
import {
  categoryChoice,
  methodChoice,
  httpsUrl,
  patternField,
  numberToText,
  enumField,
  prose,
  slug,
  text,
  positiveInteger,
} from "../fields";
import { defineContentType, keyFields } from "../content-type";

const year = patternField(/^(?:(?:1\d|20)\d{2}|n\.d\.)$/, "be a year such as 2024, or n.d. for a work without one").refine(
  (value) => !(Number(value) > new Date().getFullYear() + 1),
  "must not be in the future",
);

/** `content/references/<id>.yml`: a work that articles may cite. */
const referenceSchema = z.strictObject({
  id: slug.meta({ description: "Articles cite the work by it, for example smith-2023." }),
  authors: text,
  year: numberToText(year).meta({ description: "A year, or n.d. if the work has no date." }),
  title: text,
  source: text,
  doi: patternField(/^10\.\d{4,}\/[^\s\p{Cf}]+$/u, "look like 10.1000/xyz, without a URL before it or an invisible character")
    .optional()
    .meta({ title: "DOI" }),
  url: httpsUrl.optional().meta({ title: "URL", description: "The page, for a work without a DOI." }),
  topics: z.array(categoryChoice).meta({ description: "The categories it belongs to." }),
  method: methodChoice.meta({ description: "What the work is about, for the evidence page." }),
  finding: prose.meta({ description: "The result, in one or two sentences." }),
  caveat: prose.meta({ description: "Why the result does not prove more." }),
  evidence: enumField(evidenceLabels)
    .optional()
    .meta({ description: "Only for research: a press release, a leaflet or a maker’s page has none." }),
  people: positiveInteger.optional().meta({ description: "People in the work, where its effects don’t say so." }),
  effects,
});

export type Reference = z.output<typeof referenceSchema>;

export const reference = defineContentType({
  name: "reference",
  pattern: "references/*.yml",
  schema: referenceSchema,
  nodes: { type: "Reference", fields: keyFields },
  list: {
    label: "References",
    icon: "menu_book",
    identifier_field: "id",
    summary: "{{work.authors}} ({{work.year}}): {{work.title}}",
    view_groups: [{ label: "Method", field: "method" }],
  },
});
