import fs from "fs";
import { siteContent } from "../../../../src/cms/server/admin-page";
import { lintContent } from "../../../../src/lint/node/lint-content";
import { LiveLint, refusal, type Entry } from "../../../../src/cms/app/live-lint";
import { readFields } from "../../../../src/content-model/serialize";
import { formatDiagnostic } from "../../../../src/content-model/diagnostic";
import { articleFiles, articleSlugs, contentFolder, removeContentFolders } from "../../lint/content-fixture";

jest.mock("esbuild", () => ({}));
afterEach(removeContentFolders);

const today = "2026-11-21";
const setUp = () => {
  const directory = contentFolder(articleFiles());
  const check = new LiveLint(siteContent(directory, { name: "none" }), today);
  const entry = (slug: string, change: (text: string) => string = (text) => text): Entry => {
    const file = `content/posts/${slug}.md`;
    return { type: "post", file, fields: readFields(change(fs.readFileSync(`${directory}/posts/${slug}.md`, "utf8")), file) };
  };
  const [first] = articleSlugs;
  return { directory, check, entry, first };
};

describe("the content check of the CMS", () => {
  it("says of an untouched article what the content check says", () => {
    const { directory, check, entry } = setUp();
    for (const slug of articleSlugs) {
      const { diagnostics } = lintContent(directory, "content", today);
      const own = diagnostics.filter(({ file }) => file === `content/posts/${slug}.md`).map(formatDiagnostic);
      expect(check.lint(entry(slug)).map(formatDiagnostic)).toEqual(own);
    }
  });

  it.each([
    ["a field that does not fit", (text: string) => text.replace(/^date: .*$/m, "date: 2025-02-30"), "field"],
    ["a key that is missing", (text: string) => text.replace(/^excerpt: .*\n/m, ""), "missing-field"],
    ["raw HTML", (text: string) => `${text}\n<b>x</b>\n`, "raw-html"],
    ["a link to nowhere", (text: string) => text.replace("(/review/)", "(/review/) [nothing there](/blog/nothing/)"), "dead-link"],
    ["an unknown work", (text: string) => text.replace("oster-1973", "nobody-2000"), "unknown-reference"],
    ["too few words", (text: string) => text.replace(/\n## [\s\S]*$/, "\n"), "length"],
  ])("finds %s as it is typed, which the entry's publication is refused for", (_, change, id) => {
    const { check, entry, first } = setUp();
    const found = check.lint(entry(first, change));
    expect(found.map((diagnostic) => diagnostic.id)).toContain(id);
    expect(refusal(found)).toMatch(/^(?:1 error keeps|\d+ errors writeCache) this from being published:\n/);
  });

  it("finds what breaks elsewhere on account of the entry, and not what was broken before", () => {
    const { check, entry, first } = setUp();
    const declaredRedirects = check.lint(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(declaredRedirects.filter(({ file }) => file !== `content/posts/${first}.md`).map(({ id }) => id)).toContain("dead-link");
    check.saved(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(check.lint(entry("second")).map(({ id }) => id)).toContain("dead-link");
    expect(check.lint(entry("third")).filter(({ file }) => file.endsWith("second.md"))).toEqual([]);
  });

  it("knows pictures that come with the entry", () => {
    const { check, entry, first } = setUp();
    const withPicture = entry(first, (text) => text.replace("faq:", "image: ../images/desk.png\nimageAlt: A desk\nfaq:"));
    expect(check.lint(withPicture).map(({ id }) => id)).toContain("picture");
    expect(check.lint({ ...withPicture, pictures: ["content/images/desk.png"] }).map(({ id }) => id)).not.toContain("picture");
  });

  it("refuses nothing for a warning", () => {
    expect(refusal([{ file: "a", line: 1, column: 1, severity: "warning", id: "x", message: "y", suggestion: "z" }])).toBeUndefined();
  });
});
