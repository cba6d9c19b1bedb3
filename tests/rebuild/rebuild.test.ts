import { execFile } from "child_process";
import fs from "fs";
import os from "os";
import path from "path";
import { promisify } from "util";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { readOffer } from "../../src/content-model/node/content-folder";
import { wordList } from "../../src/lint/word-list";
import { listFiles } from "../../src/site/node/list-files";
import { formatPublishedUrls, parsePublishedUrls } from "../../src/site/published-urls";
import { articleOf, readCorpusSettings } from "../bench/corpus";
import { syntheticPost } from "../bench/synthetic-text";
import { buildCopy, copyProject } from "../bench/work-copy";
import { writeLaunchedContent } from "../launch/launched-content";
import { followGuide } from "./follow-guide";

/*
 * Three builds in one copy of the project: another product's site, its preview with changes on top of it, and this site as its
 * owner launches it, which has another offer and therefore deletes the cache. The copy has what the guide's steps add, so that
 * these need no build of their own.
 */

const root = path.resolve(__dirname, "../..");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "rebuild-"));
const site = path.join(work, "site");
const content = path.join(site, "content");
/** The launched site, for browser tests: `dist/` and `content/`. */
const launched = process.env["LAUNCHED_DIR"] ?? path.join(work, "launched");

afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

const [DAY, DAY_BEFORE] = ["2030-03-02", "2030-03-01"] as const;
const COUNT = 600;
const slugOf = (number: number) => syntheticPost(number, COUNT).slug;
const [DUE, DRAFT, LATER, ADDED] = [slugOf(551), slugOf(505), slugOf(508), slugOf(503)];
/** A draft whose text has errors: in no build. */
const UNFINISHED = slugOf(512);
const unpublished = [DUE, DRAFT, LATER, UNFINISHED];
/** The articles of the other product, from the file names of its fixture. */
const [first, second, third] = fs
  .readdirSync(path.join(root, "tests/fixtures/standing-desk/posts"))
  .map((file) => path.basename(file, ".md"))
  .sort() as [string, string, string];
const fileOf = (slug: string) => path.join("posts", `${slug}.md`);

function edit(file: string, from: RegExp, to: string): void {
  const text = fs.readFileSync(path.join(content, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}`);
  fs.writeFileSync(path.join(content, file), changed);
}

function addArticle(number: number, change = (text: string) => text): void {
  const works = fs.readdirSync(path.join(content, "references")).map((file) => path.basename(file, ".yml"));
  const article = articleOf(syntheticPost(number, COUNT), number, COUNT, works, readCorpusSettings(content));
  const text = change(article)
    // The other articles of its corpus are not there.
    .replace(/\/blog\/[a-z0-9-]+\//g, `/blog/${third}/`)
    // It is about the product of this site.
    .replace(/audio/gi, "radio")
    .replace(/brainwave/gi, "riverbank");
  fs.writeFileSync(path.join(content, "posts", `${syntheticPost(number, COUNT).slug}.md`), text);
}

const listTexts = () => listFiles(content).filter((file) => /\.(?:md|yml)$/.test(file));

function relink(from: string, to: string): void {
  for (const file of listTexts().map((name) => path.join(content, name)))
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll(`/blog/${from}/`, `/blog/${to}/`));
}

/** One change of each kind that Gatsby's cache must see. */
function changeContent(): void {
  edit(fileOf(third), /$/, "\nA sentence that was not here before.\n");
  edit(fileOf(third), /^title: .*$/m, "title: A Title That the Article Did Not Have Before");
  edit(fileOf(third), /^date: .*$/m, "date: 2025-08-01");
  addArticle(503);
  fs.rmSync(path.join(content, fileOf(second)));
  relink(second, ADDED);
  fs.renameSync(path.join(content, fileOf(first)), path.join(content, "posts", "a-renamed-article.md"));
  edit("posts/a-renamed-article.md", /^slug: .*$/m, "slug: a-renamed-article");
  relink(first, "a-renamed-article");
  const author = { name: "Ann Lee", role: "Editor", biography: "Ann edits.", image: "../images/own.jpg", imageAlt: "Ann" };
  fs.writeFileSync(path.join(content, "settings", "author.yml"), stringify(author));
  edit("settings/site.yml", /^affiliateLink: .*$/m, "affiliateLink: https://seller.example/another");
}

const build = (environment: NodeJS.ProcessEnv) => buildCopy(site, environment);
const listPublished = () => listFiles(path.join(site, "dist"));
const readPublished = (file: string) => fs.readFileSync(path.join(site, "dist", file), "utf8");
/** Published files with text. The CMS has words of its own. */
const listPublishedTexts = () =>
  listPublished().filter((file) => /\.(?:html|xml|json|md|txt|svg)$/.test(file) && !file.startsWith("admin/"));

const isNoindex = () => /X-Robots-Tag: noindex/.test(readPublished("_headers").split("\n/")[0] ?? "");
/** A word that is only in the text of an article. */
const wordOf = (slug: string) => `quillfeather${slug.length}${slug.charCodeAt(0)}`;
/** Which of the unpublished articles have their slug or their word in any published file. */
function publishedSlugs(): string[] {
  const texts = [...listPublishedTexts(), "admin/settings.json", "_headers", "_redirects"].map(readPublished);
  const all = [...listPublished(), ...texts].join("\n");
  return unpublished.filter((slug) => [slug, wordOf(slug)].some((word) => all.includes(word)));
}

/** Runs the tests of the built site in the copy. Throws with their output when one fails. */
async function testBuiltSite(environment: NodeJS.ProcessEnv): Promise<void> {
  const args = ["node_modules/jest/bin/jest.js", "--config", "tests/config/jest.config.mjs", "--selectProjects", "built"];
  const env = { ...process.env, CONTENT_DIR: undefined, DIST_DIR: undefined, ...environment };
  await promisify(execFile)(process.execPath, args, { cwd: site, env, maxBuffer: 2 ** 28 }).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr ?? "the tests could not be started");
  });
}

beforeAll(async () => {
  copyProject(root, site);
  fs.cpSync(path.join(root, "tests"), path.join(site, "tests"), { recursive: true });
  followGuide("Add a page type", site);
  followGuide("Add a field", site);
  fs.cpSync(path.join(root, "tests/fixtures/standing-desk"), content, { recursive: true });
  edit(fileOf(second), /^faq:$/m, "image: ../images/own.jpg\nimageAlt: A plain gray\nfaq:");
  edit(fileOf(third), /^faq:$/m, "difficulty: Easy\nfaq:");
  edit(fileOf(third), /$/, "\nAll works are [in one list](/sources/#works).\n");
  const hide = (date: string, slug: string) => (text: string) =>
    `${text.replace(/^date: .*$/m, date)}\nThe word ${wordOf(slug)} is nowhere else.\n`;
  // Two spaces, which a pattern on the line would miss.
  addArticle(551, hide(`date:  ${DAY}`, DUE));
  addArticle(505, hide("date: 2025-09-01\ndraft: true", DRAFT));
  addArticle(508, hide("date: 2030-03-03", LATER));
  addArticle(512, (text) => `${hide("date: 2025-09-01\ndraft: true", UNFINISHED)(text)}\n| a |\n| --- |\n| b | c |\n`);
  fs.mkdirSync(path.join(content, "images"), { recursive: true });
  await sharp({ create: { width: 1400, height: 788, channels: 3, background: "#777" } })
    // As a phone saves it: with the position where it was taken.
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 0/1" } })
    .jpeg()
    .toFile(path.join(content, "images", "own.jpg"));
  await build({ BUILD_DATE: DAY });
});

describe("a clean build of another product's site, on the day of a scheduled article", () => {
  it("passes the tests of the built site", () => testBuiltSite({ BUILD_DATE: DAY }));

  it("names nothing of this product", () => {
    const own = /brain|binaural|isochronic|entrain|genius|audio/i;
    // The style sheet of a page is the same on every site, and the CMS has its own words.
    const named = listPublishedTexts().filter((file) => own.test(readPublished(file).replace(/<style[^]*?<\/style>/g, "")));
    expect(named).toEqual([]);
    expect(readPublished("review/index.html")).toContain("Tallboy");
    // Nobody has bought, measured or tried it.
    expect(readPublished("review/index.html")).not.toMatch(/id="(?:bought|recording|trial)"/);
  });

  it("shows what the steps of 'Add a page type' and 'Add a field' add", () => {
    expect(readPublished("sources/index.html")).toMatch(/<h1[^>]*>Sources<\/h1>/);
    expect(readPublished("sitemap-0.xml")).toContain("/sources/</loc>");
    expect(readPublished(`blog/${third}/index.html`)).toContain("Difficulty: Easy");
    expect(readPublished(`blog/${first}/index.html`)).not.toContain("Difficulty:");
  });

  it("publishes the scheduled article, and neither a later one nor a draft", () => {
    expect(publishedSlugs()).toEqual([DUE]);
    expect(isNoindex()).toBe(false);
  });

  it("publishes an article's own picture in every format, without the position where it was taken", async () => {
    expect((await sharp(path.join(content, "images", "own.jpg")).metadata()).exif?.length).toBeGreaterThan(0);
    const page = readPublished(`blog/${second}/index.html`);
    for (const part of ['type="image/avif"', 'type="image/webp"', 'alt="A plain gray"']) expect(page).toContain(part);
    const pictures = new Set(Array.from(page.matchAll(/\/static\/[\w./-]+\/own\.(?:jpg|webp|avif)/g), ([address]) => address));
    expect(pictures.size).toBeGreaterThan(2);
    for (const picture of pictures) {
      const { exif, xmp, iptc } = await sharp(path.join(site, "dist", picture)).metadata();
      expect([picture, exif, xmp, iptc]).toEqual([picture, undefined, undefined, undefined]);
    }
  });
});

describe("a preview with changes, on top of it", () => {
  beforeAll(() => {
    changeContent();
    return build({ BUILD_DATE: DAY_BEFORE, CONTEXT: "deploy-preview" });
  });

  it("shows unpublished articles with their status", () => {
    expect(publishedSlugs()).toEqual([DUE, DRAFT, LATER]);
    expect(isNoindex()).toBe(true);
    const statusOf = (slug: string) => /Not published: (?:<[^>]*>)*([^<]+)/.exec(readPublished(`blog/${slug}/index.html`))?.[1];
    expect([DUE, DRAFT, LATER].map(statusOf)).toEqual(["Due on March 2, 2030", "Draft", "Due on March 3, 2030"]);
  });

  it("shows every change, and signs with the person that it now has, on every article, in feeds and exports, with a portrait", () => {
    const changed = readPublished(`blog/${third}/index.html`);
    for (const part of ["A sentence that was not here before.", "A Title That the Article Did Not Have Before", "August 1, 2025"])
      expect(changed).toContain(part);
    expect(listPublished().filter((file) => file.includes(second) || file.includes(first))).toEqual([]);
    for (const slug of [third, ADDED, "a-renamed-article"])
      for (const part of ["Ann Lee", "https://seller.example/another"]) expect(readPublished(`blog/${slug}/index.html`)).toContain(part);
    for (const file of [`blog/${third}.md`, "feed.xml"]) expect(readPublished(file)).toContain("Ann Lee");
    expect(changed).toMatch(/<section aria-label="About the author"[^]*Ann edits\./);
    expect(readPublished("about/index.html")).toMatch(/<section id="author"[^]*\/own\.avif/);
  });
});

describe("this site as its owner launches it", () => {
  it("has content without findings, is built for production, and passes the tests of the built site", async () => {
    expect(await writeLaunchedContent(path.join(root, "content"), content)).toEqual([]);
    const list = path.join(content, "published-urls.txt");
    // The guide's page.
    if (fs.existsSync(list)) {
      const listed = parsePublishedUrls(fs.readFileSync(list, "utf8")).map(({ url }) => url);
      fs.writeFileSync(list, formatPublishedUrls([...listed, "/sources/"]));
    }
    await build({ CONTEXT: "production" });
    for (const folder of ["dist", "content"])
      fs.cpSync(fs.realpathSync(path.join(site, folder)), path.join(launched, folder), { recursive: true });
    await testBuiltSite({ VALIDATE: "kinds" });
  });

  it("shows what was bought, measured and tried, and says nowhere that nobody knows it", () => {
    const review = readPublished("review/index.html");
    // In JPEG, what is transparent would be black.
    expect(review).toMatch(/<img src="[^"]+our-checkout\.png"/);
    for (const id of ["bought", "recording", "trial"]) expect(review).toContain(`<h2 id="${id}"`);
    expect(new Set(Array.from(review.matchAll(/<div[^>]* data-state="(\w+)"/g), ([, state]) => state))).toEqual(new Set(["seen"]));
    type Vocabulary = { facts?: { unknown: string[] }[] };
    const { facts = [] } = parse(fs.readFileSync(path.join(content, "settings/vocabulary.yml"), "utf8")) as Vocabulary;
    const { find } = wordList(facts.flatMap(({ unknown }) => unknown));
    const pages = listPublishedTexts().filter((file) => file.endsWith(".html"));
    const texts = pages.map((file) => [file, find(readPublished(file).replace(/<style[^]*?<\/style>|<[^>]*>/g, ""))]);
    expect(texts.filter(([, found]) => found !== undefined)).toEqual([]);
  });

  it("says the former name and numbers of the offer in no file, but where a text has them by hand", () => {
    const { shortName = "", guaranteeDays, refundDay, rating, reviewCount, ...minutes } = readOffer(path.join(root, "content"));
    const range = (text = "-") => text.replace(" to ", "(?: to |–)");
    const former = [
      shortName,
      `\\b${guaranteeDays}[- ]days?\\b.{0,12}`,
      `\\bday[- ]${refundDay}\\b.{0,12}`,
      `(?:"ratingValue":${rating}\\b|\\b${rating?.replace(".", "\\.")} (?:\\/|out of))`,
      `\\b${reviewCount?.replace(",", ",?")}\\b`,
      `\\b${range(minutes.sessionMinutes)}[ -]min.{0,12}`,
      `\\b${range(minutes.dailyMinutes)}[ -]min.{0,12}`,
      `results in ${minutes.promiseMinutes} min`,
    ];
    const pattern = new RegExp(former.join("|"), "gi");
    const written = listTexts()
      .map((file) => fs.readFileSync(path.join(content, file), "utf8"))
      .join("\n");
    const found = listPublishedTexts().flatMap((file) =>
      (
        readPublished(file)
          .replace(/<style[^]*?<\/style>|url\(data:[^)]*\)/g, "")
          .match(pattern) ?? []
      ).map((text) => `${file}: ${text}`),
    );
    expect(found.filter((line) => !written.includes(line.replace(/^.*?: /, "").replace(/<.*/, "")))).toEqual([]);
  });
});
