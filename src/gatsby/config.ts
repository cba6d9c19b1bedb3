import type { GatsbyConfig } from "gatsby";
import path from "path";
import { limitHeapGrowth } from "./incremental/heap-growth";
import { hostAdapter } from "./host-adapter";
import { nativeMarkdown } from "./remark-bridge/native-parser-plugin";
import { transformMarkdown } from "./remark-bridge/transform-markdown";
import { contentDirectory, readSettings } from "../content-model/node/content-folder";
import { sitemapOptions } from "./sitemap-options";
import { isUnchangedFile } from "./incremental/unchanged-files";

const published = process.env["NODE_ENV"] === "production";
const root = process.cwd();
const { site } = readSettings(root);
// Each of Gatsby's processes reads its configuration.
limitHeapGrowth();

/** Gatsby's configuration; `gatsby-config.ts` hands it over. */
const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  adapter: hostAdapter,
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ["./src/gatsby/**/*.ts"] },
  plugins: [
    // Class names that say their component help in develop and only weigh on a page.
    { resolve: "gatsby-plugin-styled-components", options: { displayName: !published, fileName: !published } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "dominantColor", formats: ["jpg", "webp", "avif"] } } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDirectory(root), ignore: [isUnchangedFile] } },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        plugins: [
          {
            resolve: path.join(root, "src/gatsby/remark-bridge"),
            options: { transform: transformMarkdown, parserPlugins: [nativeMarkdown] },
          },
        ],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
