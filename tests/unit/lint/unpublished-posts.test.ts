import { readContentTree } from "../../../src/lint/node/read-content";
import { runRules } from "../../../src/lint/lint-content";
import { internalLinks } from "../../../src/lint/rules/internal-links";
import { validRedirects } from "../../../src/lint/rules/valid-redirects";
import { pageLinks } from "../../../src/lint/rules/page-links";
import { lostUrls } from "../../../src/lint/rules/lost-urls";
import { sitePaths } from "../../../src/lint/site-urls";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import {
  articleFiles,
  contentFolder,
  faq,
  post,
  POST_BODY_LINE,
  removeContentFolders,
  type ContentFiles,
  lintDirectory,
} from "./content-fixture";

afterEach(removeContentFolders);

const TODAY = "2025-09-11";
const rules = [internalLinks, pageLinks, validRedirects, lostUrls];
const check = (files: ContentFiles, today = TODAY): string[] => {
  const tree = readContentTree(contentFolder(files), "content", today);
  return [...tree.diagnostics, ...runRules(tree, rules)].map(formatDiagnostic);
};
/** A draft, or an article with a date. */
const unpublished = (slug: string, when: string, body?: string) =>
  when === "draft" ? post(slug, { body, fields: "draft: true\n" }) : post(slug, { body }).replace(/^date: .*$/m, `date: ${when}`);
const link = (slug: string) => `See [another one](/blog/${slug}/).`;

describe("an unpublished article", () => {
  it.each([
    ["draft", "it is a draft"],
    ["2025-09-12", "it is due on September 12, 2025"],
  ])("(%s) must not be linked from a published one", (when, why) => {
    const files = { "posts/first.md": post("first", { body: link("second") }), "posts/second.md": unpublished("second", when) };
    expect(check(files)).toEqual([
      `content/posts/first.md:${POST_BODY_LINE}:5 error[unpublished-link] the link '/blog/second/' leads to an article that is not published: ${why}; ` +
        "publish that one no later than this, or remove the link",
    ]);
  });

  it("may be linked on its day", () => {
    const files = { "posts/first.md": post("first", { body: link("second") }), "posts/second.md": unpublished("second", "2025-09-12") };
    expect(check(files, "2025-09-12")).toEqual([]);
  });

  it.each([
    ["a draft to a draft", "draft", "draft", []],
    ["a draft to a scheduled one", "draft", "2025-12-01", []],
    ["a scheduled one to one of the same day", "2025-12-01", "2025-12-01", []],
    ["a scheduled one to an earlier one", "2025-12-02", "2025-12-01", []],
    ["a scheduled one to a later one", "2025-12-01", "2025-12-02", ["it is due on December 2, 2025, this one on December 1, 2025"]],
    ["a scheduled one to a draft", "2025-12-01", "draft", ["it is a draft"]],
  ])("may be linked from an article that is published no earlier: from %s", (_, from, to, expected) => {
    const files = {
      "posts/first.md": post("first"),
      "posts/a.md": unpublished("a", from, link("b")),
      "posts/b.md": unpublished("b", to),
    };
    expect(check(files).map((line) => /not published: (.*);/.exec(line)?.[1])).toEqual(expected);
  });

  it("must not be linked from a page or a question", () => {
    const answer = "{text: Text., linkText: Read it, linkTo: /blog/second/}";
    const lines = check({
      "pages/faq.yml": faq(answer),
      "posts/first.md": unpublished("first", "draft"),
      "posts/second.md": unpublished("second", "draft"),
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^content\/pages\/review\.md:\d+:5 error\[unpublished-link\] .* it is a draft;/);
    expect(lines[1]).toMatch(/^content\/pages\/faq\.yml:\d+:\d+ error\[unpublished-link\] linkTo '\/blog\/second\/'/);
  });

  it("has no URL", () => {
    const files = { "posts/first.md": post("first"), "posts/second.md": unpublished("second", "2025-09-12") };
    const paths = (today?: string) => sitePaths(readContentTree(contentFolder(files), "content", today));
    expect(paths(TODAY).has("/blog/second/")).toBe(false);
    expect(paths("2025-09-12").has("/blog/second/")).toBe(true);
    expect(paths().has("/blog/second/")).toBe(true);
  });

  it("loses the URL that it had while it was published", () => {
    const files = {
      "posts/first.md": post("first"),
      "posts/second.md": unpublished("second", "draft"),
      "published-urls.txt": "/blog/second/\n",
    };
    expect(check(files)[0]).toMatch(/^content\/published-urls\.txt:1:1 error\[lost-url\] '\/blog\/second\/'/);
  });

  it("has no redirects yet", () => {
    const second = unpublished("second", "2025-09-12").replace("faq:", "redirectFrom: [/blog/old/]\nfaq:");
    const files = { "posts/first.md": post("first"), "posts/second.md": second, "published-urls.txt": "/blog/old/\n" };
    expect(check(files)[0]).toMatch(/error\[lost-url\] '\/blog\/old\/'/);
    expect(check(files, "2025-09-12").filter((line) => line.includes("error["))).toEqual([]);
  });

  it("must not redirect from an existing page on its day", () => {
    const second = unpublished("second", "2025-09-12").replace("faq:", "redirectFrom: [/blog/first/]\nfaq:");
    expect(check({ "posts/first.md": post("first"), "posts/second.md": second })).toEqual([
      expect.stringContaining("'/blog/first/' is the URL of an existing page") as unknown,
    ]);
  });
});

describe("editorial rules", () => {
  const files = articleFiles();
  const short = (fields: string) => (files["posts/second.md"] ?? "").replace("faq:", `${fields}faq:`).replace(/## [\s\S]*?\n## /, "## ");
  const severities = (changes: ContentFiles) =>
    lintDirectory(contentFolder({ ...files, ...changes }), "content", TODAY).diagnostics.map(({ severity, id }) => `${severity} ${id}`);

  it("gives a warning for a draft and an error for an article", () => {
    expect(severities({ "posts/second.md": short("") })).toContain("error body-length");
    const ofDraft = severities({ "posts/second.md": short("draft: true\n") });
    expect(ofDraft).toContain("warning body-length");
    expect(ofDraft).not.toContain("error body-length");
  });

  it("gives an error for a scheduled article, because nobody checks it again", () => {
    expect(severities({ "posts/second.md": short("").replace(/^date: .*$/m, "date: 2025-12-01") })).toContain("error body-length");
  });

  it("reports the draft where a draft and an article have the same text", () => {
    const draft = files["posts/third.md"]?.replace("slug: third", "slug: a-draft").replace("faq:", "draft: true\nfaq:");
    const { diagnostics } = lintDirectory(contentFolder({ ...files, "posts/a-draft.md": draft }), "content", TODAY);
    const same = diagnostics.filter(({ id }) => ["duplicate-text", "repeated-sentence", "overlap"].includes(id));
    expect(new Set(same.map(({ file, severity }) => `${file} ${severity}`))).toEqual(new Set(["content/posts/a-draft.md warning"]));
  });

  it("gives warnings for errors in the text of a draft, which is not built until they are fixed", () => {
    const table = (fields: string) => post("second", { fields, body: "| a |\n| --- |\n| b |" });
    expect(severities({ "posts/second.md": table("") })).toContain("error table-caption");
    const ofDraft = severities({ "posts/second.md": table("draft: true\n") });
    expect(ofDraft).toContain("warning table-caption");
    expect(ofDraft).not.toContain("error table-caption");
  });

  it("keeps errors that would break a page, also in a draft", () => {
    const draft = post("second", { fields: "draft: true\n", body: "See [nothing](/nowhere/)." });
    expect(severities({ "posts/second.md": draft })).toContain("error dead-link");
  });
});
