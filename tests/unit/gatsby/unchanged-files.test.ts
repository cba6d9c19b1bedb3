import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import type { CreateWebpackConfigArgs, Node } from "gatsby";
import { onCreateWebpackConfig } from "../../../src/gatsby/on-create-webpack-config";
import { isEditOfArticles, isUnchangedFile, onPreBootstrap, sortFiles } from "../../../src/gatsby/incremental/unchanged-files";
import { folderOf, removeFolders } from "../publish/site-fixture";

const environment = process.env;
afterEach(() => {
  removeFolders();
  process.env = environment;
});

/** A content folder, and the nodes that a build made of it. */
function built() {
  const directory = folderOf({ "posts/a.md": "first", "posts/b.md": "second", "settings.yml": "settings" });
  const nodeOf = (name: string) => {
    const absolutePath = path.join(directory, name);
    // In whole milliseconds, so that a test can put a time back.
    fs.utimesSync(absolutePath, new Date(), new Date());
    const { size, mtimeMs } = fs.statSync(absolutePath);
    const isFile = fs.statSync(absolutePath).isFile();
    const contentDigest = isFile ? createHash("md5").update(fs.readFileSync(absolutePath)).digest("hex") : "folder";
    return {
      id: name,
      absolutePath,
      size,
      mtimeMs,
      internal: { type: isFile ? "File" : "Directory", contentDigest, owner: "gatsby-source-filesystem" },
    };
  };
  const nodes = ["posts/a.md", "posts/b.md", "settings.yml", "posts"].map(nodeOf) as unknown as Parameters<typeof sortFiles>[0];
  const [a, b, settings] = ["posts/a.md", "posts/b.md", "settings.yml"].map((name) => path.join(directory, name)) as [
    string,
    string,
    string,
  ];
  return { directory, nodes, a, b, settings };
}

const hourLater = (file: string) => fs.utimesSync(file, 0, fs.statSync(file).mtimeMs / 1000 + 3600);

function keepingTime(file: string, change: () => void): void {
  const { atime, mtime } = fs.statSync(file);
  change();
  fs.utimesSync(file, atime, mtime);
}

it("finds files as they were, and nothing gone", () => {
  const { nodes, a, b, settings } = built();
  expect(sortFiles(nodes)).toEqual({ files: new Set([a, b, settings]), changed: [], gone: [] });
});

it("takes a file that was put back with a new time for unchanged", () => {
  const { nodes, a, b, settings } = built();
  hourLater(a);
  expect(sortFiles(nodes).files).toEqual(new Set([a, b, settings]));
});

it.each<[string, (file: string) => void]>([
  ["an edit", (file) => fs.appendFileSync(file, " and more")],
  ["an edit that kept the time", (file) => keepingTime(file, () => fs.appendFileSync(file, " and more"))],
  ["an edit of the same length", (file) => (fs.writeFileSync(file, "FIRST"), hourLater(file))],
  ["a folder in its place", (file) => (fs.rmSync(file), fs.mkdirSync(file))],
])("does not find a file after %s", (_, change) => {
  const { nodes, a, b, settings } = built();
  change(a);
  expect(sortFiles(nodes)).toEqual({ files: new Set([b, settings]), changed: [nodes[0]], gone: [] });
});

it("finds the nodes of files and folders that are gone", () => {
  const { nodes, directory } = built();
  fs.rmSync(path.join(directory, "posts"), { recursive: true });
  expect(sortFiles(nodes).gone.map(({ id }) => id)).toEqual(["posts/a.md", "posts/b.md", "posts"]);
});

describe("before Gatsby sources nodes", () => {
  const run = (nodes: readonly Node[], command: string) => {
    process.env = { ...environment, gatsby_executing_command: command };
    const deleted: string[] = [];
    const stateful: string[] = [];
    const args = {
      getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
      actions: {
        deleteNode: ({ id }: Node, { name }: { name: string }) => deleted.push(`${id} of ${name}`),
        enableStatefulSourceNodes: ({ name }: { name: string }) => stateful.push(name),
      },
    };
    void onPreBootstrap(args as unknown as Parameters<typeof onPreBootstrap>[0], { plugins: [] }, () => undefined);
    return { deleted, stateful };
  };

  it("spares a build unchanged files, takes away nodes of what is gone, and lets no others go", () => {
    const { nodes, a, b } = built();
    fs.rmSync(b);
    const { deleted, stateful } = run(nodes, "build");
    expect(deleted).toEqual(["posts/b.md of gatsby-source-filesystem"]);
    expect(stateful).toContain("gatsby-source-filesystem");
    expect([a, b].map(isUnchangedFile)).toEqual([true, false]);
  });

  it.each<[string, (file: string) => void, boolean]>([
    ["after an edit of an article", (a) => fs.appendFileSync(a, "more"), true],
    ["when an article is gone", (a) => fs.rmSync(a), true],
    ["after a change of settings", (a) => fs.appendFileSync(path.join(a, "../../settings.yml"), "more"), false],
    ["when nothing is as it was", (a) => fs.rmSync(path.join(a, "../.."), { recursive: true }), false],
  ])("knows %s whether only articles were edited", (_, change, expected) => {
    const { nodes, a } = built();
    change(a);
    run(nodes, "build");
    expect(isEditOfArticles()).toBe(expected);
    // Gatsby asks for the few pages' data itself then, and leaves it to other processes otherwise.
    delete process.env["GATSBY_CPU_COUNT"];
    for (const [stage, cores] of [
      ["build-javascript", undefined],
      ["build-html", expected ? "1" : undefined],
    ] as const) {
      const args = { stage, actions: { setWebpackConfig: () => undefined } };
      void onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
      expect(process.env["GATSBY_CPU_COUNT"]).toBe(cores);
    }
  });

  it("leaves every file to be watched in develop", () => {
    const { nodes, a } = built();
    run(nodes, "build");
    run(nodes, "develop");
    expect(isUnchangedFile(a)).toBe(false);
  });
});
