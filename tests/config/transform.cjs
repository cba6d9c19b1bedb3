const { createHash } = require("node:crypto");
const path = require("node:path");

const { transformSync, version } = require("esbuild");

const loaders = { ".ts": "ts", ".tsx": "tsx", ".js": "js", ".mjs": "js", ".jsx": "jsx" };

/** Compiles TypeScript and ES modules for Jest. Unlike Babel, it does not move `jest.mock()` above imports. */
module.exports = {
  process: (source, file) =>
    transformSync(source, {
      loader: loaders[path.extname(file)],
      format: "cjs",
      target: "node20",
      supported: { "dynamic-import": false },
      jsx: "automatic",
      sourcemap: "inline",
      sourcefile: file,
    }),
  getCacheKey: (source, file) => createHash("sha1").update(`${version} ${file}\0${source}`).digest("hex"),
};
