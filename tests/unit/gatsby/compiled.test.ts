import { execFileSync } from "child_process";
import fs from "fs";
import path from "path";

const root = path.resolve(__dirname, "../../..");
const sources = fs
  .readdirSync(path.join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));

it("hands Gatsby its configuration and what it calls, compiled", () => {
  const program = `
    const { plugins, trailingSlash } = require("./gatsby-config.js");
    console.log(JSON.stringify([trailingSlash, plugins.length > 3, Object.keys(require("./gatsby-node.js"))]));`;
  const [slash, hasPlugins, calls] = JSON.parse(execFileSync(process.execPath, ["-e", program], { cwd: root }).toString()) as [
    string,
    boolean,
    string[],
  ];
  expect([slash, hasPlugins]).toEqual(["always", true]);
  expect(calls).toEqual(
    expect.arrayContaining(["createPages", "onCreateNode", "onPostBuild", "onPreBootstrap", "onPreInit", "sourceNodes"]),
  );
});

// Compiled together, modules have one place: src/gatsby/compiled.cjs says that it is src/check.
it("is asked by no module outside src/check where that lies", () => {
  const asking = sources.filter((file) => /\b__(?:dirname|filename)\b/.test(fs.readFileSync(path.join(root, file), "utf8")));
  expect(asking.filter((file) => path.dirname(file) !== "src/check")).toEqual([]);
});

// Gatsby takes such an export for a page's and prepares to render pages at each request.
it("finds no export named config or getServerData below src/", () => {
  const named =
    /export (?:const|function|async function) (?:config|getServerData)\b|export \{[^}]*\b(?:config|getServerData)\b(?! as)[^}]*\}/;
  expect(sources.filter((file) => named.test(fs.readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
