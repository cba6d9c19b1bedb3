import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { robotsFile } from "../seo/robots";
import { securityTxt } from "../seo/security-txt";
import { buildDay } from "../site/build-day";
import { isDeployPreview } from "../site/deploy-context";
import type { Redirect } from "../site/redirects";
import { filePaths } from "../site/pages/index";
import { files } from "../site/routes";
import { strictGraphql } from "./strict-graphql";
import { readContentFile } from "../content-model/node/content-folder";
import { buildFeeds } from "./write-feeds";

interface Published {
  allSitePage: { nodes: { path: string }[] };
  allPost: { nodes: { slug: string; path: string; redirectFrom: string[] | null }[] };
  allLegalPage: { nodes: { path: string; redirectFrom: string[] | null }[] };
  allCategory: { nodes: { slug: string; path: string; redirectFrom: string[] | null }[] };
}

/**
 * Writes feeds, llms.txt, robots.txt and security.txt. Then lists the pages, files and redirects of this build for
 * `src/publish/assemble.ts`, because `public/` may also hold files of earlier builds.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql }) => {
  const query = strictGraphql(graphql as Parameters<typeof strictGraphql>[0]);
  const { allSitePage, allPost, allLegalPage, allCategory } = await query<Published>(`
    query Published {
      allSitePage { nodes { path } }
      allPost { nodes { slug path redirectFrom } }
      allLegalPage { nodes { path redirectFrom } }
      allCategory { nodes { slug path redirectFrom } }
    }
  `);
  const texts = await buildFeeds(query);
  const site = readContentFile("site");
  texts.set(files.securityTxt, securityTxt(site, buildDay(process.env)));
  texts.set(files.robots, robotsFile(site, isDeployPreview(process.env)));
  for (const [url, text] of texts) write(path.join("public", url), text);

  const declaredRedirects: Redirect[] = [...allPost.nodes, ...allLegalPage.nodes, ...allCategory.nodes].flatMap(
    ({ path: to, redirectFrom }) => (redirectFrom ?? []).map((from) => ({ from, to })),
  );
  write(path.join(".cache", "published-pages.json"), JSON.stringify(allSitePage.nodes.map((page) => page.path).sort()));
  write(
    path.join(".cache", "published-files.json"),
    JSON.stringify({ files: filePaths(allPost.nodes, allCategory.nodes).sort(), declaredRedirects }),
  );
};

function write(file: string, text: string): void {
  const absolute = path.resolve(file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
}
