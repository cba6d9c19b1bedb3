import { feedAlternate } from "../../../src/seo/page-metadata";

it("the site and each list have a feed", () => {
  expect(feedAlternate("Brand")).toEqual({ type: "application/rss+xml", title: "Brand (RSS)", path: "/feed.xml" });
  expect(feedAlternate("B", "/blog/category/memory/").path).toBe("/blog/category/memory/feed.xml");
});
