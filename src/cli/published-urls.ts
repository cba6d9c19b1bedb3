import fs from "node:fs";
import path from "node:path";
import { readContentTree } from "../lint/node/read-content";
import { feedPaths, sitePaths } from "../lint/site-urls";
import { formatDiagnostic } from "../content-model/diagnostic";
import { contentDirectory } from "../content-model/node/content-folder";
import { buildDay } from "../site/build-day";
import { PUBLISHED_URLS_FILE, formatPublishedUrls } from "../site/published-urls";

/**
 * `npm run addresses`: adds the addresses that the content makes today to the list of those that were ever published.
 * Nothing is taken out of it. Commit what it writes.
 *
 * @throws when a content file cannot be read, because its addresses are not known
 */
export function addresses(): Promise<void> {
  const directory = contentDirectory(process.cwd());
  const tree = readContentTree(directory, path.relative(process.cwd(), directory).split(path.sep).join("/"), buildDay(process.env));
  if (tree.diagnostics.length > 0) throw new Error(tree.diagnostics.map(formatDiagnostic).join("\n"));
  const before = new Set((tree.published?.addresses ?? []).map(({ address }) => address));
  const fresh = [...sitePaths(tree), ...feedPaths(tree)].filter((address) => !before.has(address));
  fs.writeFileSync(path.join(directory, PUBLISHED_URLS_FILE), formatPublishedUrls([...before, ...fresh]));
  for (const address of fresh.sort()) console.log(`+ ${address}`);
  console.log(`${before.size + fresh.length} addresses, ${fresh.length} of them new`);
  return Promise.resolve();
}
