import robotsParser from "robots-parser";
import { robotsFile } from "../../../src/seo/robots";

describe("robotsFile", () => {
  const url = "https://site.example";
  const read = (robots: Parameters<typeof robotsFile>[0]["robots"], isPreview = false, redirects = false) =>
    robotsParser(`${url}/robots.txt`, robotsFile({ url, robots, placements: { redirects } }, isPreview));
  const open = { disallow: [], blockedAgents: [] };

  it("allows everything and names the sitemap by its absolute URL", () => {
    expect(robotsFile({ url, robots: open }, false).trim().split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "",
      "Sitemap: https://site.example/sitemap-index.xml",
    ]);
    expect(read(open).getSitemaps()).toEqual(["https://site.example/sitemap-index.xml"]);
  });

  it("disallows for all crawlers the paths in settings, and nothing else", () => {
    const robots = read({ disallow: ["/go/", "/drafts"], blockedAgents: [] });
    expect(robots.isAllowed(`${url}/go/header/`, "Googlebot")).toBe(false);
    expect(robots.isAllowed(`${url}/drafts/x/`, "Bingbot")).toBe(false);
    expect(robots.isAllowed(`${url}/blog/`, "Googlebot")).toBe(true);
  });

  it("disallows redirects to the seller, if there are any", () => {
    expect(read(open, false, true).isAllowed(`${url}/go/header/`, "Googlebot")).toBe(false);
    expect(read(open).isAllowed(`${url}/go/header/`, "Googlebot")).toBe(true);
  });

  it("blocks the crawlers in settings and allows all others", () => {
    const robots = read({ disallow: ["/go/"], blockedAgents: ["GPTBot", "CCBot"] });
    for (const agent of ["GPTBot", "CCBot"]) expect(robots.isAllowed(`${url}/blog/`, agent)).toBe(false);
    expect(robots.isAllowed(`${url}/blog/`, "Googlebot")).toBe(true);
    expect(robots.isAllowed(`${url}/go/x/`, "Googlebot")).toBe(false);
    expect(robots.getSitemaps()).toHaveLength(1);
  });

  it("disallows everything in a preview, without a sitemap", () => {
    const robots = read(open, true);
    expect(robots.isAllowed(`${url}/`, "Googlebot")).toBe(false);
    expect(robots.getSitemaps()).toEqual([]);
  });
});
