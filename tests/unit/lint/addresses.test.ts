import { runRules } from "../../../src/lint/run-rules";
import { readContentTree } from "../../../src/lint/node/read-content";
import { validRedirects } from "../../../src/lint/rules/valid-redirects";
import { noLostUrls } from "../../../src/lint/rules/lost-urls";
import { feedPaths, sitePaths } from "../../../src/lint/site-urls";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { contentFolder, legal, post, removeContentFolders, type ContentFiles } from "./content-fixture";

afterEach(removeContentFolders);

const check = (changes: ContentFiles): string[] =>
  runRules(readContentTree(contentFolder(changes), "content"), [validRedirects, noLostUrls]).map(formatDiagnostic);
const tree = readContentTree(contentFolder(), "content");
const all = [...sitePaths(tree), ...feedPaths(tree)];
const list = (...more: string[]) => [...all, ...more].map((address) => `${address}\n`).join("");
const declaredRedirects = (...from: string[]) => post("second", { category: "focus", fields: `redirectFrom: [${from.join(", ")}]\n` });

describe("published addresses", () => {
  it("are the pages and feeds of the site", () => {
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

  it("are in order when all of them are on the list and exist", () => {
    expect(check({ "published-urls.txt": list() })).toEqual([]);
    expect(check({ "published-urls.txt": `# A note\n\n${list()}` })).toEqual([]);
  });

  it("are not asked for where there is no list", () => {
    expect(check({})).toEqual([]);
  });

  it("may not vanish", () => {
    expect(check({ "published-urls.txt": list("/blog/gone/") })).toEqual([
      `content/published-urls.txt:${all.length + 1}:1 error[lost-address] '/blog/gone/' was published and has neither a page nor a redirect; ` +
        'add redirectFrom: ["/blog/gone/"] to what takes its place: an article, a legal page, or a category in settings/categories.yml',
    ]);
  });

  it.each([
    ["an article", { "posts/second.md": declaredRedirects("/blog/gone/") }],
    ["a legal page", { "pages/legal/disclaimer.md": legal("disclaimer").replace("---\nText", "redirectFrom: [/blog/gone/]\n---\nText") }],
    [
      "a category",
      {
        "settings/categories.yml":
          "items:\n  - {slug: memory, label: Memory, description: D, band: theta, redirectFrom: [/blog/gone/]}\n  - {slug: focus, label: Focus, description: D, band: alpha}\n",
      },
    ],
  ])("may lead on to %s", (_, files) => {
    expect(check({ ...files, "published-urls.txt": list("/blog/gone/") })).toEqual([]);
  });

  it("of a renamed article are its old and its new one", () => {
    const files = { "posts/first.md": undefined, "posts/renamed.md": post("renamed", { fields: "redirectFrom: [/blog/first/]\n" }) };
    expect(check({ ...files, "published-urls.txt": list("/blog/renamed/") })).toEqual([]);
    expect(check({ ...files, "posts/renamed.md": post("renamed"), "published-urls.txt": list("/blog/renamed/") })).toHaveLength(1);
  });

  it("that are new are named in a warning, which tells what to run", () => {
    expect(check({ "published-urls.txt": "/\n" })).toEqual([
      `content/published-urls.txt:1:1 warning[new-address] ${all.length - 1} addresses are not on the list: /about/, /blog/, /blog/all/, …; run npm run addresses and commit the list`,
    ]);
  });

  it("are not judged while a file cannot be read", () => {
    expect(check({ "published-urls.txt": list("/blog/gone/"), "posts/first.md": "---\nslug: [\n---\n" })).toEqual([]);
  });
});

describe("old addresses", () => {
  const line = "content/posts/second.md:8:16 error[redirect]";

  it.each([
    [
      "a page's own",
      "/blog/second/",
      `${line} '/blog/second/' is the page's own address; name addresses at which there is no page any more`,
    ],
    [
      "another page's",
      "/blog/first/",
      `${line} there is a page at '/blog/first/', so nobody would be redirected; name addresses at which there is no page any more`,
    ],
    [
      "a page's without its slash",
      "/review",
      `${line} there is a page at '/review', so nobody would be redirected; name addresses at which there is no page any more`,
    ],
    [
      "a feed's",
      "/feed.xml",
      `${line} there is a page at '/feed.xml', so nobody would be redirected; name addresses at which there is no page any more`,
    ],
    ["the site's own", "/static/x.jpg", `${line} '/static/x.jpg' belongs to the site itself; name an address that a page had`],
    ["the 404 page's", "/404/", `${line} '/404/' belongs to the site itself; name an address that a page had`],
  ])("may not be %s", (_, from, expected) => {
    expect(check({ "posts/second.md": declaredRedirects(from) })).toEqual([expected]);
  });

  it("lead to one page", () => {
    const first = post("first", { fields: "redirectFrom: [/blog/old/]\n" });
    expect(check({ "posts/first.md": first, "posts/second.md": declaredRedirects("/blog/old/") })).toEqual([
      `${line} '/blog/old/' is named in content/posts/first.md:8 too; let it lead to one page`,
    ]);
  });

  it("may be several, and lie anywhere that is free", () => {
    expect(check({ "posts/second.md": declaredRedirects("/blog/old/", "/2019/05/x.html", "/old") })).toEqual([]);
  });
});
