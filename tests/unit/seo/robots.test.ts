import robotsParser from "robots-parser";
import { robotsFile } from "../../../src/seo/robots";

const url = "https://site.example";
const open = { disallow: [], blockedAgents: [] };
const read = (robots: Parameters<typeof robotsFile>[0]["robots"], isPreview = false) =>
  robotsParser(`${url}/robots.txt`, robotsFile({ url, robots }, isPreview));

it("allows everything by default and names the sitemap by its absolute URL", () => {
  expect(robotsFile({ url, robots: open }, false)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap-index.xml\n");
});

it("disallows paths, and all to some crawlers, as settings say", () => {
  const robots = read({ disallow: ["/drafts"], blockedAgents: ["GPTBot", "CCBot"] });
  const readers = (path: string) => ["GPTBot", "CCBot", "Googlebot"].filter((agent) => robots.isAllowed(url + path, agent));
  expect([readers("/blog/"), readers("/drafts/x/")]).toEqual([["Googlebot"], []]);
});

it("disallows everything in a preview, without a sitemap", () => {
  const robots = read(open, true);
  expect([robots.isAllowed(`${url}/`, "Googlebot"), robots.getSitemaps()]).toEqual([false, []]);
});
