import { files } from "../../site/routes";
import { atPlace, type Rule } from "../rule";
import { feedPaths, namedMoves, onceAllIsDue, sitePaths } from "../site-paths";

/** Beginnings of addresses at which files lie that no redirect may stand before. */
const taken = /^\/(?:static|fonts|admin|share)\/|^\/404\/?$/;

/**
 * An old address leads to one page, and is no page itself. Since every redirect leads to a page and none begins at one,
 * there are no chains and no loops.
 */
export const movedAddresses: Rule = (tree, tell) => {
  // Else a build of a later day would fail by itself.
  const due = onceAllIsDue(tree);
  const existing = new Set([...sitePaths(due), ...feedPaths(due), files.llms, files.robots, files.sitemap]);
  const seen = new Map<string, string>();
  for (const { from, to, place } of namedMoves(due)) {
    const at = atPlace(place, place);
    const other = seen.get(from);
    if (existing.has(from) || existing.has(`${from}/`))
      tell({
        ...at,
        id: "redirect",
        what: from === to ? `'${from}' is the page's own address` : `there is a page at '${from}', so nobody would be redirected`,
        right: "name addresses at which there is no page any more",
      });
    else if (taken.test(from))
      tell({ ...at, id: "redirect", what: `'${from}' belongs to the site itself`, right: "name an address that a page had" });
    else if (other) tell({ ...at, id: "redirect", what: `'${from}' is named in ${other} too`, right: "let it lead to one page" });
    else seen.set(from, `${place.file}:${place.line}`);
  }
};
