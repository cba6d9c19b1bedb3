import * as z from "zod";
import { reservedLegalSlugs, routes } from "../../site/routes";
import { isoDay, metaDescription, redirectFrom, slug, text } from "../fields";
import { defineContentType } from "../content-type";

/** Front matter of `content/pages/legal/<slug>.md`. */
const legalPageSchema = z.strictObject({
  slug: slug
    .refine((value) => !reservedLegalSlugs.includes(value), {
      error: ({ input }) => `slug '${String(input)}' is used by another page`,
    })
    .meta({ description: "The last part of the URL." }),
  title: text,
  metaDescription,
  lastUpdated: isoDay,
  redirectFrom,
});

export const legal = defineContentType({
  name: "legal page",
  pattern: "pages/legal/*.md",
  schema: legalPageSchema,
  path: ({ slug }) => routes.legal(slug),
  nodes: {
    type: "LegalPage",
    hasText: true,
    fields: { path: "String!" },
    openGraph: ({ title, slug }: z.output<typeof legalPageSchema>) => ({ title, kind: "Legal", seed: slug }),
  },
  list: { label: "Legal pages", icon: "gavel" },
});
