import robotsParser from "robots-parser";
import { descriptionOfPage, feedAlternates, titleOfPage } from "../../../src/seo/page-metadata";
import { robotsFile } from "../../../src/seo/robots";

describe("titleOfPage", () => {
  it("names the page of a list from the second on", () => {
    expect(titleOfPage("The blog", 1)).toBe("The blog");
    expect(titleOfPage("The blog", 2)).toBe("The blog, page 2");
  });
});

describe("descriptionOfPage", () => {
  it("says the page of a list in a sentence of its own, from the second on", () => {
    expect(descriptionOfPage("Articles on sleep.", 1)).toBe("Articles on sleep.");
    expect(descriptionOfPage("Articles on sleep.", 3)).toBe("Articles on sleep. Page 3.");
  });
});

describe("feedAlternates", () => {
  it("are the two feeds of the site, or of a list", () => {
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

describe("robotsFile", () => {
  const url = "https://site.example";
  const read = (settings: Parameters<typeof robotsFile>[1], preview = false) =>
    robotsParser(`${url}/robots.txt`, robotsFile(url, settings, preview));
  const open = { disallow: [], blockedAgents: [] };

  it("lets everything be read and names the sitemap by its absolute address", () => {
    expect(robotsFile(url, open, false).trim().split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "",
      "Sitemap: https://site.example/sitemap-index.xml",
    ]);
    expect(read(open).getSitemaps()).toEqual(["https://site.example/sitemap-index.xml"]);
  });

  it("keeps all crawlers out of what the settings name, and of nothing else", () => {
    const robots = read({ disallow: ["/go/", "/drafts"], blockedAgents: [] });
    expect(robots.isAllowed(`${url}/go/header/`, "Googlebot")).toBe(false);
    expect(robots.isAllowed(`${url}/drafts/x/`, "Bingbot")).toBe(false);
    expect(robots.isAllowed(`${url}/blog/`, "Googlebot")).toBe(true);
  });

  it("keeps the crawlers that the settings name out of everything, and lets the others in", () => {
    const robots = read({ disallow: ["/go/"], blockedAgents: ["GPTBot", "CCBot"] });
    for (const agent of ["GPTBot", "CCBot"]) expect(robots.isAllowed(`${url}/blog/`, agent)).toBe(false);
    expect(robots.isAllowed(`${url}/blog/`, "Googlebot")).toBe(true);
    expect(robots.isAllowed(`${url}/go/x/`, "Googlebot")).toBe(false);
    expect(robots.getSitemaps()).toHaveLength(1);
  });

  it("lets nobody read a preview, and names no sitemap there", () => {
    const robots = read(open, true);
    expect(robots.isAllowed(`${url}/`, "Googlebot")).toBe(false);
    expect(robots.getSitemaps()).toEqual([]);
  });
});
