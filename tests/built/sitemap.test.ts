import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { articleTable } from "../content/articles";
import { dist, files, indexed, site } from "./site";

const read = (file: string) => fs.readFileSync(path.join(dist, file), "utf8");
const entries = files
  .filter((file) => /^sitemap-\d+\.xml$/.test(file))
  .flatMap((file) => {
    const $ = load(read(file), { xml: true });
    return $("url")
      .toArray()
      .map((element) => ({ loc: $(element).find("loc").text(), lastmod: $(element).find("lastmod").text() }));
  });

describe("sitemap", () => {
  test("names every page but the 404 page, once", () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map((page) => site.url + page.path).sort());
  });

  test("dates articles by their own day", () => {
    const days = new Map(entries.map(({ loc, lastmod }) => [loc, lastmod.slice(0, 10)]));
    expect(articleTable.filter(({ slug, date }) => days.get(`${site.url}/blog/${slug}/`) !== date)).toEqual([]);
    expect(days.get(`${site.url}/disclaimer/`)).toBe("2025-08-25");
  });

  test("is named by robots.txt and by its index", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
    expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  });
});
