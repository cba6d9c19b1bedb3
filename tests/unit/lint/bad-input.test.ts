import fc from "fast-check";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { checkLaunch } from "../../../src/cli/check-launch";
import { formatCare } from "../../../src/cli/report-care";
import { findContentType } from "../../../src/content-model/content-types";
import { listContent } from "../../../src/content-model/node/content-folder";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { lintContent } from "../../../src/lint/lint-content";
import { checkPictureFiles } from "../../../src/lint/node/picture-files";
import { readContent } from "../../../src/lint/node/read-content";
import { propertyRuns } from "../../property-runs";
import { articleFiles, contentFolder, contentTree, home, legal, post, validFiles, type ContentFiles } from "./content-fixture";
import { removeFolders } from "../publish/site-fixture";

/** Input that the tables of `cases/` cannot hold. What a build does then is tested in tests/faults. */
const files = articleFiles;
const third = files["posts/third.md"] ?? "";
const wording = "items:\n  - {phrases: [miracle], suggestion: say what it does}\n";
const TODAY = "2025-09-11";

afterEach(removeFolders);

/** Diagnostics of a valid folder with changed files, its picture files included, one line each. */
async function check(changes: Readonly<Record<string, string | Buffer>> = {}): Promise<string[]> {
  const directory = contentFolder({ ...files, ...changes });
  const inPictures = await checkPictureFiles(listContent(directory, "content").pictureFiles);
  return lintContent(readContent(undefined, directory, "content"), inPictures).map(formatDiagnostic);
}

/** Expects one error, in one line, that begins with some words. */
async function expectError(changes: Readonly<Record<string, string | Buffer>>, beginning: string): Promise<void> {
  const lines = (await check(changes)).filter((found) => found.includes(" error["));
  expect(lines).toEqual([expect.stringContaining(`content/${beginning}`)]);
  expect(lines[0]).toMatch(/^content\/[^\n]+:\d+:\d+ error\[[a-z-]+\] [^\n]+; [^\n]+$/);
}

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

const unreadable = "the picture cannot be read; export it again as jpg, png, webp or avif";

it.each<[what: string, name: string, content: () => Buffer | Promise<Buffer>, message: string]>([
  ["that is cut off", "x.jpg", async () => (await large().jpeg().toBuffer()).subarray(0, 20_000), unreadable],
  ["of nothing", "x.png", () => Buffer.alloc(0), unreadable],
  ["that is a GIF", "x.png", () => plain().gif().toBuffer(), "the file is not a jpg, png, webp or avif picture; export it again as jpg,"],
  ["that unpacks to 12 GB", "x.jpg", () => claiming(65_000, 65_000), "the picture has 65000 × 65000 pixels; at most 60 million pixels;"],
  [
    "that is too tall",
    "x.png",
    () =>
      sharp({ create: { width: 1, height: 17_000, channels: 3, background: "#777" } })
        .png()
        .toBuffer(),
    "the picture has 1 × 17000 pixels; at most 16000 on a side; cut it, or export it smaller",
  ],
  ["of a few pixels", "x.png", () => plain().png().toBuffer(), "the picture has 64 × 64 pixels; at least 300 wide, and at most 6 times"],
  ["with a sign of a folder in its name", "x\\y.png", () => large().png().toBuffer(), "the name has the sign \\, which separates folders"],
  [
    "that moves",
    "x.webp",
    () =>
      sharp(Buffer.from(Array.from({ length: 384 }, (_, index) => index % 256)), {
        raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
      })
        .webp()
        .toBuffer(),
    "the picture moves, and pages show only its first frame; export one frame of it",
  ],
  ["of 30 MB", "x.png", () => Buffer.alloc(30_000_000), "the picture has 30 MB; at most 25 MB; export it smaller"],
  [
    "that lies on its side",
    "x.jpg",
    () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "the picture lies on its side, and only its EXIF data turns it; export it upright",
  ],
  [
    "with a wrong name",
    "x.png",
    () => plain().webp().toBuffer(),
    "the name says png, but the file is webp; name it .webp, or export it as png",
  ],
])("one diagnostic reports a picture %s", async (_, name, content, message) => {
  const article = third.replace("faq:", `image: ../images/${name}\nimageAlt: A desk\nfaq:`);
  await expectError(
    { "posts/third.md": article, [`images/${name}`]: await content() },
    `images/${name}:1:1 error[${/^the name has/.test(message) ? "file-name" : "picture"}] ${message}`,
  );
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const loading = svg.replace(/<script.*script>/, "<image href = 'https://a.example/x.png'/>");
const notUtf8 = "error[encoding] a character cannot be read as UTF-8; save the file as UTF-8, and write the character again";
const tooDeep = "error[nesting] the text is nested more than 100 levels deep; ";
const lists = `changes: ${"[".repeat(3000)}${"]".repeat(3000)}\n`;
const end = third.split("\n").length + 1;

it.each<[what: string, file: string, content: string | Buffer, error: string]>([
  ["an SVG with a script", "images/x.svg", svg, "1:1 error[picture] the SVG runs or loads something; "],
  ["an SVG that loads a picture", "images/x.svg", loading, "1:1 error[picture] the SVG runs or loads something; "],
  ["a damaged SVG", "images/x.svg", svg.slice(0, 90), "1:1 error[picture] the picture cannot be read; "],
  ["Latin-1", "posts/third.md", Buffer.from(third.replace("faq:", "# caf\u00e9\nfaq:"), "latin1"), `8:6 ${notUtf8}`],
  ["UTF-16", "posts/third.md", Buffer.from(`\uFEFF${third}`, "utf16le"), `1:1 ${notUtf8}`],
  [
    "an invisible character",
    "posts/third.md",
    `${third}\nA \u0001word.\n`,
    `${end}:3 error[character] the text contains the character U+0001; `,
  ],
  ["nested quotations, on their line", "posts/third.md", `${third}\n${">".repeat(3000)} Deep.\n\nThe end.\n`, `${end}:1 ${tooDeep}`],
  ["nested lists in a field", "posts/third.md", third.replace("faq:", `${lists}faq:`), `8:1 ${tooDeep}`],
  ["a page in the place of another", "pages/legal/review.md", legal("review"), "2:1 error[field] field 'slug' is invalid; slug 'review' "],
  ["two files that are one on a Mac", "pages/legal/DISCLAIMER.md", legal("imprint"), "1:1 error[file-name] on a Mac or Windows this "],
  ["a file name with a line break", "posts/a\nb.txt", "x", "1:1 error[unknown-file] "],
])("one diagnostic reports %s", (_, file, content, error) => expectError({ [file]: content }, `${file.replace("\n", " ")}:${error}`));

it("an SVG may use its own parts, and pictures that it holds", async () => {
  const own = '<linearGradient id="a"/><rect fill="url(#a)"/><use href="#a"/><image href="data:image/png;base64,AA=="/>';
  const found = await check({ "images/x.svg": svg.replace(/<script.*script>/, own) });
  expect(found).toEqual([expect.stringContaining("warning[unused-picture]")]);
});

describe("all problems are found in one run", () => {
  const idsIn = (file: string, changes: ContentFiles) =>
    lintContent(contentTree({ ...files, ...changes }, TODAY))
      .filter((diagnostic) => diagnostic.file === `content/${file}` && diagnostic.severity === "error")
      .map(({ id }) => id);
  const edit = (...edits: (readonly [string | RegExp, string])[]) =>
    edits.reduce((text, [from, to]) => text.replace(from, to), `${third}\nOur product is a miracle.\n\nSee [nothing](/nowhere/).\n`);

  it("of an article: fields, characters, text and links", () => {
    const article = edit(
      [/^excerpt: .*\n/m, ""],
      [/^categorySlug: .*/m, "categorySlug: nowhere"],
      [/\?$/m, "."],
      ["---\n", "---\nmood: x\u000B\n"],
    );
    expect(idsIn("posts/third.md", { "posts/third.md": article, "settings/wording.yml": wording }).sort()).toEqual(
      ["banned-phrase", "character", "dead-link", "field", "missing-field", "unknown-category", "unknown-field"].sort(),
    );
  });

  it("of an article whose YAML cannot be read: its text and links", () => {
    const article = edit([/^title: .*/m, "title: Memory: what helps"]);
    const changes = { "posts/third.md": article, "settings/wording.yml": wording };
    expect(idsIn("posts/third.md", changes)).toEqual(["yaml", "banned-phrase", "dead-link"]);
  });

  it("of other files, when a page, a category or a reference has a field that is wrong", () => {
    const changes = {
      "posts/third.md": edit(),
      "settings/wording.yml": wording,
      "pages/legal/disclaimer.md": legal("disclaimer").replace(/^title: .*\n/m, ""),
      "settings/categories.yml": "items:\n  - {slug: memory, label: Memory, palette: violet, motif: spectrogram}\n",
      "pages/home.yml": home(["q-1", "q-9"]).replace(/^title: .*\n/m, ""),
    };
    expect(idsIn("posts/third.md", changes)).toEqual(["banned-phrase", "dead-link"]);
    expect(idsIn("pages/home.yml", changes)).toEqual(["missing-field", "unknown-question"]);
  });

  it("but no problem that is not there, whatever is in a field", () => {
    const all = Object.entries({ ...validFiles, ...files }).filter(([name]) => findContentType(name) !== undefined);
    const wrong = fc.constantFrom<unknown>(undefined, null, "", 5, "text", "2025-02-30", true, [], {}, [""], { x: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), wrong, ([name, text = ""], index, value) => {
        const [, yaml, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? ["", text, undefined];
        const document = parseDocument(yaml);
        const paths = listPaths(document.toJS());
        document.setIn(paths[index % paths.length] ?? [], value);
        const changed = body === undefined ? document.toString() : `---\n${document.toString()}---\n${body}`;
        const tree = contentTree({ ...files, [name]: changed }, TODAY);
        // What is empty or missing is said by the schema alone.
        expect(
          [...lintContent(tree), ...checkLaunch(tree, {})].filter(({ id, message }) => id !== "field" && message.includes("''")),
        ).toEqual([]);
        expect(formatCare(tree, TODAY)).toEqual(expect.any(String));
      }),
      propertyRuns(30),
    );
  });
});

/** The paths of all fields in a value. */
function listPaths(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return [own, ...listPaths(inner, own)];
  });
}

describe("an unpublished article", () => {
  const found = (changes: ContentFiles) =>
    lintContent(contentTree({ ...files, ...changes }, TODAY)).map(({ severity, id }) => `${severity} ${id}`);

  it("has warnings for errors in its text as a draft, but errors for what would break a page, or when it is scheduled", () => {
    const body = "See [more](/nowhere/), which is clinically proven.\n\n| a |\n| --- |\n| b |";
    const second = (fields: string, date = "2025-07-24") =>
      found({ "posts/second.md": post("second", { fields, body }).replace("2025-07-24", date) });
    const all = ["error table-caption", "error banned-phrase", "error dead-link"];
    expect(second("")).toEqual(expect.arrayContaining(all));
    // Nobody checks it again.
    expect(second("", "2025-12-01")).toEqual(expect.arrayContaining(all));
    const ofDraft = second("draft: true\n");
    expect(ofDraft).toEqual(expect.arrayContaining(["warning table-caption", "warning banned-phrase", "error dead-link"]));
    expect(ofDraft).not.toContain("error banned-phrase");
  });

  it("is the one that is reported where a draft and an article have the same text", () => {
    const draft = third.replace("slug: third", "slug: a-draft").replace("faq:", "draft: true\nfaq:");
    const diagnostics = lintContent(contentTree({ ...files, "posts/a-draft.md": draft }, TODAY));
    const same = diagnostics.filter(({ id }) => ["duplicate-text", "repeated-sentence"].includes(id));
    expect(new Set(same.map(({ file, severity }) => `${file} ${severity}`))).toEqual(new Set(["content/posts/a-draft.md warning"]));
  });
});
