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
import { icons, SITE_FILE, type PublishedFiles } from "../site/published-files";
import { articleFiles, type Graphql } from "./article-files";

/** Writes feeds, Markdown exports, llms.txt, robots.txt and security.txt, and lists what this build publishes. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const query: Graphql = async <Data>(text: string) => {
    const { data, errors } = (await graphql(text)) as { data?: Data; errors?: Error[] };
    return data && !errors ? data : reporter.panic("the site's files could not be made", errors);
  };
  const { allSitePage } = await query<{ allSitePage: { nodes: { path: string }[] } }>("{ allSitePage { nodes { path } } }");
  const site = readContentFile("site");
  const texts = await articleFiles(query);
  // Without an address there is nobody to report to.
  if (!isPlaceholder(site.contactEmail)) texts.set(files.securityTxt, securityTxt(site, buildDay(process.env)));
  texts.set(files.robots, robotsFile(site.url, isDeployPreview(process.env)));
  const built: PublishedFiles = {
    siteUrl: site.url,
    pages: allSitePage.nodes.map((page) => page.path).sort(),
    files: [...texts.keys(), ...Object.keys(icons)].sort(),
  };
  texts.set(`/${SITE_FILE}`, JSON.stringify(built));
  for (const [url, text] of texts) {
    const file = path.join("public", url);
    // Most texts are those of the last build. A file that keeps its time is not loaded by browsers again.
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
};
