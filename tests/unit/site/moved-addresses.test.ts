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
const redirects = (published: readonly string[], named: readonly { from: string; to: string }[] = []) =>
  resolveRedirects({ published, existing, named });

describe("resolveRedirects", () => {
  it("has nothing to do while every address exists", () => {
    expect(redirects([...existing])).toEqual({ redirects: [], lost: [] });
  });

  it("names what neither exists nor redirects", () => {
    expect(redirects(["/", "/blog/gone/", "/gone/", "/other.xml"])).toEqual({
      redirects: [],
      lost: ["/blog/gone/", "/gone/", "/other.xml"],
    });
  });

  it("makes what content names, also for addresses that are on no list", () => {
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

  it("leads the copy of an article to the page where no article takes its place", () => {
    expect(redirects([], [{ from: "/blog/old/", to: "/blog/category/memory/" }]).redirects).toContainEqual({
      from: "/blog/old.md",
      to: "/blog/category/memory/",
    });
  });

  it.each([
    ["a page of a list that became shorter", "/blog/page/9/", "/blog/"],
    ["a page of a category that became shorter", "/blog/category/memory/page/4/", "/blog/category/memory/"],
    ["a year's page when all titles fit on one again", "/blog/all/2025/", "/blog/all/"],
    ["a further page of such a year", "/blog/all/2025/page/3/", "/blog/all/"],
  ])("leads %s to the list's beginning", (_, from, to) => {
    expect(redirects([from])).toEqual({ redirects: [{ from, to }], lost: [] });
  });

  it("leads pages and feeds of a renamed category to the new one", () => {
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

  it("loses pages and feeds of a category that nothing replaces", () => {
    const old = ["/blog/category/recall/page/2/", "/blog/category/recall/feed.xml"];
    expect(redirects(old)).toEqual({ redirects: [], lost: old });
  });
});
