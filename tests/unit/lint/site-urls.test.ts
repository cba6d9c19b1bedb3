import { runRules } from "../../../src/lint/lint-content";
import { readContentTree } from "../../../src/lint/node/read-content";
import { validRedirects } from "../../../src/lint/rules/valid-redirects";
import { lostUrls } from "../../../src/lint/rules/lost-urls";
import { siteFeeds, sitePaths } from "../../../src/lint/site-urls";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { contentFolder, legal, post, removeContentFolders, type ContentFiles } from "./content-fixture";

afterEach(removeContentFolders);

const check = (changes: ContentFiles): string[] =>
  runRules(readContentTree(contentFolder(changes), "content"), [validRedirects, lostUrls]).map(formatDiagnostic);
const tree = readContentTree(contentFolder(), "content");
const all = [...sitePaths(tree), ...siteFeeds(tree)];
const list = (...more: string[]) => [...all, ...more].map((url) => `${url}\n`).join("");
const redirecting = (...from: string[]) => post("second", { category: "focus", fields: `redirectFrom: [${from.join(", ")}]\n` });

describe("the list of published URLs", () => {
  it("holds the pages and feeds of the site", () => {
    expect(all).toEqual(
      expect.arrayContaining([
        "/",
        "/about/",
        "/blog/all/",
        "/blog/first/",
        "/blog/category/focus/",
        "/feed.xml",
        "/blog/category/focus/feed.json",
      ]),
    );
    expect(all).not.toContain("/404/");
  });

  it("passes when all URLs exist and are on it", () => {
    expect(check({ "published-urls.txt": list() })).toEqual([]);
    expect(check({ "published-urls.txt": `# A note\n\n${list()}` })).toEqual([]);
  });

  it("is optional", () => {
    expect(check({})).toEqual([]);
  });

  it("may not hold a URL without page or redirect", () => {
    expect(check({ "published-urls.txt": list("/blog/gone/") })).toEqual([
      `content/published-urls.txt:${all.length + 1}:1 error[lost-url] '/blog/gone/' was published and has neither a page nor a redirect; ` +
        'add redirectFrom: ["/blog/gone/"] to its replacement: an article, a legal page, or a category in settings/categories.yml',
    ]);
  });

  it.each([
    ["an article", { "posts/second.md": redirecting("/blog/gone/") }],
    ["a legal page", { "pages/legal/disclaimer.md": legal("disclaimer").replace("---\nText", "redirectFrom: [/blog/gone/]\n---\nText") }],
    [
      "a category",
      {
        "settings/categories.yml":
          "items:\n  - {slug: memory, label: Memory, description: D, band: theta, motif: rings, redirectFrom: [/blog/gone/]}\n  - {slug: focus, label: Focus, description: D, band: alpha, motif: ridges}\n",
      },
    ],
  ])("may hold a URL that redirects to %s", (_, files) => {
    expect(check({ ...files, "published-urls.txt": list("/blog/gone/") })).toEqual([]);
  });

  it("holds the old and the new URL of a renamed article", () => {
    const files = { "posts/first.md": undefined, "posts/renamed.md": post("renamed", { fields: "redirectFrom: [/blog/first/]\n" }) };
    expect(check({ ...files, "published-urls.txt": list("/blog/renamed/") })).toEqual([]);
    expect(check({ ...files, "posts/renamed.md": post("renamed"), "published-urls.txt": list("/blog/renamed/") })).toHaveLength(1);
  });

  it("lacks new URLs, with a warning", () => {
    expect(check({ "published-urls.txt": "/\n" })).toEqual([
      `content/published-urls.txt:1:1 warning[new-url] ${all.length - 1} new URLs are not on the list: /about/, /blog/, /blog/all/, …; run npm run urls and commit the list`,
    ]);
  });

  it("is not checked while a file cannot be read", () => {
    expect(check({ "published-urls.txt": list("/blog/gone/"), "posts/first.md": "---\nslug: [\n---\n" })).toEqual([]);
  });
});

describe("redirectFrom", () => {
  const line = "content/posts/second.md:8:16 error[redirect]";

  it.each([
    ["a page's own", "/blog/second/", `${line} '/blog/second/' is the page's own URL; list only URLs that no longer have a page`],
    ["another page's", "/blog/first/", `${line} '/blog/first/' is the URL of an existing page; list only URLs that no longer have a page`],
    ["a page's slashless", "/review", `${line} '/review' is the URL of an existing page; list only URLs that no longer have a page`],
    ["a feed's", "/feed.xml", `${line} '/feed.xml' is the URL of an existing page; list only URLs that no longer have a page`],
    ["the site's own", "/static/x.jpg", `${line} '/static/x.jpg' is reserved for files; list the URL of a former page`],
    ["the 404 page's", "/404/", `${line} '/404/' is reserved for files; list the URL of a former page`],
  ])("may not be %s URL", (_, from, expected) => {
    expect(check({ "posts/second.md": redirecting(from) })).toEqual([expected]);
  });

  it("leads to one page", () => {
    const first = post("first", { fields: "redirectFrom: [/blog/old/]\n" });
    expect(check({ "posts/first.md": first, "posts/second.md": redirecting("/blog/old/") })).toEqual([
      `${line} '/blog/old/' is also in content/posts/first.md:8; redirect it to one page only`,
    ]);
  });

  it("may hold several paths, anywhere outside the site", () => {
    expect(check({ "posts/second.md": redirecting("/blog/old/", "/2019/05/x.html", "/old") })).toEqual([]);
  });
});
