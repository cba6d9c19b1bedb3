import { z } from "zod";
import { reservedLegalSlugs } from "../../site/routes";
import { isoDay, metaDescription, redirectFrom, slug, text } from "../fields";

/** Front matter of `content/pages/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  slug: slug("slug")
    .refine((value) => !reservedLegalSlugs.includes(value), {
      error: ({ input }) => `slug '${String(input)}' is the address of another page`,
    })
    .meta({ title: "Address", description: "Between two slashes; no other page has it." }),
  title: text("title"),
  metaDescription,
  lastUpdated: isoDay("lastUpdated"),
  redirectFrom,
});

export type LegalPage = z.output<typeof legalPageSchema>;
