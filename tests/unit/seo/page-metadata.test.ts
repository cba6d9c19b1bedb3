import { numberDescription, feedAlternate, numberTitle } from "../../../src/seo/page-metadata";

it("titles and descriptions of lists have their page's number from the second page on", () => {
  expect([1, 2].map((page) => numberTitle("The blog", page))).toEqual(["The blog", "The blog, page 2"]);
  expect([1, 3].map((page) => numberDescription("Articles on sleep.", page))).toEqual(["Articles on sleep.", "Articles on sleep. Page 3."]);
});

it("the site and each list have a feed", () => {
  expect(feedAlternate("Brand")).toEqual({ type: "application/rss+xml", title: "Brand (RSS)", path: "/feed.xml" });
  expect(feedAlternate("B", "/blog/category/memory/").path).toBe("/blog/category/memory/feed.xml");
});
