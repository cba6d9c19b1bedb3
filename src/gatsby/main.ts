// Not as `config`: an export of that name says, anywhere below src/, that Gatsby must render pages at each request.
export { default as siteConfig } from "./config";
export * as nodeApis from "./node-apis";
