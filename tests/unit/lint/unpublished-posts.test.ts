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
/** An article that is a draft, or of some day. */
const statusLabel = (slug: string, when: string, body?: string) =>
  when === "draft" ? post(slug, { body, fields: "draft: true\n" }) : post(slug, { body }).replace(/^date: .*$/m, `date: ${when}`);
const link = (slug: string) => `See [another one](/blog/${slug}/).`;

describe("an article that is held back", () => {
  it.each([
    ["draft", "it is a draft"],
    ["2025-09-12", "it is due on September 12, 2025"],
  ])("(%s) may not be linked to from a published one", (when, why) => {
    const files = { "posts/first.md": post("first", { body: link("second") }), "posts/second.md": statusLabel("second", when) };
    expect(check(files)).toEqual([
      `content/posts/first.md:${POST_BODY_LINE}:5 error[unpublished-link] the link '/blog/second/' leads to an article that is not published: ${why}; ` +
        "publish that one no later than this, or remove the link",
    ]);
  });

  it("may be linked to once its day has come", () => {
    const files = { "posts/first.md": post("first", { body: link("second") }), "posts/second.md": statusLabel("second", "2025-09-12") };
    expect(check(files, "2025-09-12")).toEqual([]);
  });

  it.each([
    ["a draft to a draft", "draft", "draft", []],
    ["a draft to one that waits", "draft", "2025-12-01", []],
    ["one that waits to one of the same day", "2025-12-01", "2025-12-01", []],
    ["one that waits to an earlier one", "2025-12-02", "2025-12-01", []],
    ["one that waits to a later one", "2025-12-01", "2025-12-02", ["it is due on December 2, 2025, this one on December 1, 2025"]],
    ["one that waits to a draft", "2025-12-01", "draft", ["it is a draft"]],
  ])("may be linked to by what comes out no earlier: from %s", (_, from, to, expected) => {
    const files = {
      "posts/first.md": post("first"),
      "posts/a.md": statusLabel("a", from, link("b")),
      "posts/b.md": statusLabel("b", to),
    };
    expect(check(files).map((line) => /not published: (.*);/.exec(line)?.[1])).toEqual(expected);
  });

  it("may not be linked to from a page or a question", () => {
    const answer = "{text: Text., linkText: Read it, linkTo: /blog/second/}";
    const lines = check({
      "pages/faq.yml": faq(answer),
      "posts/first.md": statusLabel("first", "draft"),
      "posts/second.md": statusLabel("second", "draft"),
    });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^content\/pages\/review\.md:\d+:5 error\[unpublished-link\] .* it is a draft;/);
    expect(lines[1]).toMatch(/^content\/pages\/faq\.yml:\d+:\d+ error\[unpublished-link\] linkTo '\/blog\/second\/'/);
  });

  it("makes no address", () => {
    const files = { "posts/first.md": post("first"), "posts/second.md": statusLabel("second", "2025-09-12") };
    const paths = (today?: string) => sitePaths(readContentTree(contentFolder(files), "content", today));
    expect(paths(TODAY).has("/blog/second/")).toBe(false);
    expect(paths("2025-09-12").has("/blog/second/")).toBe(true);
    expect(paths().has("/blog/second/")).toBe(true);
  });

  it("loses the address that it had while it was published", () => {
    const files = {
      "posts/first.md": post("first"),
      "posts/second.md": statusLabel("second", "draft"),
      "published-urls.txt": "/blog/second/\n",
    };
    expect(check(files)[0]).toMatch(/^content\/published-urls\.txt:1:1 error\[lost-url\] '\/blog\/second\/'/);
  });

  it("redirects nothing yet", () => {
    const second = statusLabel("second", "2025-09-12").replace("faq:", "redirectFrom: [/blog/old/]\nfaq:");
    const files = { "posts/first.md": post("first"), "posts/second.md": second, "published-urls.txt": "/blog/old/\n" };
    expect(check(files)[0]).toMatch(/error\[lost-url\] '\/blog\/old\/'/);
    expect(check(files, "2025-09-12").filter((line) => line.includes("error["))).toEqual([]);
  });

  it("may not be going to redirect from a page when its day comes", () => {
    const second = statusLabel("second", "2025-09-12").replace("faq:", "redirectFrom: [/blog/first/]\nfaq:");
    expect(check({ "posts/first.md": post("first"), "posts/second.md": second })).toEqual([
      expect.stringContaining("'/blog/first/' is the URL of an existing page") as unknown,
    ]);
  });
});

describe("the editorial guide", () => {
  const files = articleFiles();
  const short = (fields: string) => (files["posts/second.md"] ?? "").replace("faq:", `${fields}faq:`).replace(/## [\s\S]*?\n## /, "## ");
  const severities = (changes: ContentFiles) =>
    lintDirectory(contentFolder({ ...files, ...changes }), "content", TODAY).diagnostics.map(({ severity, id }) => `${severity} ${id}`);

  it("warns of a draft where it refuses an article", () => {
    expect(severities({ "posts/second.md": short("") })).toContain("error body-length");
    const ofDraft = severities({ "posts/second.md": short("draft: true\n") });
    expect(ofDraft).toContain("warning body-length");
    expect(ofDraft).not.toContain("error body-length");
  });

  it("refuses an article that waits for its day, since nobody looks again before it goes out", () => {
    expect(severities({ "posts/second.md": short("").replace(/^date: .*$/m, "date: 2025-12-01") })).toContain("error body-length");
  });

  it("finds fault with the draft where a draft and an article say the same", () => {
    const draft = files["posts/third.md"]?.replace("slug: third", "slug: a-draft").replace("faq:", "draft: true\nfaq:");
    const { diagnostics } = lintDirectory(contentFolder({ ...files, "posts/a-draft.md": draft }), "content", TODAY);
    const same = diagnostics.filter(({ id }) => ["duplicate-text", "repeated-sentence", "overlap"].includes(id));
    expect(new Set(same.map(({ file, severity }) => `${file} ${severity}`))).toEqual(new Set(["content/posts/a-draft.md warning"]));
  });

  it("leaves what would break a page an error, in a draft too", () => {
    const draft = post("second", { fields: "draft: true\n", body: "See [nothing](/nowhere/)." });
    expect(severities({ "posts/second.md": draft })).toContain("error dead-link");
  });
});
