import * as z from "zod";
import { nonEmptyList, metaDescription, prose, redirectFrom, slug, text } from "../fields";
import { defineContentType } from "../content-type";
import { routes } from "../../site/routes";

const topic = z.strictObject({
  slug: slug("slug").meta({ description: "References name it so. That of a method is the last part of its page’s URL." }),
  label: text("label"),
});

const topics = <T extends z.ZodType>(field: string, entry: T) => nonEmptyList(field, entry);

/** `content/pages/evidence.yml`: what research on the references did and measured, the rows and columns of the evidence page. */
const evidencePageSchema = z.strictObject({
  metaDescription,
  note: prose("note")
    .optional()
    .meta({ description: "Follows the numbers of works and claims at the top, for example: None of the works tested the product itself." }),
  methods: topics("methods", topic.extend({ redirectFrom })).meta({
    description: "In the order of the page. A page lists the works on each.",
    form: { summary: "label" },
  }),
  outcomes: topics("outcomes", topic).meta({ description: "In the order of the page.", form: { summary: "label" } }),
  redirectFrom,
});

export const evidence = defineContentType({
  name: "evidence page",
  pattern: "pages/evidence.yml",
  format: "yaml",
  schema: evidencePageSchema,
  path: () => routes.evidence,
  nodes: { type: "EvidencePage" },
});
