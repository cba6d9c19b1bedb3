import { createHash } from "crypto";
import fs from "fs";
import os from "os";
import path from "path";
import sharp from "sharp";
import { articleOf, writeCorpus } from "../bench/corpus";
import { syntheticPost } from "../bench/synthetic-text";
import { buildCopy, copyProject } from "../bench/work-copy";

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
 * `src/gatsby/incremental/`. `npm test` makes the changes that affect different pages together, with it only.
 */
const each = process.env["REBUILD_EACH"] === "yes";

/** Where builds are made on top of each other, as `INCREMENTAL` says. All have the same content. */
const sites = (each ? ["on", "off"] : ["on"]).map((INCREMENTAL) => ({ INCREMENTAL, directory: path.join(work, INCREMENTAL) }));
const [incremental] = sites as [(typeof sites)[number]];
const contentFolders = sites.map(({ directory }) => path.join(directory, "content"));
const [content] = contentFolders as [string];

/** What a clean build in another folder publishes, without `src/gatsby/incremental/`. */
async function publishedClean(environment: Record<string, string> = {}): Promise<Record<string, string>> {
  const clean = path.join(work, "clean");
  copyProject(root, clean);
  fs.cpSync(content, path.join(clean, "content"), { recursive: true });
  await buildCopy(clean, { ...environment, INCREMENTAL: "off" });
  const expected = published(clean);
  fs.rmSync(clean, { recursive: true, force: true });
  return expected;
}

/** What builds on top of the last ones publish, by the order of {@link sites}. */
function publishedOnTop(environment: Record<string, string> = {}): Promise<Record<string, string>[]> {
  return Promise.all(
    sites.map(async ({ INCREMENTAL, directory }) => {
      await buildCopy(directory, { ...environment, INCREMENTAL });
      return published(directory);
    }),
  );
}

beforeAll(async () => {
  const picture = await sharp({ create: { width: 1400, height: 788, channels: 3, background: "#777" } })
    // As a phone saves it: with the position where it was taken.
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 0/1" } })
    .jpeg()
    .toBuffer();
  for (const { directory } of sites) {
    copyProject(root, directory);
    writeCorpus({ count: COUNT, contentDirectory: path.join(root, "content"), directory: path.join(directory, "content") });
    edit(path.join(directory, "content"), fileOf(WITH_CHART), /$/, `\n::chart{id=${CHART}}\n`);
    fs.mkdirSync(path.join(directory, "content", "images"), { recursive: true });
    fs.writeFileSync(path.join(directory, "content", "images", "own.jpg"), picture);
  }
  await publishedOnTop();
}, 10 * minutes);

const { "a changed affiliate link": link, ...others } = changes;
const groups: readonly [string, readonly Change[]][] = each
  ? Object.entries(changes).map(([name, change]) => [name, [change]])
  : [
      ["a changed affiliate link", [link as Change]],
      [Object.keys(others).join(", "), Object.values(others)],
    ];
const [lastGroup] = groups.at(-1) ?? [];

it(
  "redraws after the change of one effect the pages that show it, and nothing else",
  async () => {
    const before = published(incremental.directory);
    for (const folder of contentFolders) edit(folder, "references.yml", /^( +)estimate: 26\.3$/m, "$1estimate: 26.4");
    await buildCopy(incremental.directory, { INCREMENTAL: "on" });
    const after = published(incremental.directory);
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => before[file] !== after[file]);
    expect(changed).toContain(path.join("evidence", "binaural-beats", "index.html"));
    // The manifest has the hash of every file.
    const redrawn = changed.filter((file) => !file.startsWith(".well-known"));
    const withoutIt = redrawn.filter((file) => !fs.readFileSync(path.join(incremental.directory, "dist", file), "utf8").includes("26.4"));
    expect(withoutIt).toEqual([]);
  },
  10 * minutes,
);

describe("a build on top of an earlier one equals a clean build", () => {
  it.each(groups)(
    "after %s",
    async (name, list) => {
      const before = published(incremental.directory);
      for (const folder of contentFolders) for (const change of list) change(folder);
      const [onTop, clean] = await Promise.all([publishedOnTop(), each || name === lastGroup ? publishedClean() : undefined]);
      const [withIncremental] = onTop;
      expect(withIncremental).not.toEqual(before);
      if (clean) expect(onTop).toEqual(onTop.map(() => clean));
      const changed = Object.keys(before).filter((file) => before[file] !== withIncremental?.[file]);
      expect(changed.filter((file) => !(mayChange[name] ?? /./).test(file))).toEqual([]);
    },
    10 * minutes,
  );

  it("publishes an article's own picture in every format, and no file that no page names", () => {
    const page = fs.readFileSync(path.join(incremental.directory, "dist", "blog", slugs[7] ?? "", "index.html"), "utf8");
    for (const part of ['type="image/avif"', 'type="image/webp"', 'alt="A plain gray"'])
      expect([part, page.includes(part)]).toEqual([part, true]);
    expect(fs.existsSync(path.join(incremental.directory, "dist", "blog", slugs[11] ?? ""))).toBe(false);
    expect(fs.existsSync(path.join(incremental.directory, "dist", "blog", slugs[20] ?? ""))).toBe(false);
  });

  it("removes positions from pictures", async () => {
    expect((await sharp(path.join(content, "images", "own.jpg")).metadata()).exif?.length).toBeGreaterThan(0);
    const page = fs.readFileSync(path.join(incremental.directory, "dist", "blog", slugs[7] ?? "", "index.html"), "utf8");
    const pictures = [...new Set(Array.from(page.matchAll(/\/static\/[\w./-]+\/own\.(?:jpg|webp|avif)/g), ([address]) => address))];
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      const { exif, xmp, iptc } = await sharp(path.join(incremental.directory, "dist", picture)).metadata();
      expect([picture, exif, xmp, iptc]).toEqual([picture, undefined, undefined, undefined]);
    }
  });
});

/** No file changes here, only the day or the kind of build. */
describe("unpublished articles", () => {
  const [DUE, DRAFT] = [504, 505].map((number) => syntheticPost(number, COUNT).slug) as [string, string];
  const eve = { BUILD_DATE: "2030-03-01" };
  const day = { BUILD_DATE: "2030-03-02" };

  /** A word that is only in the text of an article. */
  const wordOf = (slug: string) => `quillfeather${slug.length}${slug.charCodeAt(0)}`;

  /** Which of the two articles have their slug or their word in any published file. */
  const publishedSlugs = () =>
    [DUE, DRAFT].filter((slug) =>
      Object.keys(published(incremental.directory)).some(
        (file) => file.includes(slug) || [slug, wordOf(slug)].some((word) => read(file).includes(word)),
      ),
    );
  const read = (file: string) => fs.readFileSync(path.join(incremental.directory, "dist", file), "utf8");
  const statusLabelOf = (slug: string) => /Not published: (?:<[^>]*>)*([^<]+)/.exec(read(`blog/${slug}/index.html`))?.[1];

  beforeAll(() => {
    for (const [number, slug, line] of [
      // Two spaces, which a pattern on the line would miss.
      [504, DUE, "date:  2030-03-02"],
      [505, DRAFT, "date: 2025-09-01\ndraft: true"],
    ] as const) {
      const text = articleOf(syntheticPost(number, COUNT), number, COUNT, ["ingendoh-2023", "garcia-argibay-2019"]);
      for (const folder of contentFolders)
        fs.writeFileSync(
          path.join(folder, "posts", `${slug}.md`),
          `${text.replace(/^date: .*$/m, line)}\nThe word ${wordOf(slug)} is nowhere else.\n`,
        );
    }
  });

  it.each([
    ["are in no published file", eve, []],
    ["are all in a preview", { ...eve, CONTEXT: "deploy-preview" }, [DUE, DRAFT]],
    ["are published on their day, as in a clean build, except drafts", day, [DUE]],
  ])(
    "%s",
    async (_, environment: Record<string, string>, expected) => {
      const [onTop, clean] = await Promise.all([
        publishedOnTop(environment),
        environment === day || (each && environment !== eve) ? publishedClean(environment) : undefined,
      ]);
      expect(publishedSlugs()).toEqual(expected);
      const isDeployPreview = "CONTEXT" in environment;
      expect(/X-Robots-Tag: noindex/.test(read("_headers").split("\n/")[0] ?? "")).toBe(isDeployPreview);
      if (isDeployPreview) expect([statusLabelOf(DUE), statusLabelOf(DRAFT)]).toEqual(["Due on March 2, 2030", "Draft"]);
      expect(onTop).toEqual(onTop.map(() => clean ?? onTop[0]));
    },
    10 * minutes,
  );
});
