import { XMLValidator } from "fast-xml-parser";
import { load } from "cheerio";
import { lastChange, latestDay } from "../../src/site/dates";
import { routes } from "../../src/site/routes";
import { oneOf, posts, site } from "../site-under-test";
import { files, indexed, pageAt, read } from "./site";

const sitemaps = files.filter((file) => /^sitemap-\d+\.xml$/.test(file));
const entries = sitemaps.flatMap((file) => {
  const $ = load(read(file), { xml: true });
  return $("urlset > url")
    .toArray()
    .map((element) => ({
      loc: $(element).find("> loc").text(),
      lastmod: $(element).find("> lastmod").text().slice(0, 10),
    }));
});
const entryOf = (at: string) => entries.find(({ loc }) => loc === site.url + at);

test("the sitemap is XML, listed in robots.txt and in the sitemap index, and lists every indexed page once", () => {
  expect(read("robots.txt")).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  expect(read("sitemap-index.xml")).toContain(`${site.url}/sitemap-0.xml`);
  for (const file of sitemaps) expect(XMLValidator.validate(read(file))).toBe(true);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map((page) => site.url + page.path).sort());
});

test("the sitemap dates pages by the last day on which they were published, changed or checked, as JSON-LD does", () => {
  const expected = [
    ...posts.map((post) => [post.path, latestDay(post.date, lastChange(post.changes), post.checked)]),
    [routes.review, oneOf("review").updated],
  ];
  const modified = (at: string) => /"dateModified":"([\d-]+)/.exec(pageAt(at).$('script[type="application/ld+json"]').text())?.[1];
  expect(expected.filter(([at = "", day]) => entryOf(at)?.lastmod !== day || modified(at) !== day)).toEqual([]);
  for (const at of [routes.about, ...site.legalPages.map(routes.legal)])
    expect(entryOf(at)?.lastmod).toBe(pageAt(at).$("main time").attr("datetime"));
  // Corrections list what changed in articles, after the page's own day.
  if (posts.some(({ changes }) => changes)) expect(entryOf(routes.corrections)?.lastmod ?? "").toBe("");
});
