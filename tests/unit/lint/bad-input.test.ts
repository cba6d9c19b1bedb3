import fs from "fs";
import path from "path";
import sharp from "sharp";
import { listContent } from "../../../src/content-model/node/content-folder";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { checkPictureFiles } from "../../../src/lint/node/picture-files";
import { readContentTree } from "../../../src/lint/node/read-content";
import { sitePaths } from "../../../src/lint/site-urls";
import { articleFiles, contentFolder, contentTree, post, removeContentFolders, type ContentFiles } from "./content-fixture";

/** Input that the tables of `cases/` cannot hold. What a build does then is tested in tests/faults. */
const files = articleFiles;
const third = files["posts/third.md"] ?? "";
const TODAY = "2025-09-11";

afterEach(removeContentFolders);

type Prepare = (directory: string) => void | Promise<void>;

/** Diagnostics of a valid folder after a change, its picture files included, one line each. */
async function check(prepare: Prepare): Promise<string[]> {
  const directory = contentFolder(files);
  await prepare(directory);
  const inPictures = await checkPictureFiles(listContent(directory, "content").pictureFiles);
  return lintContent(readContentTree(directory, "content"), inPictures).map(formatDiagnostic);
}

const write =
  (name: string, content: string | Buffer): Prepare =>
  (directory) => {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), content);
  };

/** The third article with a picture of its own. */
const picture =
  (name: string, content: () => Buffer | Promise<Buffer>): Prepare =>
  async (directory) => {
    await write("posts/third.md", third.replace("faq:", `image: ../images/${name}\nimageAlt: A desk\nfaq:`))(directory);
    await write(`images/${name}`, await content())(directory);
  };

const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#777" } });
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const large = () => sharp({ create: { width: 800, height: 800, channels: 3, background: "#777", noise } });

/** A small JPEG whose header claims another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain().jpeg({ progressive: false }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const unreadable = "the picture cannot be read; export it again as jpg, png, webp or avif";
const notUtf8 = (place: string) =>
  `posts/third.md:${place} error[encoding] a character cannot be read as UTF-8; save the file as UTF-8, and write the character again`;

it.each<[name: string, prepare: Prepare, line: string]>([
  [
    "a picture that is cut off",
    picture("x.jpg", async () => (await large().jpeg().toBuffer()).subarray(0, 20_000)),
    `images/x.jpg:1:1 error[picture] ${unreadable}`,
  ],
  ["a picture of nothing", picture("x.png", () => Buffer.alloc(0)), `images/x.png:1:1 error[picture] ${unreadable}`],
  [
    "a GIF with the name of a PNG",
    picture("x.png", () => plain().gif().toBuffer()),
    "images/x.png:1:1 error[picture] the file is not a jpg, png, webp or avif picture; export it again as jpg, png, webp or avif",
  ],
  ["an SVG with a script", write("images/x.svg", svg), "images/x.svg:1:1 error[picture] the SVG runs or loads something; "],
  ["a damaged SVG", write("images/x.svg", svg.slice(0, 90)), "images/x.svg:1:1 error[picture] the picture cannot be read; "],
  [
    "a picture that unpacks to 12 GB",
    picture("x.jpg", () => claiming(65_000, 65_000)),
    "images/x.jpg:1:1 error[picture] the picture has 65000 × 65000 pixels; at most 60 million pixels; export it smaller",
  ],
  [
    "a picture of 30 MB",
    picture("x.png", () => Buffer.alloc(30_000_000)),
    "images/x.png:1:1 error[picture] the picture has 30 MB; at most 25 MB; export it smaller",
  ],
  [
    "a picture with the wrong extension",
    picture("x.png", () => plain().webp().toBuffer()),
    "images/x.png:1:1 error[picture] the name says png, but the file is webp; name it .webp, or export it as png",
  ],
  ["Latin-1", write("posts/third.md", Buffer.from(third.replace("faq:", "# caf\u00e9\nfaq:"), "latin1")), notUtf8("8:6")],
  ["UTF-16", write("posts/third.md", Buffer.from(`\uFEFF${third}`, "utf16le")), notUtf8("1:1")],
  [
    "an invisible character",
    write("posts/third.md", `${third}\nA \u0001word.\n`),
    `posts/third.md:${third.split("\n").length + 1}:3 error[character] the text contains the character U+0001; delete it`,
  ],
  ["a file name with a line break", write("posts/a\nb.txt", "x"), "posts/a b.txt:1:1 error[unknown-file] "],
])("one diagnostic reports %s", async (_, prepare, line) => {
  const lines = (await check(prepare)).filter((found) => found.includes(" error["));
  expect(lines).toEqual([expect.stringContaining(`content/${line}`)]);
  expect(lines[0]).toMatch(/^content\/[^\n]+:\d+:\d+ error\[[a-z-]+\] [^\n]+; [^\n]+$/);
});

it("a valid folder has no findings", async () => {
  expect(await check(() => undefined)).toEqual([]);
});

it("an upload that nothing shows is a finding", async () => {
  expect(await check(write("images/x.png", await plain().png().toBuffer()))).toEqual([
    "content/images/x.png:1:1 warning[unused-picture] nothing shows the picture; choose it in an article, or delete it",
  ]);
});

describe("an unpublished article", () => {
  const wrong = (fields: string) => (files["posts/second.md"] ?? "").replace("faq:", `${fields}faq:`).replace(/\?$/m, ".");
  const found = (changes: ContentFiles) =>
    lintContent(contentTree({ ...files, ...changes }, TODAY)).map(({ severity, id }) => `${severity} ${id}`);

  it("has warnings of the editorial guide as a draft, and errors when it is scheduled, because nobody checks it again", () => {
    expect(found({ "posts/second.md": wrong("") })).toContain("error question-mark");
    expect(found({ "posts/second.md": wrong("").replace(/^date: .*$/m, "date: 2025-12-01") })).toContain("error question-mark");
    expect(found({ "posts/second.md": wrong("draft: true\n") })).toContain("warning question-mark");
    expect(found({ "posts/second.md": wrong("draft: true\n") })).not.toContain("error question-mark");
  });

  it("has warnings for errors in the text of a draft, but errors for what would break a page", () => {
    const body = "See [nothing](/nowhere/).\n\n| a |\n| --- |\n| b |";
    expect(found({ "posts/second.md": post("second", { body }) })).toContain("error table-caption");
    const ofDraft = found({ "posts/second.md": post("second", { fields: "draft: true\n", body }) });
    expect(ofDraft).toEqual(expect.arrayContaining(["warning table-caption", "error dead-link"]));
  });

  it("is the one that is reported where a draft and an article have the same text", () => {
    const draft = third.replace("slug: third", "slug: a-draft").replace("faq:", "draft: true\nfaq:");
    const diagnostics = lintContent(contentTree({ ...files, "posts/a-draft.md": draft }, TODAY));
    const same = diagnostics.filter(({ id }) => ["duplicate-text", "repeated-sentence"].includes(id));
    expect(new Set(same.map(({ file, severity }) => `${file} ${severity}`))).toEqual(new Set(["content/posts/a-draft.md warning"]));
  });

  it("has no URL before its day", () => {
    const second = post("second").replace("2025-07-24", "2025-09-12");
    const paths = (today?: string) => sitePaths(contentTree({ "posts/second.md": second }, today));
    expect([paths(TODAY), paths("2025-09-12"), paths()].map((each) => each.has("/blog/second/"))).toEqual([false, true, true]);
  });
});
