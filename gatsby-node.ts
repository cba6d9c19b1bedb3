export * from "./src/gatsby/node-apis";
