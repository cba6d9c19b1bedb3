// Plain JavaScript, since Node loads it: what gatsby-config.ts and gatsby-node.ts hand over, compiled from TypeScript.
// Gatsby has Parcel compile those two; with all that they hand over, that takes seconds of every build. esbuild takes a
// sixth of one.
const Module = require("node:module");
const path = require("node:path");
const { buildSync } = require("esbuild");

const entry = path.join(__dirname, "..", "main.ts");
const { outputFiles } = buildSync({
  entryPoints: [entry],
  bundle: true,
  platform: "node",
  format: "cjs",
  target: `node${process.versions.node}`,
  packages: "external",
  write: false,
});
const compiled = new Module(entry, module);
compiled.filename = entry;
compiled.paths = module.paths;
compiled._compile(outputFiles[0].text, entry);

module.exports = compiled.exports;
