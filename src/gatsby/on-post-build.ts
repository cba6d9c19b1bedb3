import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { readContentFile } from "../content-model/node/content-folder";
import { robotsFile } from "../seo/robots";
import { securityTxt } from "../seo/security-txt";
import { buildDay } from "../site/build-day";
import { isDeployPreview } from "../site/deploy-context";
import { isPlaceholder } from "../site/placeholders";
import { files } from "../site/routes";
import type { Graphql } from "./article-files";
import { icons, SITE_FILE, type PublishedFiles } from "../site/published-files";

/** The key of the digests, by path, of what the last build made its article files from. */
const DIGESTS = "article-files";

/**
 * Writes feeds, Markdown exports, llms.txt, robots.txt and security.txt, and lists what this build publishes. What an article
 * file is made from tells whether that of the last build is still right: parsing all again takes a CPU second for 60 articles.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter, cache, createContentDigest }) => {
  const query: Graphql = async <Data>(text: string, variables?: Record<string, unknown>) => {
    const { data, errors } = (await graphql(text, variables)) as { data?: Data; errors?: Error[] };
    return data && !errors ? data : reporter.panic("the site's files could not be made", errors);
  };
  const { allSitePage } = await query<{ allSitePage: { nodes: { path: string }[] } }>("{ allSitePage { nodes { path } } }");
  const site = readContentFile("site");
  // Loaded only here: Gatsby loads this file in each of its processes.
  const { listArticleFiles } = await import("./article-files");
  const articleFiles = await listArticleFiles(query);
  // As JSON, because the digest of an object without a prototype, such as GraphQL's, is always the same.
  const digests = new Map([...articleFiles].map(([url, { madeFrom }]) => [url, createContentDigest(JSON.stringify(madeFrom))]));
  const before = new Map((await cache.get(DIGESTS)) as [string, string][] | undefined);
  const texts = new Map<string, string>();
  for (const [url, { make }] of articleFiles)
    if (before.get(url) !== digests.get(url) || !fs.existsSync(path.join("public", url))) texts.set(url, await make());
  // Without an address there is nobody to report to.
  if (!isPlaceholder(site.contactEmail)) texts.set(files.securityTxt, securityTxt(site, buildDay(process.env)));
  texts.set(files.robots, robotsFile(site.url, isDeployPreview(process.env)));
  const built: PublishedFiles = {
    siteUrl: site.url,
    pages: allSitePage.nodes.map((page) => page.path).sort(),
    files: [...articleFiles.keys(), ...Object.keys(icons), ...[files.securityTxt, files.robots].filter((url) => texts.has(url))].sort(),
  };
  texts.set(`/${SITE_FILE}`, JSON.stringify(built));
  for (const [url, text] of texts) {
    const file = path.join("public", url);
    // Most texts are those of the last build. A file that keeps its time is not loaded by browsers again.
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  await cache.set(DIGESTS, [...digests]);
};
