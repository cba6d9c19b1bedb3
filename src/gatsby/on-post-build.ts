import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { readContentFile } from "../content-model/node/content-folder";
import { absoluteUrl, files } from "../site/routes";
import { icons, SITE_FILE, type PublishedFiles } from "../site/published-files";
import { articleFiles, type Graphql } from "./article-files";

/** Writes feeds, Markdown exports, llms.txt and robots.txt, and lists what this build publishes. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter }) => {
  const query: Graphql = async <Data>(text: string) => {
    const { data, errors } = (await graphql(text)) as { data?: Data; errors?: Error[] };
    return data && !errors ? data : reporter.panic("the site's files could not be made", errors);
  };
  const { allSitePage } = await query<{ allSitePage: { nodes: { path: string }[] } }>("{ allSitePage { nodes { path } } }");
  const site = readContentFile("site");
  const texts = await articleFiles(query);
  // A deploy preview has it, too: its pages are noindex by their header, which crawlers must see.
  texts.set(files.robots, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.url, files.sitemap)}\n`);
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
