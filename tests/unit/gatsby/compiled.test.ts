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
    const { default: { plugins, trailingSlash } } = require("./gatsby-config.ts");
    const calls = Object.entries(require("./gatsby-node.ts")).flatMap(([name, call]) => (typeof call === "function" ? [name] : []));
    console.log(JSON.stringify([trailingSlash, plugins.length > 3, calls, Object.keys(require("./src/gatsby/incremental/compile-node-apis.cjs").nodeApis)]));`;
  const output = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", program], { cwd: root }).toString();
  const [slash, hasPlugins, calls, apis] = JSON.parse(output) as [string, boolean, string[], string[]];
  expect([slash, hasPlugins]).toEqual(["always", true]);
  expect(calls).toContain("createPages");
  expect(calls.sort()).toEqual(apis.sort());
});

// Compiled together, modules have one place, and none of them is in its own.
it("is asked by no module where that lies", () => {
  const asking = sources.filter((file) => /\b__(?:dirname|filename)\b/.test(fs.readFileSync(path.join(root, file), "utf8")));
  expect(asking).toEqual([]);
});

// Gatsby takes such an export for a page's and prepares to render pages at each request.
it("finds no export named config or getServerData below src/", () => {
  const named =
    /export (?:const|function|async function) (?:config|getServerData)\b|export \{[^}]*\b(?:config|getServerData)\b(?! as)[^}]*\}/;
  expect(sources.filter((file) => named.test(fs.readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
