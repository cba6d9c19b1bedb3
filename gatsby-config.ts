import fs from "fs";
import path from "path";
import type { GatsbyConfig } from "gatsby";
import { contentDirectory } from "./src/content-model/node/content-directory";
import { nativeMarkdown, transformMarkdown } from "./src/gatsby/remark-bridge/transform-markdown";
import { sitemapOptions } from "./src/gatsby/sitemap-options";
import { QUERY_TYPES } from "./src/gatsby/build-cache";

const isDevelop = process.env["NODE_ENV"] !== "production";

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // One that does nothing: without it, Gatsby downloads a list of adapters in every build, and on Netlify installs one that
  // overwrites the `_headers` and `_redirects` that src/publish writes.
  adapter: { name: "static files", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: !fs.existsSync(QUERY_TYPES), typesOutputPath: QUERY_TYPES },
  plugins: [
    { resolve: "gatsby-plugin-styled-components", options: { displayName: isDevelop, fileName: isDevelop } },
    "gatsby-plugin-image",
    // It takes all that the content check takes, such as photos of phones whose headers are not quite right.
    { resolve: "gatsby-plugin-sharp", options: { failOn: "truncated", defaults: { formats: ["jpg", "webp", "avif"] } } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDirectory(), ignore: ["**/.*"] } },
    {
      resolve: "gatsby-transformer-remark",
      options: {
        footnotes: false,
        plugins: [
          {
            resolve: path.resolve("src/gatsby/remark-bridge"),
            options: { transform: transformMarkdown, parserPlugins: [nativeMarkdown] },
          },
        ],
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
