import type { GatsbyConfig } from "gatsby";
import path from "path";
import { hostAdapter } from "./src/gatsby/host-adapter";
import { nativeMarkdown } from "./src/gatsby/native-markdown";
import { transformMarkdown } from "./src/gatsby/transform-markdown";
import { contentDirectory, readSettings } from "./src/gatsby/settings";
import { sitemapOptions } from "./src/gatsby/sitemap-options";

const published = process.env["NODE_ENV"] === "production";
const { site } = readSettings(__dirname);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  adapter: hostAdapter,
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"] },
  plugins: [
    // Class names that say their component help in develop and only weigh on a page.
    { resolve: "gatsby-plugin-styled-components", options: { displayName: !published, fileName: !published } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: { placeholder: "dominantColor", formats: ["jpg", "webp", "avif"] } } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDirectory(__dirname) } },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        plugins: [
          {
            resolve: path.join(__dirname, "src/gatsby/remark-bridge"),
            options: { transform: transformMarkdown, parserPlugins: [nativeMarkdown] },
          },
        ],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
