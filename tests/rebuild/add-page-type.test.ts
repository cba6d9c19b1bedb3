import fs from "fs";
import os from "os";
import path from "path";
import { Site } from "../faults/site";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "page-type-"));
const guide = fs.readFileSync(path.resolve(__dirname, "../../docs/developing.md"), "utf8");

afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

interface CodeBlock {
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

/** The code blocks of a section of the guide that name a file. */
function codeBlocks(heading: string): CodeBlock[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return Array.from(section.matchAll(/^ {3}```(\w+) (\S+)\n([\s\S]*?)^ {3}```$/gm), ([, language = "", file = "", code = ""]) => ({
    language,
    file,
    code: code.replace(/^ {3}/gm, ""),
  }));
}

/** Writes a new file, or applies a diff to an existing one. */
function apply(site: Site, { language, file, code }: CodeBlock): void {
  if (language !== "diff") return fs.writeFileSync(site.file(file), code);
  const without = (sign: string) =>
    code
      .split("\n")
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join("\n");
  site.edit(file, without("+"), without("-"));
}

it("makes a page when the steps of 'Add a page type' are followed", () => {
  const site = new Site(path.join(work, "site"));
  const blocks = codeBlocks("Add a page type");
  expect(blocks.map(({ file }) => file)).toContain("src/site/routes.ts");
  for (const block of blocks) apply(site, block);
  const [article = ""] = site.articles();
  site.edit(article, /$/, "\nAll works are [in one list](/sources/#works).\n");

  const { status, stdout, stderr } = site.build();
  expect([status, status === 0 ? "" : `${stdout}${stderr}`.slice(-4000)]).toEqual([0, ""]);
  const html = fs.readFileSync(site.file("dist/sources/index.html"), "utf8");
  expect(html).toMatch(/<h1[^>]*>Sources<\/h1>/);
  expect(html).toContain('id="works"');
  expect(fs.readFileSync(site.file("dist/sitemap-0.xml"), "utf8")).toContain("/sources/</loc>");
}, 600_000);
