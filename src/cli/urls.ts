import fs from "node:fs";
import path from "node:path";
import { formatDiagnostic } from "../content-model/diagnostic";
import { contentDirectory } from "../content-model/node/content-directory";
import { readContent } from "../lint/node/read-content";
import { sitePaths } from "../lint/site-urls";
import { buildDay } from "../site/build-day";
import { files } from "../site/routes";
import { PUBLISHED_URLS_FILE, formatPublishedUrls } from "../site/published-urls";

/**
 * `npm run urls`: adds the URL paths of today's content to the committed list of every path that was ever published.
 * Removes none.
 *
 * @throws when a content file cannot be read, because its paths are unknown then
 */
export async function addPublishedUrls(): Promise<void> {
  const tree = readContent(buildDay(process.env));
  const errors = tree.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(errors.map(formatDiagnostic).join("\n"));
  const listed = new Set((tree.published?.urls ?? []).map(({ url }) => url));
  const added = [...sitePaths(tree), files.rss].filter((url) => !listed.has(url)).sort();
  const file = path.join(contentDirectory(), PUBLISHED_URLS_FILE);
  const list = (fs.existsSync(file) && fs.readFileSync(file, "utf8")) || formatPublishedUrls([]);
  // After what is there: the owner may have written comments.
  if (added.length > 0) fs.writeFileSync(file, `${list.replace(/(?<!\n)$/, "\n")}${added.join("\n")}\n`);
  for (const url of added) console.log(`+ ${url}`);
  console.log(`${listed.size + added.length} URLs, ${added.length} of them new`);
}
