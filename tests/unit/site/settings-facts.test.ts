import { isPreview } from "../../../src/site/deploy-context";
import { filledIn, isPlaceholder } from "../../../src/site/placeholders";
import { formatPublishedUrls, parsePublishedUrls } from "../../../src/site/published-urls";
import { breadcrumbs } from "../../../src/site/breadcrumbs";

describe("isPlaceholder", () => {
  it.each([
    "[Name of the owner]",
    " [Name] ",
    "https://seller.example/x",
    "https://site.example",
    "mail@site.example",
    "https://a.b.example/",
  ])("%s waits for the owner", (value) => {
    expect(isPlaceholder(value)).toBe(true);
    expect(filledIn(value)).toBeUndefined();
  });

  it.each([
    "Jane Doe",
    "Jane [Doe]",
    "1 High Street",
    "https://example.com/",
    "https://site.examples.org",
    "jane@real.org",
    "an .example of it",
  ])("%s is filled in", (value) => {
    expect(isPlaceholder(value)).toBe(false);
    expect(filledIn(value)).toBe(value);
  });

  it("has no fact where there is no value", () => {
    expect([filledIn(undefined), filledIn(null)]).toEqual([undefined, undefined]);
  });
});

describe("isPreview", () => {
  it.each([
    [{}, false],
    [{ CONTEXT: "production" }, false],
    [{ CONTEXT: "dev" }, false],
    [{ CONTEXT: "deploy-preview" }, true],
    [{ CONTEXT: "branch-deploy" }, true],
  ])("in %j: %s", (env, preview) => {
    expect(isPreview(env)).toBe(preview);
  });
});

describe("the list of published addresses", () => {
  it("is written in order, each once, and reads back with its lines", () => {
    const text = formatPublishedUrls(["/b/", "/", "/b/", "/a/"]);
    expect(text.startsWith("# Every address")).toBe(true);
    const first = text.split("\n").indexOf("/") + 1;
    expect(parsePublishedUrls(text)).toEqual([
      { address: "/", line: first },
      { address: "/a/", line: first + 1 },
      { address: "/b/", line: first + 2 },
    ]);
    expect(formatPublishedUrls(parsePublishedUrls(text).map(({ address }) => address))).toBe(text);
  });

  it("may have been written by hand", () => {
    expect(parsePublishedUrls("\r\n# x\r\n  /a/  \r\n")).toEqual([{ address: "/a/", line: 3 }]);
  });
});

describe("trails", () => {
  const category = { slug: "memory", label: "Memory" };
  it.each([
    ["a page", breadcrumbs.page("FAQ", "/faq/"), ["/", "/faq/"]],
    ["the blog", breadcrumbs.blog(1), ["/", "/blog/"]],
    ["a page of the blog", breadcrumbs.blog(3), ["/", "/blog/", "/blog/page/3/"]],
    ["a page of a category", breadcrumbs.category(category, 2), ["/", "/blog/", "/blog/category/memory/", "/blog/category/memory/page/2/"]],
    ["every title", breadcrumbs.archive(undefined, 1), ["/", "/blog/", "/blog/all/"]],
    ["a page of a year", breadcrumbs.archive("2025", 2), ["/", "/blog/", "/blog/all/", "/blog/all/2025/", "/blog/all/2025/page/2/"]],
  ])("of %s leads from home to the page itself", (_, trail, paths) => {
    expect(trail.map(({ path }) => path)).toEqual(paths);
    expect(new Set(trail.map(({ name }) => name)).size).toBe(trail.length);
  });
});
