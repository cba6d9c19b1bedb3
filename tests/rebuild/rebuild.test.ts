import { createHash } from "crypto";
import fs from "fs";
import os from "os";
import path from "path";
import sharp from "sharp";
import { stringify } from "yaml";
import { articleOf, writeCorpus } from "../bench/corpus";
import { syntheticPost } from "../bench/synthetic-text";
import { buildCopy, copyProject } from "../bench/work-copy";
import { followGuide } from "./follow-guide";

const root = path.resolve(__dirname, "../..");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "rebuild-"));
const [site, clean] = ["site", "clean"].map((name) => path.join(work, name)) as [string, string];
const content = path.join(site, "content");
/** More than a page of the list holds. */
const COUNT = 14;
const CHART = "n-back-controls";

afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

const slugs = Array.from({ length: COUNT }, (_, index) => syntheticPost(index, COUNT).slug);
const fileOf = (index: number) => path.join("posts", `${slugs[index]}.md`);
const [DUE, DRAFT, LATER] = [551, 505, 508].map((number) => syntheticPost(number, COUNT).slug) as [string, string, string];
const unpublished = [DUE, DRAFT, LATER];

function edit(file: string, from: RegExp, to: string): void {
  const text = fs.readFileSync(path.join(content, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}`);
  fs.writeFileSync(path.join(content, file), changed);
}

function addArticle(number: number, change = (text: string) => text): void {
  const article = articleOf(syntheticPost(number, COUNT), number, COUNT, ["ingendoh-2023", "garcia-argibay-2019"]);
  fs.writeFileSync(path.join(content, "posts", `${syntheticPost(number, COUNT).slug}.md`), change(article));
}

function relink(from: string, to: string): void {
  for (const name of fs.readdirSync(path.join(content, "posts"))) {
    const file = path.join(content, "posts", name);
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll(`/blog/${from}/`, `/blog/${to}/`));
  }
}

/** One change of each kind that Gatsby's cache must see. */
function changeContent(): void {
  edit(fileOf(3), /$/, "\nA sentence that was not here before.\n");
  edit(fileOf(4), /^title: .*$/m, "title: A Title That the Article Did Not Have Before");
  edit(fileOf(7), /^faq:$/m, "image: ../images/own.jpg\nimageAlt: A plain gray\nfaq:");
  edit(fileOf(9), /^date: .*$/m, "date: 2025-08-01");
  addArticle(503);
  fs.rmSync(path.join(content, fileOf(11)));
  relink(slugs[11] ?? "", slugs[12] ?? "");
  fs.renameSync(path.join(content, fileOf(10)), path.join(content, "posts", "a-renamed-article.md"));
  edit("posts/a-renamed-article.md", /^slug: .*$/m, "slug: a-renamed-article");
  relink(slugs[10] ?? "", "a-renamed-article");
  edit("references/au-2015.yml", /(?<before>estimate: )[\d.]+/, "$<before>0.111");
  edit(`figures/charts/${CHART}.yml`, /^title: .*$/m, "title: Another finding than the one before");
  const author = { name: "Ann Lee", role: "Editor", biography: "Ann edits.", image: "../images/own.jpg", imageAlt: "Ann" };
  fs.writeFileSync(path.join(content, "settings", "author.yml"), stringify(author));
  edit("settings/site.yml", /^affiliateLink: .*$/m, "affiliateLink: https://seller.example/another");
}

/** Hash of every published file by its path. */
function hashPublished(directory: string): Record<string, string> {
  const dist = path.join(directory, "dist");
  const files = fs.readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name))).sort();
  const hash = (name: string) =>
    createHash("sha1")
      .update(fs.readFileSync(path.join(dist, name)))
      .digest("hex");
  return Object.fromEntries(names.map((name) => [name, hash(name)]));
}

const readPublished = (file: string) => fs.readFileSync(path.join(site, "dist", file), "utf8");
const isNoindex = () => /X-Robots-Tag: noindex/.test(readPublished("_headers").split("\n/")[0] ?? "");
/** A word that is only in the text of an article. */
const wordOf = (slug: string) => `quillfeather${slug.length}${slug.charCodeAt(0)}`;
/** Which of the unpublished articles have their slug or their word in any published file. */
const publishedSlugs = () =>
  unpublished.filter((slug) =>
    Object.keys(hashPublished(site)).some(
      (file) => file.includes(slug) || [slug, wordOf(slug)].some((word) => readPublished(file).includes(word)),
    ),
  );

/** The project with what its guide adds, so that the guide's steps need no build of their own. */
function copyWithAdditions(directory: string): void {
  copyProject(root, directory);
  followGuide("Add a page type", directory);
  followGuide("Add a field", directory);
}

/** Makes pictures small and sounds short, because a build takes seconds for the files of large and long ones. */
async function shrinkFiles(): Promise<void> {
  const files = fs.readdirSync(path.join(content, "images"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(?:png|jpg)$/.test(name)).map((name) => path.join(content, "images", name)))
    fs.writeFileSync(file, await sharp(file).resize(320).toBuffer());
  for (const file of fs.readdirSync(path.join(content, "figures", "sounds")))
    edit(`figures/sounds/${file}`, /^seconds: .*$/m, "seconds: 6");
}

beforeAll(async () => {
  copyWithAdditions(site);
  writeCorpus({ count: COUNT, contentDirectory: path.join(root, "content"), directory: content });
  edit(fileOf(6), /$/, `\n::chart{id=${CHART}}\n`);
  edit(fileOf(0), /$/, "\nAll works are [in one list](/sources/#works).\n");
  edit(fileOf(1), /^faq:$/m, "difficulty: Easy\nfaq:");
  const hide = (date: string, slug: string) => (text: string) =>
    `${text.replace(/^date: .*$/m, date)}\nThe word ${wordOf(slug)} is nowhere else.\n`;
  // Two spaces, which a pattern on the line would miss.
  addArticle(551, hide("date:  2030-03-02", DUE));
  addArticle(505, hide("date: 2025-09-01\ndraft: true", DRAFT));
  addArticle(508, hide("date: 2030-03-03", LATER));
  await shrinkFiles();
  await sharp({ create: { width: 1400, height: 788, channels: 3, background: "#777" } })
    // As a phone saves it: with the position where it was taken.
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 0/1" } })
    .jpeg()
    .toFile(path.join(content, "images", "own.jpg"));
  await buildCopy(site, { BUILD_DATE: "2030-03-01", CONTEXT: "deploy-preview" });
});

it("shows what the steps of 'Add a page type' and 'Add a field' add", () => {
  expect(readPublished("sources/index.html")).toMatch(/<h1[^>]*>Sources<\/h1>/);
  expect(readPublished("sitemap-0.xml")).toContain("/sources/</loc>");
  expect(readPublished(`blog/${slugs[1]}/index.html`)).toContain("Difficulty: Easy");
  expect(readPublished(`blog/${slugs[2]}/index.html`)).not.toContain("Difficulty:");
});

it("shows unpublished articles in a preview, with their status", () => {
  expect(publishedSlugs()).toEqual(unpublished);
  expect(isNoindex()).toBe(true);
  const statusOf = (slug: string) => /Not published: (?:<[^>]*>)*([^<]+)/.exec(readPublished(`blog/${slug}/index.html`))?.[1];
  expect(unpublished.map(statusOf)).toEqual(["Due on March 2, 2030", "Draft", "Due on March 3, 2030"]);
});

describe("a build on top of an earlier one, on the day of a scheduled article", () => {
  it("has the bytes of a clean build in another folder", async () => {
    const day = { BUILD_DATE: "2030-03-02" };
    const before = hashPublished(site);
    changeContent();
    await buildCopy(site, day);
    copyWithAdditions(clean);
    fs.cpSync(content, path.join(clean, "content"), { recursive: true });
    await buildCopy(clean, day);
    const after = hashPublished(site);
    expect(after).not.toEqual(before);
    expect(after).toEqual(hashPublished(clean));
  });

  it("publishes the scheduled article, and neither a later one nor a draft", () => {
    expect(publishedSlugs()).toEqual([DUE]);
    expect(isNoindex()).toBe(false);
  });

  it("signs with the person that it now has, on every article, in feeds and exports, with a portrait", () => {
    for (const file of [`blog/${slugs[2]}/index.html`, `blog/${slugs[2]}.md`, "feed.xml", "about/index.html"])
      expect([file, readPublished(file).includes("Ann Lee")]).toEqual([file, true]);
    expect(readPublished("about/index.html")).toMatch(/<section id="author"[^]*\/own\.avif/);
  });

  it("publishes an article's own picture in every format, without the position where it was taken", async () => {
    expect((await sharp(path.join(content, "images", "own.jpg")).metadata()).exif?.length).toBeGreaterThan(0);
    const page = readPublished(`blog/${slugs[7]}/index.html`);
    for (const part of ['type="image/avif"', 'type="image/webp"', 'alt="A plain gray"']) expect(page).toContain(part);
    const pictures = new Set(Array.from(page.matchAll(/\/static\/[\w./-]+\/own\.(?:jpg|webp|avif)/g), ([address]) => address));
    expect(pictures.size).toBeGreaterThan(2);
    for (const picture of pictures) {
      const { exif, xmp, iptc } = await sharp(path.join(site, "dist", picture)).metadata();
      expect([picture, exif, xmp, iptc]).toEqual([picture, undefined, undefined, undefined]);
    }
  });
});
