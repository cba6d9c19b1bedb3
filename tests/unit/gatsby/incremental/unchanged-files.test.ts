import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import type { Node } from "gatsby";
import { compareFiles, findUnchangedFiles, isArticleEdit, isUnchangedFile } from "../../../../src/gatsby/incremental/unchanged-files";
import { folderOf, removeFolders } from "../../publish/site-fixture";

const environment = process.env;
afterEach(() => {
  removeFolders();
  process.env = environment;
});

/** A content folder and the nodes of its files after a build. */
function buildFolder() {
  const directory = folderOf({ "posts/a.md": "first", "posts/b.md": "second", "settings.yml": "settings" });
  const nodeOf = (name: string) => {
    const absolutePath = path.join(directory, name);
    // Whole milliseconds, so that a test can restore a time.
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
  const nodes = ["posts/a.md", "posts/b.md", "settings.yml", "posts"].map(nodeOf) as unknown as Parameters<typeof compareFiles>[0];
  const [a, b, settings] = ["posts/a.md", "posts/b.md", "settings.yml"].map((name) => path.join(directory, name)) as [
    string,
    string,
    string,
  ];
  return { directory, nodes, a, b, settings };
}

const hourLater = (file: string) => fs.utimesSync(file, 0, fs.statSync(file).mtimeMs / 1000 + 3600);

function withSameTime(file: string, change: () => void): void {
  const { atime, mtime } = fs.statSync(file);
  change();
  fs.utimesSync(file, atime, mtime);
}

it("finds unchanged files", () => {
  const { nodes, a, b, settings } = buildFolder();
  expect(compareFiles(nodes)).toEqual({ unchanged: new Set([a, b, settings]), changed: [], deleted: [] });
});

it("compares content where only the time has changed", () => {
  const { nodes, a, b, settings } = buildFolder();
  hourLater(a);
  expect(compareFiles(nodes).unchanged).toEqual(new Set([a, b, settings]));
});

it.each<[string, (file: string) => void]>([
  ["an edit", (file) => fs.appendFileSync(file, " and more")],
  ["an edit with the same time", (file) => withSameTime(file, () => fs.appendFileSync(file, " and more"))],
  ["an edit of the same length", (file) => (fs.writeFileSync(file, "FIRST"), hourLater(file))],
  ["a folder in its place", (file) => (fs.rmSync(file), fs.mkdirSync(file))],
])("reports a file as changed after %s", (_, change) => {
  const { nodes, a, b, settings } = buildFolder();
  change(a);
  expect(compareFiles(nodes)).toEqual({ unchanged: new Set([b, settings]), changed: [nodes[0]], deleted: [] });
});

it("finds the nodes of deleted files and folders", () => {
  const { nodes, directory } = buildFolder();
  fs.rmSync(path.join(directory, "posts"), { recursive: true });
  expect(compareFiles(nodes).deleted.map(({ id }) => id)).toEqual(["posts/a.md", "posts/b.md", "posts"]);
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
    void findUnchangedFiles(args as unknown as Parameters<typeof findUnchangedFiles>[0], { plugins: [] }, () => undefined);
    return { deleted, stateful };
  };

  it("ignores unchanged files and deletes the nodes of deleted ones only", () => {
    const { nodes, a, b } = buildFolder();
    fs.rmSync(b);
    const { deleted, stateful } = run(nodes, "build");
    expect(deleted).toEqual(["posts/b.md of gatsby-source-filesystem"]);
    expect(stateful).toContain("gatsby-source-filesystem");
    expect([a, b].map(isUnchangedFile)).toEqual([true, false]);
  });

  it.each<[string, (file: string) => void, boolean]>([
    ["after an edit of an article", (a) => fs.appendFileSync(a, "more"), true],
    ["after an article was deleted", (a) => fs.rmSync(a), true],
    ["after a change of settings", (a) => fs.appendFileSync(path.join(a, "../../settings.yml"), "more"), false],
    ["after everything was deleted", (a) => fs.rmSync(path.join(a, "../.."), { recursive: true }), false],
  ])("%s, knows whether only articles have changed", (_, change, expected) => {
    const { nodes, a } = buildFolder();
    change(a);
    run(nodes, "build");
    expect(isArticleEdit()).toBe(expected);
  });

  it("ignores no file in develop", () => {
    const { nodes, a } = buildFolder();
    run(nodes, "build");
    run(nodes, "develop");
    expect(isUnchangedFile(a)).toBe(false);
  });
});
