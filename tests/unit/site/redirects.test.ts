import { resolveRedirects } from "../../../src/site/redirects";

const existing = new Set([
  "/",
  "/blog/",
  "/blog/page/2/",
  "/blog/all/",
  "/blog/new/",
  "/blog/new.md",
  "/blog/category/memory/",
  "/blog/category/memory/feed.xml",
  "/blog/category/memory/feed.json",
  "/feed.xml",
]);
const redirects = (published: readonly string[], declared: readonly { from: string; to: string }[] = []) =>
  resolveRedirects({ published, existing, declared });

describe("resolveRedirects", () => {
  it("returns nothing while every path exists", () => {
    expect(redirects([...existing])).toEqual({ redirects: [], lost: [] });
  });

  it("reports paths that neither exist nor redirect", () => {
    expect(redirects(["/", "/blog/gone/", "/gone/", "/other.xml"])).toEqual({
      redirects: [],
      lost: ["/blog/gone/", "/gone/", "/other.xml"],
    });
  });

  it("returns declared redirects, also of paths that are not on the list", () => {
    expect(
      redirects(
        ["/blog/old/"],
        [
          { from: "/blog/old/", to: "/blog/new/" },
          { from: "/2019/x.html", to: "/blog/new/" },
        ],
      ),
    ).toEqual({
      redirects: [
        { from: "/blog/old/", to: "/blog/new/" },
        { from: "/2019/x.html", to: "/blog/new/" },
        { from: "/blog/old.md", to: "/blog/new.md" },
      ],
      lost: [],
    });
  });

  it("redirects a Markdown export to the page when no article replaces its article", () => {
    expect(redirects([], [{ from: "/blog/old/", to: "/blog/category/memory/" }]).redirects).toContainEqual({
      from: "/blog/old.md",
      to: "/blog/category/memory/",
    });
  });

  it.each([
    ["a page of a list that became shorter", "/blog/page/9/", "/blog/"],
    ["a page of a category that became shorter", "/blog/category/memory/page/4/", "/blog/category/memory/"],
  ])("redirects %s to the list's first page", (_, from, to) => {
    expect(redirects([from])).toEqual({ redirects: [{ from, to }], lost: [] });
  });

  it("redirects pages and feeds of a renamed category to the new one", () => {
    const old = [
      "/blog/category/recall/",
      "/blog/category/recall/page/2/",
      "/blog/category/recall/feed.xml",
      "/blog/category/recall/feed.json",
    ];
    const result = redirects(old, [{ from: "/blog/category/recall/", to: "/blog/category/memory/" }]);
    expect(result.lost).toEqual([]);
    expect(Object.fromEntries(result.redirects.map(({ from, to }) => [from, to]))).toEqual({
      [old[0] as string]: "/blog/category/memory/",
      [old[1] as string]: "/blog/category/memory/",
      [old[2] as string]: "/blog/category/memory/feed.xml",
      [old[3] as string]: "/blog/category/memory/feed.json",
    });
  });

  it("reports pages and feeds of a category without a replacement", () => {
    const old = ["/blog/category/recall/page/2/", "/blog/category/recall/feed.xml"];
    expect(redirects(old)).toEqual({ redirects: [], lost: old });
  });
});
