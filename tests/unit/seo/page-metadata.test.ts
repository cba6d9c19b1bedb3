import { descriptionOfPage, feedAlternates, titleOfPage } from "../../../src/seo/page-metadata";

describe("titleOfPage", () => {
  it("adds the page number from the second page on", () => {
    expect(titleOfPage("The blog", 1)).toBe("The blog");
    expect(titleOfPage("The blog", 2)).toBe("The blog, page 2");
  });
});

describe("descriptionOfPage", () => {
  it("adds the page number as a sentence from the second page on", () => {
    expect(descriptionOfPage("Articles on sleep.", 1)).toBe("Articles on sleep.");
    expect(descriptionOfPage("Articles on sleep.", 3)).toBe("Articles on sleep. Page 3.");
  });
});

describe("feedAlternates", () => {
  it("returns the two feeds of the site or of a list", () => {
    expect(feedAlternates("Brand")).toEqual([
      { type: "application/rss+xml", title: "Brand (RSS)", path: "/feed.xml" },
      { type: "application/feed+json", title: "Brand (JSON Feed)", path: "/feed.json" },
    ]);
    expect(feedAlternates("Brand: Memory", "/blog/category/memory/").map(({ path }) => path)).toEqual([
      "/blog/category/memory/feed.xml",
      "/blog/category/memory/feed.json",
    ]);
  });
});
