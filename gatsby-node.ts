import { withIncrementalApis } from "./src/gatsby/incremental/with-incremental-build";
import * as nodeApis from "./src/gatsby/node-apis";

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
} = withIncrementalApis(nodeApis);
