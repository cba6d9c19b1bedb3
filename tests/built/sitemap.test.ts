import { XMLValidator } from "fast-xml-parser";
import { load } from "cheerio";
import { articleTable } from "../content/articles";
import { articles, attributesOf, files, indexed, pageAt, read, site } from "./site";

const sitemaps = files.filter((file) => /^sitemap-\d+\.xml$/.test(file));
const entries = sitemaps.flatMap((file) => {
  const $ = load(read(file), { xml: true });
  return $("urlset > url")
    .toArray()
    .map((element) => ({
      loc: $(element).find("> loc").text(),
      lastmod: $(element).find("> lastmod").text().slice(0, 10),
      images: $(element)
        .find("> image\\:image > image\\:loc")
        .toArray()
        .map((image) => $(image).text().replace(`${site.url}/`, "")),
    }));
});
const entryOf = (at: string) => entries.find(({ loc }) => loc === site.url + at);

test("the sitemap is XML, listed in robots.txt and in the sitemap index, and lists every indexed page once", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  for (const file of sitemaps) expect(XMLValidator.validate(read(file))).toBe(true);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map((page) => site.url + page.path).sort());
});

test("the sitemap dates articles and texts by their own dates, and lists by their newest article", () => {
  expect(articleTable.filter(({ slug, date }) => entryOf(`/blog/${slug}/`)?.lastmod !== date)).toEqual([]);
  for (const at of ["/disclaimer/", "/about/"]) expect(entryOf(at)?.lastmod).toBe(pageAt(at).$("main time").attr("datetime"));
  const lists = indexed.filter(({ path: at }) => at === "/" || /^\/blog\/(?:page|category)\//.test(at) || at === "/blog/");
  const newest = lists.map(({ path: at, $ }) => [at, attributesOf($, "main article time", "datetime").sort().at(-1)]);
  expect(lists.map(({ path: at }) => [at, entryOf(at)?.lastmod])).toEqual(newest);
});

test("the sitemap gives each article its picture or, if its cover is inline SVG, its Open Graph image", () => {
  const pictures = articles.map(({ path: at, $ }) => {
    const url = $('main article img[fetchpriority="high"]').attr("src") ?? $('meta[property="og:image"]').attr("content") ?? "";
    return [at, [new URL(url, site.url).pathname.slice(1)]];
  });
  expect(articles.map(({ path: at }) => [at, entryOf(at)?.images])).toEqual(pictures);
  expect(entries.flatMap(({ images }) => images).filter((image) => !files.includes(image))).toEqual([]);
  expect(entries.filter(({ images }) => images.length > 0)).toHaveLength(articles.length);
});
