import type { SiteSettings } from "../content-model/types/site";
import { absoluteUrl, files } from "../site/routes";

/**
 * Generates security.txt (RFC 9116). It expires on the first day of a month within a year of the build, so that builds of
 * one month have the same bytes.
 *
 * @param day of the build, as an ISO day
 */
export function securityTxt({ url, contactEmail }: Pick<SiteSettings, "url" | "contactEmail">, day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const expires = new Date(Date.UTC(year, month - 1 + 11, 1));
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(url, files.securityTxt)}`,
    "",
  ].join("\n");
}
