import { execFileSync } from "child_process";
import fs from "fs";
import path from "path";
import sharp from "sharp";
import { lintFolder } from "./lint-folder";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { articleFiles, contentFolder, removeContentFolders } from "./content-fixture";

/** Every kind of bad input has a diagnostic with its position. What a build does then is tested in tests/faults. */
const files = articleFiles();
const third = files["posts/third.md"] ?? "";

afterEach(removeContentFolders);

type Prepare = (directory: string) => void | Promise<void>;

/** Diagnostics of a valid folder after a change, one line each. */
async function check(prepare: Prepare): Promise<string[]> {
  const directory = contentFolder(files);
  await prepare(directory);
  return (await lintFolder(directory)).diagnostics.map(formatDiagnostic);
}

const write =
  (name: string, content: string | Buffer): Prepare =>
  (directory) => {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), content);
  };

/** The third article with a change. */
const article = (from: string | RegExp, to: string): Prepare => {
  const changed = third.replace(from, () => to);
  if (changed === third) throw new Error(`the article holds no ${String(from)}`);
  return write("posts/third.md", changed);
};
const inBody = (text: string): Prepare => write("posts/third.md", `${third}\n${text}\n`);
const bodyEnd = third.split("\n").length + 1;

/** The third article with a picture of its own. */
const picture =
  (name: string, content: () => Buffer | Promise<Buffer>): Prepare =>
  async (directory) => {
    await article("faq:", `image: ../images/${name}\nimageAlt: A desk\nfaq:`)(directory);
    await write(`images/${name}`, await content())(directory);
  };

const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#777" } });

/** A small JPEG whose header claims another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain().jpeg({ progressive: false }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const inputs: readonly [name: string, prepare: Prepare, line: string][] = [
  [
    "a picture that is missing",
    article("faq:", "image: ./none.png\nimageAlt: A desk\nfaq:"),
    "posts/third.md:8:1 error[picture] the picture './none.png' does not exist; give its path relative to this file",
  ],
  [
    "a picture out of content",
    article("faq:", "image: ../../x.png\nimageAlt: A desk\nfaq:"),
    "posts/third.md:8:1 error[picture] the picture '../../x.png' is outside of content; put it in this file's folder or in content/images/",
  ],
  [
    "a picture whose name has other capitals",
    async (directory) => {
      await picture("desk.jpg", () => plain().jpeg().toBuffer())(directory);
      fs.renameSync(path.join(directory, "images/desk.jpg"), path.join(directory, "images/Desk.jpg"));
    },
    "posts/third.md:8:1 error[picture] the picture '../images/desk.jpg' is named 'Desk.jpg' on disk; use the same upper and lower case",
  ],
  [
    "a picture that is cut off",
    picture("x.jpg", async () =>
      (
        await sharp({
          create: { width: 800, height: 800, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 30 } },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
    ),
    "images/x.jpg:1:1 error[picture] the picture cannot be read; export it again as jpg, png, webp or avif",
  ],
  [
    "a picture of nothing",
    picture("x.png", () => Buffer.alloc(0)),
    "images/x.png:1:1 error[picture] the file is not a jpg, png, webp or avif picture; export it again as jpg, png, webp or avif",
  ],
  [
    "a picture of 20,000 × 20,000",
    picture("x.jpg", () => claiming(20_000, 20_000)),
    "images/x.jpg:1:1 error[picture] the picture has 20000 × 20000 pixels; at most 60 million pixels; export it smaller",
  ],
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
  [
    "an SVG with a script that is named as a picture",
    picture("x.png", () => Buffer.from(script)),
    "images/x.png:1:1 error[picture] the file is not a jpg, png, webp or avif picture; export it again as jpg, png, webp or avif",
  ],
  ["an SVG", write("images/x.svg", script), "images/x.svg:1:1 error[unknown-file] no content type has files here; known places: "],
  ["broken YAML", article("slug: third", "slug: [third"), "posts/third.md:3:1 error[yaml] invalid YAML: "],
  [
    "a missing setting",
    (directory) => {
      const file = path.join(directory, "settings/site.yml");
      fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/^url:.*\n/m, ""));
    },
    "settings/site.yml:1:1 error[missing-field] missing field 'url'; url must be a URL that begins with https://",
  ],
  [
    "Latin-1",
    write("posts/third.md", Buffer.from(third.replace("faq:", "# caf\u00e9\nfaq:"), "latin1")),
    "posts/third.md:1:1 error[encoding] the file is not UTF-8 text; save it as UTF-8",
  ],
  [
    "UTF-16",
    write("posts/third.md", Buffer.from(`\uFEFF${third}`, "utf16le")),
    "posts/third.md:1:1 error[encoding] the file is not UTF-8 text; save it as UTF-8",
  ],
  ["a NUL byte", inBody("A\u0000B"), "posts/third.md:1:1 error[encoding] the file is not UTF-8 text; save it as UTF-8"],
  ["an empty file", write("posts/third.md", ""), "posts/third.md:1:1 error[empty] the file is empty; write the article or delete the file"],
  ["raw HTML", inBody("A <b>word."), `posts/third.md:${bodyEnd}:3 error[raw-html] raw HTML '<b>'; use Markdown; HTML is not published`],
  [
    "an event handler",
    inBody('<img src="x" onerror="alert(1)">'),
    `posts/third.md:${bodyEnd}:1 error[raw-html] raw HTML '<img src="x" onerror="alert(1)">'; use Markdown; HTML is not published`,
  ],
  [
    "a link of javascript:",
    inBody("[x](javascript:alert)"),
    `posts/third.md:${bodyEnd}:1 error[link] the URL 'javascript:alert' is not allowed; begin links with https://, mailto:, / or #`,
  ],
  [
    "a link of JaVaScRiPt&#58;",
    inBody("[x](JaVaScRiPt&#58;alert)"),
    `posts/third.md:${bodyEnd}:1 error[link] the URL 'JaVaScRiPt:alert' is not allowed; begin links with https://, mailto:, / or #`,
  ],
  [
    "a link of data:",
    inBody("[x](data:text/html,x)"),
    `posts/third.md:${bodyEnd}:1 error[link] the URL 'data:text/html,x' is not allowed; begin links with https://, mailto:, / or #`,
  ],
  ["a block that never closes", inBody(":::note\nText."), `posts/third.md:${bodyEnd}:1 error[directive] unknown block ':::note'; `],
  [
    "a button whose brace never closes",
    inBody('::cta{label="Go'),
    `posts/third.md:${bodyEnd}:1 error[directive] '::cta{label="Go' cannot be read; `,
  ],
  ["an article of 5 MB", inBody("word ".repeat(1e6)), "posts/third.md:1:1 error[too-large] the file has 5007 kB; at most 100 kB; split it"],
  [
    "settings of 5 MB",
    (directory) => fs.appendFileSync(path.join(directory, "references.yml"), "# word\n".repeat(8e5)),
    "references.yml:1:1 error[too-large] the file has 5601 kB; at most 1000 kB; split it",
  ],
  [
    "ten thousand headings",
    inBody("## A\n".repeat(10_000)),
    `posts/third.md:${bodyEnd + 195}:1 error[too-many-headings] the file has 10005 headings; at most 200; split it`,
  ],
  [
    "quotations that never end",
    inBody(">".repeat(50_000)),
    `posts/third.md:${bodyEnd}:1 error[too-deep] quotations are nested more than 10 deep; write them one after the other`,
  ],
  [
    "emphasis that overflows the parser's stack",
    inBody(`${"*".repeat(40_000)}a${"*".repeat(40_000)}`),
    "posts/third.md:1:1 error[too-deep] the text is nested too deeply; remove repeated *, _, > or [",
  ],
  [
    "a slug that climbs",
    article("slug: third", "slug: ../../third"),
    "posts/third.md:2:1 error[field] field 'slug' is invalid; slug must consist of a–z, 0–9 and single hyphens",
  ],
  [
    "a slug with %2e",
    article("slug: third", 'slug: "%2e%2e"'),
    "posts/third.md:2:1 error[field] field 'slug' is invalid; slug must consist of a–z, 0–9 and single hyphens",
  ],
  [
    "a slug that is a number",
    article("slug: third", "slug: 2025"),
    "posts/third.md:2:1 error[field] field 'slug' is invalid; slug must be text: put it in double quotes",
  ],
  [
    "a slug of 300 characters",
    article("slug: third", `slug: ${"a".repeat(300)}`),
    "posts/third.md:2:1 error[field] field 'slug' is invalid; slug must have at most 80 characters",
  ],
  [
    "a symbolic link out of content",
    (directory) => fs.symlinkSync("/etc/passwd", path.join(directory, "posts/link.md")),
    "posts/link.md:1:1 error[symbolic-link] the file is a symbolic link; put the file itself here",
  ],
  [
    "a symbolic link to a folder",
    (directory) => fs.symlinkSync("/etc", path.join(directory, "images")),
    "images:1:1 error[symbolic-link] the file is a symbolic link; put the file itself here",
  ],
  [
    "a pipe",
    (directory) => void execFileSync("mkfifo", [path.join(directory, "posts/pipe.md")]),
    "posts/pipe.md:1:1 error[special-file] this is a device, a pipe or a socket; put a file here",
  ],
  [
    "a key that reaches for the prototype",
    article("faq:", "__proto__: {polluted: yes}\nfaq:"),
    "posts/third.md:8:1 error[yaml] the key __proto__ is not allowed; remove it",
  ],
  [
    "a key twice",
    article("faq:", "slug: other\nfaq:"),
    "posts/third.md:8:1 error[yaml] invalid YAML: Map keys must be unique; remove one of the two keys",
  ],
  [
    "an impossible date",
    article("date: 2025-07-24", "date: 2025-02-30"),
    "posts/third.md:7:1 error[field] field 'date' is invalid; date must be an existing day, written yyyy-mm-dd",
  ],
  [
    "</script> in a title",
    article(/^title: .*$/m, 'title: "A Title of an Article </script><b> That Fits the Limits"'),
    "posts/third.md:3:1 error[raw-html] raw HTML '</script>' in a field; write plain text; HTML is not published",
  ],
  [
    "U+2028 in a title",
    article(/^title: .*$/m, 'title: "A Title of an Article \u2028 That Fits the Limits"'),
    "posts/third.md:3:31 error[character] the text contains the invisible character U+2028; delete it",
  ],
  // Control characters, line separators and characters that change the direction of text.
  ...["\u0001", "\u0008", "\u000B", "\u001B", "\u007F", "\u0085", "\u2029", "\u202E", "\u2066"].map(
    (character): [string, Prepare, string] => {
      const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
      return [
        `${code} in a body`,
        inBody(`A ${character}word.`),
        `posts/third.md:${bodyEnd}:3 error[character] the text contains the invisible character ${code}; delete it`,
      ];
    },
  ),
];

describe("bad input has one diagnostic with file and position", () => {
  it.each(inputs)(
    "%s",
    async (_, prepare, line) => {
      const lines = await check(prepare);
      expect(lines).toEqual([expect.stringContaining(`content/${line}`)]);
      expect(lines[0]).toMatch(/^content\/[^\n]+:\d+:\d+ error\[[a-z-]+\] [^\n]+; [^\n]+$/);
    },
    60_000,
  );
});

describe("bad input in several places", () => {
  it("two files with the same slug", async () => {
    const lines = await check(write("posts/fourth.md", third));
    expect(lines).toContain(
      "content/posts/third.md:2:1 error[duplicate] slug 'third' is already used in content/posts/fourth.md:2; choose another one, or delete one of the two",
    );
  });

  it("a category that is removed while articles use it", async () => {
    const lines = await check((directory) => {
      const file = path.join(directory, "settings/categories.yml");
      fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/^.*slug: memory.*\n/m, ""));
    });
    for (const name of ["first", "second", "third"])
      expect(lines).toContain(`content/posts/${name}.md:6:1 error[unknown-category] no category has the id 'memory'; use one of focus`);
  });

  it("YAML aliases that expand to a billion values: reported once, and never expanded", async () => {
    const names = "abcdefghij".split("");
    const bomb = names.map(
      (name, i) =>
        `${name}: &${name} [${Array(9)
          .fill(i === 0 ? "x" : `*${names[i - 1]}`)
          .join(", ")}]`,
    );
    expect(await check(article("faq:", `${bomb.join("\n")}\nfaq:`))).toEqual([
      "content/posts/third.md:9:8 error[yaml] YAML aliases are not allowed; write each value in full",
    ]);
  });

  it("a file name with a line break", async () => {
    const lines = await check(write("posts/a\nb.txt", "x"));
    expect(lines).toEqual([expect.stringContaining("content/posts/a\\x0ab.txt:1:1 error[unknown-file] ")]);
  });
});

it("reports several errors in several files, ordered by file and line", async () => {
  const lines = await check(async (directory) => {
    await article("slug: third", "slug: 2025\nslag: x")(directory);
    await write("posts/second.md", (files["posts/second.md"] ?? "").replace("date: 2025-07-24", "date: 2025-02-30"))(directory);
    fs.appendFileSync(path.join(directory, "posts/second.md"), "\n<b>x</b>\n\n[x](data:text/html,x)\n");
    await write("images/x.jpg", script)(directory);
    await write("posts/x.md", "")(directory);
    fs.rmSync(path.join(directory, "settings/product.yml"));
  });
  expect(lines.map((line) => line.replace(/^content\/(\S+?):\d+:\d+ error\[([a-z-]+)\].*$/, "$1 $2"))).toEqual([
    "images/x.jpg picture",
    // Links to articles that cannot be read do not count.
    "posts/first.md article-link",
    "posts/second.md field",
    "posts/second.md raw-html",
    "posts/second.md raw-html",
    "posts/second.md link",
    "posts/third.md field",
    "posts/third.md unknown-field",
    "posts/x.md empty",
    "settings/product.yml missing-file",
  ]);
});
