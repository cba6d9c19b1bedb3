import { z } from "zod";
import { reservedLegalSlugs } from "../site/routes";
import { isoDay, metaDescription, redirectFrom, slug, text } from "./fields";

/** Front matter of `content/pages/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  /** The page's address, which no other page has. */
  slug: slug("slug").refine((value) => !reservedLegalSlugs.includes(value), {
    error: ({ input }) => `slug '${String(input)}' is the address of another page`,
  }),
  title: text("title"),
  metaDescription,
  lastUpdated: isoDay("lastUpdated"),
  redirectFrom,
});

export type LegalPage = z.output<typeof legalPageSchema>;
