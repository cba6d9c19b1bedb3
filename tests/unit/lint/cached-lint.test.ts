import fs from "fs";
import os from "os";
import path from "path";
import { lintFolder } from "./lint-folder";
import { cachedLint } from "../../../src/cli/content-lint/cached-lint";
import { restoreArticle, lintArticles, articleKey } from "../../../src/cli/content-lint/linted-articles";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readEntry } from "../../../src/lint/node/read-content";
import { articlesOf } from "../../../src/lint/articles";
import { claimFinder } from "../../../src/lint/claim-finder";
import { articleFiles, articleSlugs, contentFolder, post, removeContentFolders, type ContentFiles } from "./content-fixture";

const caches: string[] = [];
afterEach(() => {
  removeContentFolders();
  for (const directory of caches.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
});

function newCache(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "lint-cache-"));
  caches.push(directory);
  return path.join(directory, "cache");
}

const lint = (directory: string, cacheFile: string) => cachedLint({ directory, name: "content", cacheFile, minArticles: 1 });

/** Errors in front matter, in Markdown, of a per-file rule and of a cross-file rule. */
const broken: ContentFiles = {
  ...articleFiles(),
  "posts/short.md": post("short", { body: "It is clinically proven.\n\n<b>x</b>\n\n[a](/nowhere/)" }),
  "posts/twice.md": articleFiles()["posts/first.md"],
  "posts/drafted.md": post("drafted", { fields: "draft: true\n", body: "It is clinically proven.\n\n[a](/nowhere/)" }),
  "posts/no-date.md": post("no-date").replace(/^date:.*\n/m, ""),
  "posts/unfinished.md": "---\nslug: x\n",
  "posts/large.md": "word ".repeat(30_000),
  "pages/odd.txt": "x",
  "images/broken.png": "x",
};

describe("cachedLint", () => {
  it("returns what lintFolder returns, with an empty cache and with a full one", async () => {
    const directory = contentFolder(broken);
    const cache = newCache();
    const expected = await lintFolder(directory);
    expect(expected.diagnostics.length).toBeGreaterThan(10);
    expect(await lint(directory, cache)).toEqual(expected);
    expect(fs.existsSync(cache)).toBe(true);
    expect(await lint(directory, cache)).toEqual(expected);
  }, 60_000);

  it.each<[string, (directory: string) => void]>([
    ["a changed article", (directory) => fs.appendFileSync(path.join(directory, "posts/second.md"), "\nclinically proven\n")],
    ["a new article", (directory) => fs.writeFileSync(path.join(directory, "posts/new.md"), post("new"))],
    ["a deleted article", (directory) => fs.rmSync(path.join(directory, "posts/third.md"))],
    [
      "changed product figures",
      (directory) => {
        const file = path.join(directory, "settings/product.yml");
        fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("guaranteeDays: 60", "guaranteeDays: 90"));
      },
    ],
  ])(
    "notices %s although it has a cache",
    async (_, change) => {
      const files = articleFiles();
      const body = files["posts/first.md"]?.replace(/\n## /, "\nThe seller gives a 60-day guarantee.\n\n## ");
      const directory = contentFolder({ ...files, "posts/first.md": body });
      const cache = newCache();
      const before = await lint(directory, cache);
      expect(before).toEqual(await lintFolder(directory));
      change(directory);
      const after = await lint(directory, cache);
      expect(after).toEqual(await lintFolder(directory));
      expect(after).not.toEqual(before);
    },
    60_000,
  );

  it("ignores a damaged cache", async () => {
    const directory = contentFolder(broken);
    const cache = newCache();
    fs.writeFileSync(cache, "no cache");
    expect(await lint(directory, cache)).toEqual(await lintFolder(directory));
  }, 60_000);
});

describe("cached results", () => {
  const sourceOf = (directory: string, slug: string) => {
    const entry = listContent(directory, "content").entries.find(({ file }) => file === `content/posts/${slug}.md`);
    if (!entry) throw new Error(slug);
    return { entry, text: fs.readFileSync(entry.absolutePath, "utf8") };
  };

  it("restore the file with every position, and are stored without its texts", () => {
    const directory = contentFolder(articleFiles());
    const source = sourceOf(directory, articleSlugs[0]);
    const others = listContent(directory, "content").entries.filter(({ type }) => type !== "post");
    const rest = { others: others.map((entry) => readEntry(entry)), pictures: new Set<string>() };
    const [bytes] = lintArticles([source], rest);
    const { file } = restoreArticle(bytes as Buffer, source);
    const { locate, ...plain } = readEntry(source.entry);
    expect(file).toMatchObject({ ...plain, locate: expect.any(Function) as unknown });
    expect(file.locate(["faq", 1, "answer"])).toEqual(locate(["faq", 1, "answer"]));
    const { file: withoutText } = restoreArticle(bytes as Buffer, { ...source, text: "" });
    const tree = { files: [...rest.others, withoutText], diagnostics: [], published: undefined, pictures: rest.pictures };
    expect(articlesOf(tree)[0]?.shingles.sentences.length).toBeGreaterThan(20);
    expect(claimFinder(tree)?.(withoutText)).toEqual([]);
    const [paragraph] = plain.content?.texts.filter(({ kind, text }) => kind === "paragraph" && text.length > 60) ?? [];
    expect(paragraph).toBeDefined();
    for (const encoding of ["latin1", "utf16le"] as const)
      expect(bytes?.includes(Buffer.from(paragraph?.text ?? "", encoding))).toBe(false);
  });

  it("have a key of the text, the path and everything else they depend on", () => {
    const directory = contentFolder(articleFiles());
    const [first, second] = [sourceOf(directory, "first"), sourceOf(directory, "second")];
    const keys = [
      articleKey("a", first),
      articleKey("b", first),
      articleKey("a", { ...first, text: `${first.text} ` }),
      articleKey("a", { ...first, entry: second.entry }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(articleKey("a", { ...first })).toBe(keys[0]);
  });
});
