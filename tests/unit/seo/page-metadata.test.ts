import { numberDescription, feedAlternates, numberTitle } from "../../../src/seo/page-metadata";

it("titles and descriptions of lists have their page's number from the second page on", () => {
  expect([1, 2].map((page) => numberTitle("The blog", page))).toEqual(["The blog", "The blog, page 2"]);
  expect([1, 3].map((page) => numberDescription("Articles on sleep.", page))).toEqual(["Articles on sleep.", "Articles on sleep. Page 3."]);
});

it("the site and each list have two feeds", () => {
  expect(feedAlternates("Brand")).toEqual([
    { type: "application/rss+xml", title: "Brand (RSS)", path: "/feed.xml" },
    { type: "application/feed+json", title: "Brand (JSON Feed)", path: "/feed.json" },
  ]);
  expect(feedAlternates("B", "/blog/category/memory/")[0]?.path).toBe("/blog/category/memory/feed.xml");
});
