import { createRequire } from "module";
import path from "path";
import type * as NodeApis from "./src/gatsby/node-apis";

/** `src/gatsby/node.ts`, as `gatsby-config.ts` asks for its part. */
const requireHere = createRequire(path.join(process.cwd(), "gatsby-node.ts"));
const { nodeApis } = requireHere("./src/gatsby/incremental/compile-node-apis.cjs") as { nodeApis: typeof NodeApis };

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
  onPreInit,
  shouldOnCreateNode,
  sourceNodes,
} = nodeApis;
