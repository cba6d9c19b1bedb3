/** Files that are not pages. */
const filePatterns = ["/*.xml", "/*.json", "/*.md", "/*.txt"];

/**
 * Links that a browser may prerender when the pointer rests on them (https://html.spec.whatwg.org/#speculation-rules):
 * those of this site except paid links, files and the CMS.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin/*", ...filePatterns] } },
          { not: { selector_matches: "[rel~=sponsored]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
