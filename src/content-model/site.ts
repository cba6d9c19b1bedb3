import { z } from "zod";
import { httpsUrl, text } from "./fields";

/** `content/settings/site.yml`: what every page says of the site itself. */
export const siteSchema = z.strictObject({
  brand: text("brand"),
  /** Address of the site without a path. */
  url: httpsUrl("url").refine((value) => URL.canParse(value) && new URL(value).pathname === "/", "url must have no path after the host"),
  language: z.literal("en", { error: "language must be en" }),
  description: text("description"),
  /** The one address that every call to action leads to. */
  affiliateLink: httpsUrl("affiliateLink"),
  headerLabel: text("headerLabel"),
  disclosure: text("disclosure"),
  tagline: text("tagline"),
  footerDisclosure: text("footerDisclosure"),
  copyright: text("copyright"),
  /** Named as the author of articles. */
  author: text("author"),
  /** Where readers write to. */
  contactEmail: z.email({ error: "contactEmail must be a mail address" }),
});

export type SiteSettings = z.output<typeof siteSchema>;
