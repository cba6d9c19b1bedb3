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

/** Path of the article's own picture or, where its cover is drawn in the page, of the one it is shared with. */
function shown($: Page["$"]): string {
  const address = $('main article img[fetchpriority="high"]').attr("src") ?? $('meta[property="og:image"]').attr("content") ?? "";
  return new URL(address, site.url).pathname.slice(1);
}

const schemaOf = (name: string) => ({
  fileName: name,
  contents: fs.readFileSync(path.resolve(__dirname, "../../node_modules/sitemap/schema", name), "utf8"),
});
const images = { fileName: "sitemap-image.xsd", contents: fs.readFileSync(path.join(__dirname, "sitemap-image.xsd"), "utf8") };
/** Both schemas as one. */
const together = {
  fileName: "together.xsd",
  contents: `<schema xmlns="http://www.w3.org/2001/XMLSchema">
    <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
  </schema>`,
};

describe("sitemap", () => {
  test("keeps the XML schema of sitemaps", async () => {
    expect(sitemaps.length).toBeGreaterThan(0);
    for (const file of sitemaps)
      expect(await xmllint({ xml: read(file), schema: together, others: [schemaOf("sitemap.xsd"), images] })).toEqual([]);
    // It would find a fault.
    const broken = read(sitemaps[0] ?? "")
      .replace("<loc>", "<where>")
      .replace("</loc>", "</where>");
    expect(await xmllint({ xml: broken, schema: together, others: [schemaOf("sitemap.xsd"), images] })).not.toEqual([]);
  }, 30_000);

  test("names every page but the 404 page, once: categories and paged lists too", () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map((page) => site.url + page.path).sort());
    for (const at of ["/blog/page/2/", "/blog/category/memory-improvement/", "/blog/all/", "/about/"]) expect(entryOf(at)).toBeDefined();
  });

  test("dates articles by their own day, and texts by theirs", () => {
    expect(articleTable.filter(({ slug, date }) => entryOf(`/blog/${slug}/`)?.lastmod.slice(0, 10) !== date)).toEqual([]);
    expect(entryOf("/disclaimer/")?.lastmod).toMatch(/^2025-08-25/);
    expect(entryOf("/about/")?.lastmod.slice(0, 10)).toBe(pageAt("/about/").$("main time").attr("datetime"));
  });

  test("dates lists by the newest article that they show", () => {
    const lists = indexed.filter(({ path: at }) => at === "/" || /^\/blog\/(?:page|category)\//.test(at) || at === "/blog/");
    const wrong = lists.filter(({ path: at, $ }) => {
      const days = $("main article time")
        .toArray()
        .map((element) => element.attribs["datetime"] ?? "");
      return entryOf(at)?.lastmod.slice(0, 10) !== days.sort().at(-1);
    });
    expect(wrong.map(({ path: at }) => at)).toEqual([]);
  });

  test("gives each article the picture that it shows or, where that is drawn in the page, is shared with", () => {
    const wrong = articles.filter(({ path: at, $ }) => {
      const [image = "", ...more] = entryOf(at)?.images ?? [];
      const picture = image.replace(`${site.url}/`, "");
      return more.length > 0 || !files.includes(picture) || shown($) !== picture;
    });
    expect(wrong.map(({ path: at }) => at)).toEqual([]);
    expect(entries.filter(({ images: own }) => own.length > 0)).toHaveLength(articles.length);
  });

  test("is named by robots.txt and by its index", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
    expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  });
});
