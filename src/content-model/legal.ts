import { z } from "zod";
import { isoDay, metaDescription, slug, text } from "./fields";

/** Front matter of `content/pages/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  slug: slug("slug"),
  title: text("title"),
  metaDescription,
  lastUpdated: isoDay("lastUpdated"),
});

export type LegalPage = z.output<typeof legalPageSchema>;
