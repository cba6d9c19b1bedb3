import fs from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { filesOf } from "../../src/lint/content-tree";
import { readProjectContent } from "../../src/lint/node/read-content";
import { lastChange } from "../../src/site/last-change";
import { routes } from "../../src/site/routes";
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

/** Path of a page's Open Graph image. */
const openGraphImage = ($: Page["$"]): string => new URL($('meta[property="og:image"]').attr("content") ?? "", site.url).pathname.slice(1);

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

  test("dates articles and texts by the last day on which they were published, changed or checked, as JSON-LD does", () => {
    const all = filesOf(readProjectContent(), "post").map(({ value }) => value);
    const posts = all.filter(({ slug }) => articles.some(({ path: at }) => at === routes.post(slug)));
    expect(posts).toHaveLength(articles.length);
    const modified = (at: string) => /"dateModified":"([\d-]+)/.exec(pageAt(at).$('script[type="application/ld+json"]').text())?.[1];
    const wrong = posts.filter((post) => {
      const at = routes.post(post.slug);
      const days = [entryOf(at)?.lastmod.slice(0, 10), modified(at)];
      return !days.every((day) => day === lastChange(post));
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
    const { updated } = readContentFile("review");
    expect([entryOf("/review/")?.lastmod.slice(0, 10), modified("/review/")]).toEqual([updated, updated]);
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

  test("gives each article its Open Graph image", () => {
    const wrong = articles.filter(({ path: at, $ }) => {
      const [image = "", ...more] = entryOf(at)?.images ?? [];
      const picture = image.replace(`${site.url}/`, "");
      return more.length > 0 || !files.includes(picture) || openGraphImage($) !== picture;
    });
    expect(wrong.map(({ path: at }) => at)).toEqual([]);
    expect(entries.filter(({ images: own }) => own.length > 0)).toHaveLength(articles.length);
  });

  test("is listed in robots.txt and in the sitemap index", () => {
    expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
    expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  });
});
