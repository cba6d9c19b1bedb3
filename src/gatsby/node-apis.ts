/** Gatsby's Node APIs, one file each; `gatsby-node.ts` exports them. */
export { createPages } from "./create-pages";
export { createResolvers } from "./create-resolvers";
export { createSchemaCustomization } from "./create-schema-customization";
export { onCreateNode, shouldOnCreateNode } from "./on-create-node";
export { onCreateWebpackConfig } from "./on-create-webpack-config";
export { onPostBuild } from "./on-post-build";
export { onPreInit } from "./on-pre-init";
export { sourceNodes } from "./source-nodes";
