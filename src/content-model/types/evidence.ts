import * as z from "zod";
import { entryChoice, listBetween, metaDescription, nonEmptyList, prose, redirectFrom, slug, text, limitedText } from "../fields";
import { defineContentType } from "../content-type";
import { routes } from "../../site/routes";

const methodSchema = z.strictObject({
  slug: slug.meta({ description: "References name it so. It is the last part of its page’s URL." }),
  label: text,
  redirectFrom,
});

const highlightSchema = z.strictObject({
  reference: entryChoice("references").meta({ title: "Reference", description: "A study or review on the poster." }),
  text: limitedText(10, 60).meta({ description: "What it found, in a few words below its dot." }),
});

/** `content/pages/evidence.yml`: the methods of the evidence page, which are the rows of its poster, and the works whose dots the poster labels. */
const evidencePageSchema = z.strictObject({
  metaDescription,
  note: prose
    .optional()
    .meta({ description: "Follows the numbers of works and claims at the top, for example: None of the works tested the product itself." }),
  methods: nonEmptyList(methodSchema).meta({
    description: "In the order of the page. A page lists the works on each.",
    form: { summary: "label", item: "method" },
  }),
  highlights: listBetween(highlightSchema, 1, 6)
    .optional()
    .meta({ description: "Works whose dots are labeled, on phones only the first three.", form: { summary: "text", item: "highlight" } }),
  redirectFrom,
});

export type EvidencePage = z.infer<typeof evidencePageSchema>;

export const evidence = defineContentType({
  name: "evidence page",
  pattern: "pages/evidence.yml",
  schema: evidencePageSchema,
  path: () => routes.evidence,
  nodes: {
    type: "EvidencePage",
    openGraph: () => ({ title: "The evidence", kind: "Studies and reviews", seed: "evidence" }),
  },
});
