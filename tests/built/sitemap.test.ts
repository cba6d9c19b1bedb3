import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { articleTable } from "../content/articles";
import { articles, files, indexed, pageAt, read, site, type Page } from "./site";
import { xmllint } from "./xmllint";

const sitemaps = files.filter((file) => /^sitemap-\d+\.xml$/.test(file));
const entries = sitemaps.flatMap((file) => {
  const $ = load(read(file), { xml: true });
  return $("url")
    .toArray()
    .map((element) => ({
      loc: $(element).find("> loc").text(),
      lastmod: $(element).find("lastmod").text(),
      images: $(element)
        .find("image\\:image > image\\:loc")
        .toArray()
        .map((image) => $(image).text()),
    }));
});
const entryOf = (at: string) => entries.find(({ loc }) => loc === site.url + at);

/** Path of the article's own picture or, if its cover is inline SVG, of its Open Graph image. */
function pictureOf($: Page["$"]): string {
  const url = $('main article img[fetchpriority="high"]').attr("src") ?? $('meta[property="og:image"]').attr("content") ?? "";
  return new URL(url, site.url).pathname.slice(1);
}

const schemaOf = (name: string) => ({
  fileName: name,
  contents: fs.readFileSync(path.resolve(__dirname, "../../node_modules/sitemap/schema", name), "utf8"),
});
const images = { fileName: "sitemap-image.xsd", contents: fs.readFileSync(path.join(__dirname, "sitemap-image.xsd"), "utf8") };
/** Imports both schemas. */
const combined = {
  fileName: "combined.xsd",
  contents: `<schema xmlns="http://www.w3.org/2001/XMLSchema">
    <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
  </schema>`,
};

describe("sitemap", () => {
  test("matches the XML schema of sitemaps", async () => {
    expect(sitemaps.length).toBeGreaterThan(0);
    for (const file of sitemaps)
      expect(await xmllint({ xml: read(file), schema: combined, others: [schemaOf("sitemap.xsd"), images] })).toEqual([]);
    // The validator does find errors.
    const broken = read(sitemaps[0] ?? "")
      .replace("<loc>", "<where>")
      .replace("</loc>", "</where>");
    expect(await xmllint({ xml: broken, schema: combined, others: [schemaOf("sitemap.xsd"), images] })).not.toEqual([]);
  }, 30_000);

  test("lists every page but the 404 page once, including categories and list pages", () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map((page) => site.url + page.path).sort());
    for (const at of ["/blog/page/2/", "/blog/category/memory-improvement/", "/blog/all/", "/about/"]) expect(entryOf(at)).toBeDefined();
  });

  test("dates articles and texts by their own dates", () => {
    expect(articleTable.filter(({ slug, date }) => entryOf(`/blog/${slug}/`)?.lastmod.slice(0, 10) !== date)).toEqual([]);
    expect(entryOf("/disclaimer/")?.lastmod).toMatch(/^2025-08-25/);
    expect(entryOf("/about/")?.lastmod.slice(0, 10)).toBe(pageAt("/about/").$("main time").attr("datetime"));
  });

  test("dates lists by their newest article", () => {
    const lists = indexed.filter(({ path: at }) => at === "/" || /^\/blog\/(?:page|category)\//.test(at) || at === "/blog/");
    const wrong = lists.filter(({ path: at, $ }) => {
      const days = $("main article time")
        .toArray()
        .map((element) => element.attribs["datetime"] ?? "");
      return entryOf(at)?.lastmod.slice(0, 10) !== days.sort().at(-1);
    });
    expect(wrong.map(({ path: at }) => at)).toEqual([]);
  });

  test("gives each article its picture or, if its cover is inline SVG, its Open Graph image", () => {
    const wrong = articles.filter(({ path: at, $ }) => {
      const [image = "", ...more] = entryOf(at)?.images ?? [];
      const picture = image.replace(`${site.url}/`, "");
      return more.length > 0 || !files.includes(picture) || pictureOf($) !== picture;
    });
    expect(wrong.map(({ path: at }) => at)).toEqual([]);
    expect(entries.filter(({ images: own }) => own.length > 0)).toHaveLength(articles.length);
  });

  test("is listed in robots.txt and in the sitemap index", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
    expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  });
});
