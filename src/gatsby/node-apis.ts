/** What Gatsby calls while it builds; `gatsby-node.ts` hands it over. */
export { createPages } from "./create-pages";
export { createResolvers } from "./create-resolvers";
export { createSchemaCustomization } from "./create-schema-customization";
export { onCreateWebpackConfig } from "./on-create-webpack-config";
export { onCreateNode, shouldOnCreateNode } from "./on-create-node";
export { onPostBuild } from "./on-post-build";
export { onPreInit } from "./on-pre-init";
export { sourceNodes } from "./source-nodes";
export { onPreBootstrap } from "./incremental/unchanged-files";
