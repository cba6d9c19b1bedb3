import * as z from "zod";
import { reservedLegalSlugs } from "../../site/routes";
import { isoDay, metaDescription, redirectFrom, slug, text } from "../fields";

/** Front matter of `content/pages/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  slug: slug("slug")
    .refine((value) => !reservedLegalSlugs.includes(value), {
      error: ({ input }) => `slug '${String(input)}' is used by another page`,
    })
    .meta({ description: "The last part of the URL." }),
  title: text("title"),
  metaDescription,
  lastUpdated: isoDay("lastUpdated"),
  redirectFrom,
});
