import { createHash } from "crypto";
import fs from "fs";
import os from "os";
import path from "path";
import sharp from "sharp";
import { articleOf, writeCorpus } from "../bench/corpus";
import { syntheticPost } from "../bench/synthetic-text";
import { buildCopy, copyProject } from "../bench/work-copy";
import { addPageType } from "./add-page-type";

const root = path.resolve(__dirname, "../..");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "rebuild-"));
const COUNT = 30;
/** Number of an article that is not in the corpus, with links to articles that are. */
const NEW = 503;
const minutes = 60_000;
/** A chart with a number of au-2015, and the article that shows it. */
const CHART = "n-back-controls";
const WITH_CHART = 6;

afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** Changes content. */
type Change = (directory: string) => void;

const slugs = Array.from({ length: COUNT }, (_, index) => syntheticPost(index, COUNT).slug);
const fileOf = (index: number) => path.join("posts", `${slugs[index]}.md`);

function edit(directory: string, file: string, from: RegExp, to: string): void {
  const text = fs.readFileSync(path.join(directory, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds no ${from}`);
  fs.writeFileSync(path.join(directory, file), changed);
}

const changes: Readonly<Record<string, Change>> = {
  // Every build after this one is of that day.
  "the day of a scheduled article": () => undefined,
  "an edited body": (directory) => edit(directory, fileOf(3), /$/, "\nA sentence that was not here before.\n"),
  "an edited title": (directory) => edit(directory, fileOf(4), /^title: .*$/m, "title: A Title That the Article Did Not Have Before"),
  "a new article": (directory) => {
    const article = articleOf(syntheticPost(NEW, COUNT), NEW, COUNT, ["ingendoh-2023", "garcia-argibay-2019"]);
    fs.writeFileSync(path.join(directory, "posts", `${syntheticPost(NEW, COUNT).slug}.md`), article);
  },
  "a deleted article": (directory) => {
    fs.rmSync(path.join(directory, fileOf(11)));
    for (const file of fs.readdirSync(path.join(directory, "posts")))
      relink(path.join(directory, "posts", file), slugs[11] ?? "", slugs[12] ?? "");
  },
  "a renamed slug": (directory) => {
    fs.renameSync(path.join(directory, fileOf(20)), path.join(directory, "posts", "a-renamed-article.md"));
    edit(directory, "posts/a-renamed-article.md", /^slug: .*$/m, "slug: a-renamed-article");
    for (const file of fs.readdirSync(path.join(directory, "posts")))
      relink(path.join(directory, "posts", file), slugs[20] ?? "", "a-renamed-article");
  },
  "a date that moves an article to another list page": (directory) => edit(directory, fileOf(25), /^date: .*$/m, "date: 2025-08-01"),
  "a changed reference": (directory) => edit(directory, "references.yml", /^( +)title: (.*)$/m, "$1title: Changed, $2"),
  "a changed effect": (directory) =>
    edit(directory, "references.yml", /(?<before>- id: au-2015\n[\s\S]*?estimate: )[\d.]+/, "$<before>0.111"),
  "a changed chart": (directory) =>
    edit(directory, `figures/charts/${CHART}.yml`, /^title: .*$/m, "title: Another finding than the one before"),
  "a picture of its own": (directory) => edit(directory, fileOf(7), /^faq:$/m, "image: ../images/own.jpg\nimageAlt: A plain gray\nfaq:"),
  "a changed affiliate link": (directory) =>
    edit(directory, "settings/site.yml", /^affiliateLink: .*$/m, "affiliateLink: https://seller.example/another"),
};

/** What shows a chart of {@link CHART}: its article, feeds, and the lists of all files and of all content. */
const showsChart = `blog/${slugs[WITH_CHART]}(?:/index\\.html|\\.md)|(?:.*/)?feed\\.(?:xml|json)|\\.well-known/manifest\\.json|admin/.*`;
/** What may change with a change that is made alone; the evidence page lists effects, too. */
const mayChange: Readonly<Record<string, RegExp>> = {
  "a changed effect": new RegExp(`^(?:${showsChart}|evidence/.*)$`),
  "a changed chart": new RegExp(`^(?:${showsChart})$`),
};

function relink(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, text.replaceAll(`/blog/${from}/`, `/blog/${to}/`));
}

/** Hash of every published file by its path. */
function published(site: string): Record<string, string> {
  const dist = path.join(site, "dist");
  return Object.fromEntries(
    fs
      .readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(dist, file), createHash("sha1").update(fs.readFileSync(file)).digest("hex")]),
  );
}

/**
 * `npm run test:rebuild` makes each change alone, and builds on top of earlier builds with and without
 * `src/gatsby/incremental/`. `npm test` makes all changes in one build on top of a preview, with it only.
 */
const each = process.env["REBUILD_EACH"] === "yes";

/** Where builds are made on top of each other, as `INCREMENTAL` says. All have the same content. */
const sites = (each ? ["on", "off"] : ["on"]).map((INCREMENTAL) => ({ INCREMENTAL, directory: path.join(work, INCREMENTAL) }));
const [incremental] = sites as [(typeof sites)[number]];
const contentFolders = sites.map(({ directory }) => path.join(directory, "content"));
const [content] = contentFolders as [string];

/** What a clean build in another folder publishes, without `src/gatsby/incremental/`. */
async function publishedClean(environment: Record<string, string>): Promise<Record<string, string>> {
  const clean = path.join(work, "clean");
  copyWithPageType(clean);
  fs.cpSync(content, path.join(clean, "content"), { recursive: true });
  await buildCopy(clean, { ...environment, INCREMENTAL: "off" });
  const expected = published(clean);
  fs.rmSync(clean, { recursive: true, force: true });
  return expected;
}

/** What builds on top of the last ones publish, by the order of {@link sites}. */
function publishedOnTop(environment: Record<string, string>): Promise<Record<string, string>[]> {
  return Promise.all(
    sites.map(async ({ INCREMENTAL, directory }) => {
      await buildCopy(directory, { ...environment, INCREMENTAL });
      return published(directory);
    }),
  );
}

const [DUE, DRAFT, LATER] = [504, 505, 510].map((number) => syntheticPost(number, COUNT).slug) as [string, string, string];
const unpublished = [DUE, DRAFT, LATER];
/** The day before the scheduled article's, and its day. */
const [eve, day] = [{ BUILD_DATE: "2030-03-01" }, { BUILD_DATE: "2030-03-02" }];
const preview = { ...eve, CONTEXT: "deploy-preview" };

/** A word that is only in the text of an article. */
const wordOf = (slug: string) => `quillfeather${slug.length}${slug.charCodeAt(0)}`;

const readPublished = (file: string) => fs.readFileSync(path.join(incremental.directory, "dist", file), "utf8");

/** Which of the unpublished articles have their slug or their word in any published file. */
const publishedSlugs = () =>
  unpublished.filter((slug) =>
    Object.keys(published(incremental.directory)).some(
      (file) => file.includes(slug) || [slug, wordOf(slug)].some((word) => readPublished(file).includes(word)),
    ),
  );

/** Writes two scheduled articles and a draft. */
function addUnpublished(directory: string): void {
  for (const [number, slug, line] of [
    // Two spaces, which a pattern on the line would miss.
    [504, DUE, "date:  2030-03-02"],
    [505, DRAFT, "date: 2025-09-01\ndraft: true"],
    [510, LATER, "date: 2030-03-03"],
  ] as const) {
    const text = articleOf(syntheticPost(number, COUNT), number, COUNT, ["ingendoh-2023", "garcia-argibay-2019"]);
    fs.writeFileSync(
      path.join(directory, "posts", `${slug}.md`),
      `${text.replace(/^date: .*$/m, line)}\nThe word ${wordOf(slug)} is nowhere else.\n`,
    );
  }
}

/** Copies the project and follows its guide's steps for a new page type, so that they need no build of their own. */
function copyWithPageType(directory: string): void {
  copyProject(root, directory);
  addPageType(directory);
}

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1400, height: 788, channels: 3, background: "#777" } })
    // As a phone saves it: with the position where it was taken.
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 0/1" } })
    .jpeg()
    .toBuffer();
  for (const { directory } of sites) {
    copyWithPageType(directory);
    writeCorpus({ count: COUNT, contentDirectory: path.join(root, "content"), directory: path.join(directory, "content") });
    edit(path.join(directory, "content"), fileOf(WITH_CHART), /$/, `\n::chart{id=${CHART}}\n`);
    edit(path.join(directory, "content"), fileOf(0), /$/, "\nAll works are [in one list](/sources/#works).\n");
    addUnpublished(path.join(directory, "content"));
    fs.mkdirSync(path.join(directory, "content", "images"), { recursive: true });
    fs.writeFileSync(path.join(directory, "content", "images", "own.jpg"), picture);
  }
  await publishedOnTop(each ? eve : preview);
}, 10 * minutes);

const groups: readonly [string, readonly Change[]][] = each
  ? Object.entries(changes).map(([name, change]) => [name, [change]])
  : [[Object.keys(changes).join(", "), Object.values(changes)]];

it("makes a page when the steps of 'Add a page type' are followed", () => {
  const html = readPublished("sources/index.html");
  expect(html).toMatch(/<h1[^>]*>Sources<\/h1>/);
  expect(html).toContain('id="works"');
  expect(readPublished("sitemap-0.xml")).toContain("/sources/</loc>");
});

const isNoindex = () => /X-Robots-Tag: noindex/.test(readPublished("_headers").split("\n/")[0] ?? "");

describe("unpublished articles", () => {
  (each ? it : it.skip)("are in no published file", () => {
    expect(publishedSlugs()).toEqual([]);
    expect(isNoindex()).toBe(false);
  });

  it(
    "are all in a preview, with their status",
    async () => {
      if (each) {
        const [onTop, clean] = await Promise.all([publishedOnTop(preview), publishedClean(preview)]);
        expect(onTop).toEqual(onTop.map(() => clean));
      }
      expect(publishedSlugs()).toEqual(unpublished);
      expect(isNoindex()).toBe(true);
      const statusLabelOf = (slug: string) => /Not published: (?:<[^>]*>)*([^<]+)/.exec(readPublished(`blog/${slug}/index.html`))?.[1];
      expect(unpublished.map(statusLabelOf)).toEqual(["Due on March 2, 2030", "Draft", "Due on March 3, 2030"]);
    },
    10 * minutes,
  );
});

describe("a build on top of an earlier one equals a clean build", () => {
  it.each(groups)(
    "after %s",
    async (name, list) => {
      const before = published(incremental.directory);
      for (const folder of contentFolders) for (const change of list) change(folder);
      const [onTop, clean] = await Promise.all([publishedOnTop(day), publishedClean(day)]);
      const [withIncremental] = onTop;
      expect(withIncremental).not.toEqual(before);
      expect(onTop).toEqual(onTop.map(() => clean));
      const changed = Object.keys(before).filter((file) => before[file] !== withIncremental?.[file]);
      expect(changed.filter((file) => !(mayChange[name] ?? /./).test(file))).toEqual([]);
    },
    10 * minutes,
  );

  it("publishes a scheduled article on its day, and neither a later one nor a draft", () => {
    expect(publishedSlugs()).toEqual([DUE]);
    expect(isNoindex()).toBe(false);
  });

  it("publishes an article's own picture in every format, and no file that no page names", () => {
    const page = readPublished(`blog/${slugs[7]}/index.html`);
    for (const part of ['type="image/avif"', 'type="image/webp"', 'alt="A plain gray"'])
      expect([part, page.includes(part)]).toEqual([part, true]);
    expect(fs.existsSync(path.join(incremental.directory, "dist", "blog", slugs[11] ?? ""))).toBe(false);
    expect(fs.existsSync(path.join(incremental.directory, "dist", "blog", slugs[20] ?? ""))).toBe(false);
  });

  it("removes positions from pictures", async () => {
    expect((await sharp(path.join(content, "images", "own.jpg")).metadata()).exif?.length).toBeGreaterThan(0);
    const page = readPublished(`blog/${slugs[7]}/index.html`);
    const pictures = [...new Set(Array.from(page.matchAll(/\/static\/[\w./-]+\/own\.(?:jpg|webp|avif)/g), ([address]) => address))];
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      const { exif, xmp, iptc } = await sharp(path.join(incremental.directory, "dist", picture)).metadata();
      expect([picture, exif, xmp, iptc]).toEqual([picture, undefined, undefined, undefined]);
    }
  });
});

(each ? it : it.skip)(
  "redraws after the change of one effect the pages that show it, and nothing else",
  async () => {
    const before = published(incremental.directory);
    for (const folder of contentFolders) edit(folder, "references.yml", /^( +)estimate: 26\.3$/m, "$1estimate: 26.4");
    await buildCopy(incremental.directory, { ...day, INCREMENTAL: "on" });
    const after = published(incremental.directory);
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file]);
    expect(changed).toContain(path.join("evidence", "binaural-beats", "index.html"));
    // The manifest has the hash of every file.
    const redrawn = changed.filter((file) => !file.startsWith(".well-known"));
    const withoutIt = redrawn.filter((file) => !readPublished(file).includes("26.4"));
    expect(withoutIt).toEqual([]);
  },
  10 * minutes,
);
