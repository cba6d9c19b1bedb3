import fs from "fs";
import os from "os";
import path from "path";
import { lintContentAndPictures } from "../../../src/lint/node/lint-content";
import { cachedLint } from "../../../src/cli/content-lint/cached-lint";
import { openLinted, lintArticles, lintKey } from "../../../src/cli/content-lint/linted-articles";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readEntry } from "../../../src/lint/node/read-content";
import { crossFileRules, perFileRules, rules } from "../../../src/lint/rules/index";
import { articleFiles, articleSlugs, contentFolder, post, removeContentFolders, type ContentFiles } from "./content-fixture";

const caches: string[] = [];
afterEach(() => {
  removeContentFolders();
  for (const directory of caches.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
});

function newCache(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "judgments-"));
  caches.push(directory);
  return path.join(directory, "kept");
}

const many = (directory: string, cacheFile = newCache()) => cachedLint({ directory, name: "content", cacheFile, many: 1 });

/** One of each kind of problem: in front matter, in Markdown, by a rule of one article, by a rule over all. */
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
  it("finds what lintContent finds, places and all, with an empty and with a full cache", async () => {
    const directory = contentFolder(broken);
    const cache = newCache();
    const expected = await lintContentAndPictures(directory);
    expect(expected.diagnostics.length).toBeGreaterThan(10);
    expect(await many(directory, cache)).toEqual(expected);
    expect(fs.existsSync(cache)).toBe(true);
    expect(await many(directory, cache)).toEqual(expected);
  }, 60_000);

  it.each<[string, (directory: string) => void]>([
    ["an article", (directory) => fs.appendFileSync(path.join(directory, "posts/second.md"), "\nclinically proven\n")],
    ["a new article", (directory) => fs.writeFileSync(path.join(directory, "posts/new.md"), post("new"))],
    ["an article that is gone", (directory) => fs.rmSync(path.join(directory, "posts/third.md"))],
    [
      "the product's figures",
      (directory) => {
        const file = path.join(directory, "settings/product.yml");
        fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("guaranteeDays: 60", "guaranteeDays: 90"));
      },
    ],
  ])(
    "sees a change of %s behind its cache",
    async (_, change) => {
      const files = articleFiles();
      const body = files["posts/first.md"]?.replace(/\n## /, "\nThe seller gives a 60-day guarantee.\n\n## ");
      const directory = contentFolder({ ...files, "posts/first.md": body });
      const cache = newCache();
      const before = await many(directory, cache);
      expect(before).toEqual(await lintContentAndPictures(directory));
      change(directory);
      const after = await many(directory, cache);
      expect(after).toEqual(await lintContentAndPictures(directory));
      expect(after).not.toEqual(before);
    },
    60_000,
  );

  it("does without a cache that cannot be read", async () => {
    const directory = contentFolder(broken);
    const cache = newCache();
    fs.writeFileSync(cache, "no cache");
    expect(await many(directory, cache)).toEqual(await lintContentAndPictures(directory));
  }, 60_000);
});

describe("judgments", () => {
  const sourceOf = (directory: string, slug: string) => {
    const entry = listContent(directory, "content").entries.find(({ file }) => file === `content/posts/${slug}.md`);
    if (!entry) throw new Error(slug);
    return { entry, text: fs.readFileSync(entry.absolutePath, "utf8") };
  };

  it("go into bytes and come back with every place", () => {
    const directory = contentFolder(articleFiles());
    const source = sourceOf(directory, articleSlugs[0]);
    const others = listContent(directory, "content").entries.filter(({ type }) => type !== "post");
    const [bytes] = lintArticles([source], { others: others.map((entry) => readEntry(entry)), pictures: new Set() });
    const { file } = openLinted(bytes as Buffer, source);
    const { locate, ...plain } = readEntry(source.entry);
    expect(file).toMatchObject({ ...plain, locate: expect.any(Function) as unknown });
    expect(file.locate(["faq", 1, "answer"])).toEqual(locate(["faq", 1, "answer"]));
    expect(file.fingerprint?.sentences.length).toBeGreaterThan(20);
    const [paragraph] = plain.content?.texts.filter(({ kind, text }) => kind === "paragraph" && text.length > 60) ?? [];
    expect(paragraph).toBeDefined();
    for (const encoding of ["latin1", "utf16le"] as const)
      expect(bytes?.includes(Buffer.from(paragraph?.text ?? "", encoding))).toBe(false);
  });

  it("are named by the text, the place and what else they depend on", () => {
    const directory = contentFolder(articleFiles());
    const [first, second] = [sourceOf(directory, "first"), sourceOf(directory, "second")];
    const keys = [
      lintKey("a", first),
      lintKey("b", first),
      lintKey("a", { ...first, text: `${first.text} ` }),
      lintKey("a", { ...first, entry: second.entry }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(lintKey("a", { ...first })).toBe(keys[0]);
  });
});

it("every rule looks at one article or at all", () => {
  expect([...perFileRules, ...crossFileRules].length).toBe(rules.length);
  expect(new Set([...perFileRules, ...crossFileRules])).toEqual(new Set(rules));
});
