import { files } from "../../site/routes";
import { atPlace, type Rule } from "../rule";
import { feedPaths, declaredRedirects, onceAllIsDue, sitePaths } from "../site-urls";

/** Beginnings of addresses at which files lie that no redirect may stand before. */
const taken = /^\/(?:static|fonts|admin|share)\/|^\/404\/?$/;

/**
 * An old address leads to one page, and is no page itself. Since every redirect leads to a page and none begins at one,
 * there are no chains and no loops.
 */
export const validRedirects: Rule = (tree, report) => {
  // Else a build of a later day would fail by itself.
  const due = onceAllIsDue(tree);
  const existing = new Set([...sitePaths(due), ...feedPaths(due), files.llms, files.robots, files.sitemap]);
  const seen = new Map<string, string>();
  for (const { from, to, place } of declaredRedirects(due)) {
    const at = atPlace(place, place);
    const other = seen.get(from);
    if (existing.has(from) || existing.has(`${from}/`))
      report({
        ...at,
        id: "redirect",
        message: from === to ? `'${from}' is the page's own address` : `there is a page at '${from}', so nobody would be redirected`,
        suggestion: "name addresses at which there is no page any more",
      });
    else if (taken.test(from))
      report({ ...at, id: "redirect", message: `'${from}' belongs to the site itself`, suggestion: "name an address that a page had" });
    else if (other) report({ ...at, id: "redirect", message: `'${from}' is named in ${other} too`, suggestion: "let it lead to one page" });
    else seen.set(from, `${place.file}:${place.line}`);
  }
};
