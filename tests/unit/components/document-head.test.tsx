import { DocumentHead } from "../../../src/components/layout/document-head";
import { graph } from "../../../src/seo/json-ld/graph";
import type { PageMetadata } from "../../../src/seo/page-metadata";
import { renderHtml } from "./render-html";

const metadata: PageMetadata = {
  title: 'A "Title" & More',
  description: "What it is about.",
  path: "/blog/a/",
  siteUrl: "https://site.example",
  siteName: "The Brand",
};
const head = (changes: Partial<PageMetadata> = {}) => {
  const $ = renderHtml(<DocumentHead metadata={{ ...metadata, ...changes }} />);
  const meta = Object.fromEntries(
    $("meta:not([media])")
      .toArray()
      .map(({ attribs }) => [attribs["name"] ?? attribs["property"] ?? "", attribs["content"]]),
  );
  return { $, meta };
};

it("a page has a title, a description, a canonical URL and metadata for shared links, and preloads nothing", () => {
  const { $, meta } = head();
  expect($("title").text()).toBe('A "Title" & More');
  expect($('link[rel="canonical"]').attr("href")).toBe("https://site.example/blog/a/");
  expect(meta).toEqual({
    description: "What it is about.",
    "og:title": 'A "Title" & More',
    "og:description": "What it is about.",
    "og:type": "website",
    "og:url": "https://site.example/blog/a/",
    "og:site_name": "The Brand",
    "og:locale": "en_US",
    "twitter:card": "summary",
  });
  expect($('script, link[rel="preload"]')).toHaveLength(0);
});

it("an image is shown large", () => {
  expect(head({ image: { path: "/static/a.jpg", width: 1200, height: 675, alt: "A wave" } }).meta).toMatchObject({
    "og:image": "https://site.example/static/a.jpg",
    "og:image:width": "1200",
    "og:image:height": "675",
    "og:image:alt": "A wave",
    "twitter:card": "summary_large_image",
  });
});

it("an article names its author, section and days", () => {
  expect(head({ article: { published: "2025-07-24", modified: "2025-08-01", section: "Memory", author: "A" } }).meta).toMatchObject({
    "og:type": "article",
    author: "A",
    "article:published_time": "2025-07-24",
    "article:modified_time": "2025-08-01",
    "article:section": "Memory",
  });
});

it("a page that search engines must not list has no canonical URL", () => {
  const { $, meta } = head({ noindex: true });
  expect([meta["robots"], $('link[rel="canonical"]').length]).toEqual(["noindex", 0]);
});

it("every page links to the site's feed, and to its own alternates", () => {
  const alternates = [{ type: "text/markdown", title: "As Markdown", path: "/blog/a.md" }] as const;
  const links = head({ alternates }).$('link[rel="alternate"]').toArray();
  expect(links.map(({ attribs }) => [attribs["type"], attribs["href"], attribs["title"]])).toEqual([
    ["application/rss+xml", "/feed.xml", "The Brand (RSS)"],
    ["text/markdown", "/blog/a.md", "As Markdown"],
  ]);
});

it("structured data can be parsed and cannot close its element", () => {
  const value = graph([{ "@type": "CreativeWork", name: `</script><script>alert(1)</script> & "quoted" 'too' \u2028 <!-- é` }]);
  const scripts = head({ graph: value }).$("script");
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts.text())).toEqual(value);
});
