/**
 * Which links a browser may open ahead of the click (https://html.spec.whatwg.org/#speculation-rules):
 * those of this site, when a reader's pointer rests on one; never a paid link, never the CMS.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/admin/*" } }, { not: { selector_matches: "[rel~=sponsored]" } }] },
      eagerness: "moderate",
    },
  ],
};
