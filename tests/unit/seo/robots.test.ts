import { robotsFile } from "../../../src/seo/robots";

const url = "https://site.example";

it("allows everything and names the sitemap by its absolute URL", () => {
  expect(robotsFile(url, false)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap-index.xml\n");
});

it("disallows everything in a preview, without a sitemap", () => {
  expect(robotsFile(url, true)).toBe("User-agent: *\nDisallow: /\n");
});
