import { GO } from "../site/paid-links";

/** Files that are no pages and would only be saved or shown as text. */
const filePatterns = ["/*.xml", "/*.json", "/*.md", "/*.txt"];

/**
 * Which links a browser may open ahead of the click (https://html.spec.whatwg.org/#speculation-rules):
 * those of this site, when a reader's pointer rests on one; never a paid link, never a file such as a feed, never the CMS.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin/*", `${GO}*`, ...filePatterns] } },
          { not: { selector_matches: "[rel~=sponsored]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
