import fs from "fs";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { robotsFile } from "../seo/robots";
import { readSettings } from "./settings";

/**
 * Names the pages of this build for the step that publishes them:
 * `public/` may hold pages of earlier builds, and only Gatsby knows which are of this one. Writes robots.txt beside them.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql }) => {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(`
    query PublishedPages {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const paths = (data?.allSitePage.nodes ?? []).map((page) => page.path).sort();
  fs.writeFileSync(path.join(process.cwd(), ".cache", "published-pages.json"), JSON.stringify(paths));
  const { url } = readSettings(process.cwd()).site;
  fs.writeFileSync(path.join(process.cwd(), "public", "robots.txt"), robotsFile(url));
};
