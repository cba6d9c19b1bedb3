import path from "path";
import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./src/gatsby/generated-files";
import { postPages, sitePages } from "./src/site/pages/site-pages";

export { onPreInit } from "./src/gatsby/build-cache"; // marks the cache as incomplete until the command has ended
export { createSchemaCustomization } from "./src/gatsby/schema"; // GraphQL types from the content model
export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/gatsby/on-create-node"; // content files become Post, Category, …
export { createResolvers } from "./src/gatsby/resolvers"; // what GraphQL computes, and the files that it names: covers, sounds, Open Graph images
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config"; // no work for scripts that nobody loads
export { onPostBuild } from "./src/gatsby/on-post-build"; // feeds, Markdown exports, robots.txt, and the manifest for src/publish

/** Creates every page, and writes the site's icons. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(`
    query PagesToCreate {
      posts: allPost {
        nodes {
          id
          path
          categorySlug
          date
          updated
          citedReferences
        }
      }
      categories: allCategory(sort: { position: ASC }) {
        nodes {
          id
          slug
        }
      }
      informationPages: allInformationPage(sort: { path: ASC }) {
        nodes {
          id
          path
        }
      }
      legalPages: allLegalPage(sort: { path: ASC }) {
        nodes {
          id
          path
        }
      }
      references: allReference {
        nodes {
          key
          method
        }
      }
      evidencePage {
        methods {
          slug
        }
      }
      siteSettings {
        logo
      }
    }
  `);
  if (errors || !data) return reporter.panic("createPages could not query the content", errors);
  for (const { path: pagePath, template, context } of [...sitePages(data), ...postPages(data)])
    actions.createPage({ path: pagePath, component: path.resolve("src/templates", `${template}.tsx`), context });
  await writeIcons(data.siteSettings?.logo, path.resolve("public"));
};
