import fs from "fs";
import { readSiteContent } from "../../../../src/cms/server/read-site-content";
import { publishBlockedMessage } from "../../../../src/cms/app/guards/blocked-message";
import { LiveLint } from "../../../../src/cms/app/live-lint";
import { SavedContent, type Entry } from "../../../../src/cms/app/saved-content";
import { readFields } from "../../../../src/content-model/serialize";
import { formatDiagnostic, type Diagnostic } from "../../../../src/content-model/diagnostic";
import { article, articleFiles, articleSlugs, contentFolder, lintDirectory, removeContentFolders } from "../../lint/content-fixture";

afterEach(removeContentFolders);

const today = "2026-11-21";
const setUp = (files: Readonly<Record<string, string>> = {}, isPublic = false) => {
  const directory = contentFolder({ ...articleFiles(), ...files });
  const { index, articles } = readSiteContent(directory, { backend: { name: "none" }, today, isPublic });
  const texts = new Map(articles.map(({ file, text }) => [`articles/${file.split("/").at(-1)}`, text]));
  const readText = (url: string) => {
    const text = texts.get(url);
    return text === undefined ? Promise.reject(new Error(`${url} could not be read`)) : Promise.resolve(text);
  };
  const lint = new LiveLint(new SavedContent({ ...index, today }, readText));
  const entry = (slug: string, change: (text: string) => string = (text) => text): Entry => {
    const file = `content/posts/${slug}.md`;
    return { type: "post", file, fields: readFields(change(fs.readFileSync(`${directory}/posts/${slug}.md`, "utf8")), file) };
  };
  const [first] = articleSlugs;
  return { directory, lint, entry, first, texts };
};

describe("LiveLint", () => {
  it("reports the same diagnostics as the content lint for an unchanged article", async () => {
    const { directory, lint, entry } = setUp();
    await lint.content.readTexts();
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
    expect(publishBlockedMessage(entry(first, change), found)).toMatch(/^(?:1 error|\d+ errors) must be fixed first:\n/);
  });

  it("knows which links change with the URL of a published article, once it redirects the old one", async () => {
    const { lint, entry, first, texts } = setUp();
    const renamed = (more: string) => entry(first, (text) => text.replace("slug: first", `slug: moved${more}`));
    const inOthers = (changed: Entry) => lint.lint(changed).filter(({ file }) => file !== changed.file);
    expect(lint.content.urlChange(renamed(""))).toEqual({ from: "/blog/first/", to: "/blog/moved/", oldSlug: "first" });
    expect(lint.content.filesLinkingTo("/blog/first/")).toContain("content/posts/second.md");
    const redirected = renamed("\nredirectFrom: [/blog/first/]");
    expect(inOthers(redirected)).toEqual([]);
    lint.content.recordSaved(redirected);
    // The texts on the server are those of the last build.
    expect([...texts.values()].join()).toContain("(/blog/first/)");
    await lint.content.readTexts();
    expect(lint.content.filesLinkingTo("/blog/first/")).toEqual([]);
    expect(
      lint
        .lint(entry("third"))
        .filter(({ id }) => id === "dead-link")
        .filter(({ file }) => file.endsWith("second.md")),
    ).toEqual([]);
    expect(lint.content.urlChange(entry("second", (text) => text.replace("slug: second", "slug: third")))).toBeUndefined();
    expect(lint.content.urlChange(entry("second", (text) => text.replace("slug: second", "slug: No")))).toBeUndefined();
  });

  it("reports new errors in other files, but not the ones they had before", () => {
    const { lint, entry, first } = setUp();
    const diagnostics = lint.lint(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(diagnostics.filter(({ file }) => file !== `content/posts/${first}.md`).map(({ id }) => id)).toContain("dead-link");
    lint.content.recordSaved(entry(first, (text) => text.replace("slug: first", "slug: moved")));
    expect(lint.lint(entry("second")).map(({ id }) => id)).toContain("dead-link");
    expect(lint.lint(entry("third")).filter(({ file }) => file.endsWith("second.md"))).toEqual([]);
  });

  it("knows the texts of other articles once they are read", async () => {
    const { directory, lint, entry, first } = setUp();
    const sentence = /\n\n([A-Z][^.\n]+\.)/.exec(fs.readFileSync(`${directory}/posts/second.md`, "utf8"))?.[1] ?? "";
    const withSentence = entry(first, (text) => `${text}\n${sentence}\n`);
    const ids = () => lint.lint(withSentence).map(({ id }) => id);
    expect(ids()).not.toContain("repeated-sentence");
    await lint.content.readTexts();
    expect(ids()).toContain("repeated-sentence");
  });

  it("does not pass while a text of another article cannot be read, and tries again", async () => {
    const { lint, texts } = setUp();
    const text = texts.get("articles/second.md") ?? "";
    texts.delete("articles/second.md");
    await expect(lint.content.readTexts()).rejects.toThrow("articles/second.md could not be read");
    expect(lint.content.hasAllTexts).toBe(false);
    texts.set("articles/second.md", text);
    await lint.content.readTexts();
    expect(lint.content.hasAllTexts).toBe(true);
  });

  it("accepts a new product name any number of times", async () => {
    const { lint, directory } = setUp();
    await lint.content.readTexts();
    const file = "content/settings/product.yml";
    const text = fs.readFileSync(`${directory}/settings/product.yml`, "utf8");
    for (let count = 0; count < 40; count += 1) {
      const fields = readFields(text.replace("The Genius Wave", `The Wave Number ${count}`), file);
      expect(() => lint.lint({ type: "product", file, fields })).not.toThrow();
      lint.content.recordSaved({ type: "product", file, fields });
    }
  });

  it("reports what would break without an entry or a picture", async () => {
    const { lint, entry, first } = setUp({ "images/desk.png": "png" });
    await lint.content.readTexts();
    const broken = lint.lintWithout([`content/posts/${first}.md`]);
    expect(broken.map(({ file, id }) => `${file} ${id}`)).toContain("content/posts/second.md dead-link");
    expect(lint.lintWithout(["content/images/desk.png"])).toEqual([]);
    lint.content.recordSaved(entry("third", (text) => text.replace(/^date:/m, "image: ../images/desk.png\nimageAlt: A desk\ndate:")));
    expect(lint.lintWithout(["content/images/desk.png"]).map(({ file, id }) => [file, id])).toEqual([
      ["content/posts/third.md", "picture"],
    ]);
  });

  it("reports what is wrong with a text beside what is missing in the fields", () => {
    const found = setUp().lint.lint({ type: "post", file: "content/posts/new.md", fields: { body: "One [word](/blog/first/)." } });
    const ids = found.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["missing-field", "body-length", "section-count", "button-count", "review-link"]));
    expect(ids).not.toContain("article-link");
    expect(found.filter(({ file }) => file !== "content/posts/new.md")).toEqual([]);
  });

  it("lets a draft be unfinished", () => {
    const { lint, entry, first } = setUp();
    const unfinished = (text: string) => text.replace(/^excerpt: .*\n/m, "draft: true\n").replace(/\n## [\s\S]*$/, "\n");
    const own = lint.lint(entry(first, unfinished)).filter(({ file }) => file === `content/posts/${first}.md`);
    expect(own.map(({ id }) => id)).toContain("missing-field");
    expect(own.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("knows the entry's unpublished pictures", () => {
    const { lint, entry, first } = setUp();
    const withPicture = entry(first, (text) => text.replace("faq:", "image: ../images/desk.png\nimageAlt: A desk\nfaq:"));
    expect(lint.lint(withPicture).map(({ id }) => id)).toContain("picture");
    expect(lint.lint({ ...withPicture, pictures: ["content/images/desk.png"] }).map(({ id }) => id)).not.toContain("picture");
  });

  describe("links to articles that are not published yet", () => {
    const link = "[a later one](/blog/later/)";
    const on = (date: string, slug: string) => article(slug, ["first", "second"]).replace("date: 2025-07-24", `date: ${date}`);
    const files = {
      "posts/later.md": on("2026-12-01", "later"),
      "posts/latest.md": on("2026-12-02", "latest").replace("](/review/)", `](/review/) ${link}`),
      "posts/early.md": on("2026-11-30", "early").replace("](/review/)", `](/review/) ${link}`),
      "posts/third.md": (articleFiles()["posts/third.md"] ?? "").replace("](/review/)", `](/review/) ${link}`),
    };
    const aboutLinks = /link/;
    const linkErrors = (diagnostics: readonly Diagnostic[], slug: string) =>
      diagnostics
        .filter(({ file, id, severity }) => file === `content/posts/${slug}.md` && severity === "error" && aboutLinks.test(id))
        .map(({ id }) => id);

    it.each([
      ["early", ["unpublished-link"]],
      ["latest", []],
      ["third", ["unpublished-link"]],
    ])("from %s are checked as in the build", async (slug, expected) => {
      const { directory, lint, entry } = setUp(files);
      await lint.content.readTexts();
      expect(linkErrors(lintDirectory(directory, "content", today).diagnostics, slug)).toEqual(expected);
      expect(linkErrors(lint.lint(entry(slug)), slug)).toEqual(expected);
    });

    it.each([
      ["latest", []],
      ["third", ["dead-link"]],
    ])("from %s are allowed or not as in the build where unpublished articles are hidden", (slug, expected) => {
      const { lint, entry } = setUp(files, true);
      expect(linkErrors(lint.lint(entry(slug)), slug)).toEqual(expected);
    });
  });

  it("does not refuse publication because of warnings", () => {
    expect(
      publishBlockedMessage({ type: "post", file: "a" }, [
        { file: "a", line: 1, column: 1, severity: "warning", id: "x", message: "y", suggestion: "z" },
      ]),
    ).toBeUndefined();
  });
});
