import { movesOf } from "../../site/moved-addresses";
import type { Rule } from "../rule";
import { feedPaths, namedMoves, sitePaths } from "../site-paths";

/** Shown of a long list of new addresses. */
const SHOWN = 3;

/** Every address that was published has its page or a redirect, and new ones are on the list. */
export const publishedAddresses: Rule = (tree, tell) => {
  if (!tree.published) return;
  const { file, addresses } = tree.published;
  // What an unreadable file publishes is not known; the file itself has been told of.
  if (tree.files.some(({ value }) => value === undefined)) return;
  const existing = new Set([...sitePaths(tree), ...feedPaths(tree)]);
  const { lost } = movesOf({ published: addresses.map(({ address }) => address), existing, named: namedMoves(tree) });
  const gone = new Set(lost);
  const listed = new Set<string>();
  for (const { address, line } of addresses) {
    listed.add(address);
    if (gone.has(address))
      tell({
        file,
        line,
        column: 1,
        id: "lost-address",
        what: `'${address}' was published and has neither a page nor a redirect`,
        right: `add redirectFrom: ["${address}"] to what takes its place: an article, a legal page, or a category in settings/categories.yml`,
      });
  }
  const fresh = [...existing].filter((address) => !listed.has(address)).sort();
  if (fresh.length > 0)
    tell({
      file,
      line: 1,
      column: 1,
      severity: "warning",
      id: "new-address",
      what: `${fresh.length} addresses are not on the list: ${fresh.slice(0, SHOWN).join(", ")}${fresh.length > SHOWN ? ", …" : ""}`,
      right: "run npm run addresses and commit the list",
    });
};
