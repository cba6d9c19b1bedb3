import { resolveRedirects } from "../../site/redirects";
import type { Rule } from "../rule";
import { feedPaths, declaredRedirects, sitePaths } from "../site-urls";

/** Shown of a long list of new addresses. */
const SHOWN = 3;

/** Every address that was published has its page or a redirect, and new ones are on the list. */
export const noLostUrls: Rule = (tree, report) => {
  if (!tree.published) return;
  const { file, addresses } = tree.published;
  // What an unreadable file publishes is not known; the file itself has been told of.
  if (tree.files.some(({ value }) => value === undefined)) return;
  const existing = new Set([...sitePaths(tree), ...feedPaths(tree)]);
  const { lost } = resolveRedirects({ published: addresses.map(({ address }) => address), existing, named: declaredRedirects(tree) });
  const gone = new Set(lost);
  const listed = new Set<string>();
  for (const { address, line } of addresses) {
    listed.add(address);
    if (gone.has(address))
      report({
        file,
        line,
        column: 1,
        id: "lost-address",
        message: `'${address}' was published and has neither a page nor a redirect`,
        suggestion: `add redirectFrom: ["${address}"] to what takes its place: an article, a legal page, or a category in settings/categories.yml`,
      });
  }
  const fresh = [...existing].filter((address) => !listed.has(address)).sort();
  if (fresh.length > 0)
    report({
      file,
      line: 1,
      column: 1,
      severity: "warning",
      id: "new-address",
      message: `${fresh.length} addresses are not on the list: ${fresh.slice(0, SHOWN).join(", ")}${fresh.length > SHOWN ? ", …" : ""}`,
      suggestion: "run npm run addresses and commit the list",
    });
};
