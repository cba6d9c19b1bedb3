import fs from "fs";
import { readSiteContent } from "../../../../src/cms/server/read-site-content";
import { LiveLint, publishBlockedMessage, type Entry } from "../../../../src/cms/app/live-lint";
import { readFields } from "../../../../src/content-model/serialize";
import { formatDiagnostic } from "../../../../src/content-model/diagnostic";
import { articleFiles, articleSlugs, contentFolder, lintDirectory, removeContentFolders } from "../../lint/content-fixture";

afterEach(removeContentFolders);

const today = "2026-11-21";
const setUp = () => {
  const directory = contentFolder(articleFiles());
  const lint = new LiveLint(readSiteContent(directory, { name: "none" }), today);
  const entry = (slug: string, change: (text: string) => string = (text) => text): Entry => {
    const file = `content/posts/${slug}.md`;
    return { type: "post", file, fields: readFields(change(fs.readFileSync(`${directory}/posts/${slug}.md`, "utf8")), file) };
  };
  const [first] = articleSlugs;
  return { directory, lint, entry, first };
};

describe("LiveLint", () => {
  it("reports the same diagnostics as the content lint for an unchanged article", () => {
    const { directory, lint, entry } = setUp();
    for (const slug of articleSlugs) {
      const { diagnostics } = lintDirectory(directory, "content", today);
      const own = diagnostics.filter(({ file }) => file === `content/posts/${slug}.md`).map(formatDiagnostic);
      expect(lint.lint(entry(slug)).map(formatDiagnostic)).toEqual(own);
    }
  });

  it.each([
    ["an invalid field", (text: string) => text.replace(/^date: .*$/m, "date: 2025-02-30"), "field"],
    ["a missing field", (text: string) => text.replace(/^excerpt: .*\n/m, ""), "missing-field"],
    ["raw HTML", (text: string) => `${text}\n<b>x</b>\n`, "raw-html"],
    ["a broken link", (text: string) => text.replace("(/review/)", "(/review/) [nothing there](/blog/nothing/)"), "dead-link"],
    ["an unknown reference", (text: string) => text.replace("oster-1973", "nobody-2000"), "unknown-reference"],
    ["too few words", (text: string) => text.replace(/\n## [\s\S]*$/, "\n"), "body-length"],
  ])("finds %s and refuses publication", (_, change, id) => {
    const { lint, entry, first } = setUp();
    const found = lint.lint(entry(first, change));
    expect(found.map((diagnostic) => diagnostic.id)).toContain(id);
    expect(publishBlockedMessage(found)).toMatch(/^(?:1 error|\d+ errors) must be fixed first:\n/);
  });

  it("reports new errors in other files, but not the ones they had before", () => {
    const { lint, entry, first } = setUp();
    const diagnostics = lint.lint(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(diagnostics.filter(({ file }) => file !== `content/posts/${first}.md`).map(({ id }) => id)).toContain("dead-link");
    lint.recordSaved(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(lint.lint(entry("second")).map(({ id }) => id)).toContain("dead-link");
    expect(lint.lint(entry("third")).filter(({ file }) => file.endsWith("second.md"))).toEqual([]);
  });

  it("knows the entry's unpublished pictures", () => {
    const { lint, entry, first } = setUp();
    const withPicture = entry(first, (text) => text.replace("faq:", "image: ../images/desk.png\nimageAlt: A desk\nfaq:"));
    expect(lint.lint(withPicture).map(({ id }) => id)).toContain("picture");
    expect(lint.lint({ ...withPicture, pictures: ["content/images/desk.png"] }).map(({ id }) => id)).not.toContain("picture");
  });

  it("does not refuse publication because of warnings", () => {
    expect(
      publishBlockedMessage([{ file: "a", line: 1, column: 1, severity: "warning", id: "x", message: "y", suggestion: "z" }]),
    ).toBeUndefined();
  });
});
