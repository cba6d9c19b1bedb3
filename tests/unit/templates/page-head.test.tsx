import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { pageHead } from "../../../src/templates/page-head";
import { renderHtml } from "../components/render-html";
import { site } from "../samples";

type Page = Parameters<typeof pageHead>[0];

const page: Page = { site, path: "/blog/a/", title: 'A "Title" & More', description: "What it is about." };
const head = (changes: Partial<Page> = {}) => {
  const $ = renderHtml(pageHead({ ...page, ...changes }));
  const meta = Object.fromEntries(
    $("meta:not([media])")
      .toArray()
      .map(({ attribs }) => [attribs["name"] ?? attribs["property"] ?? "", attribs["content"]]),
  );
  const { "@graph": nodes } = JSON.parse($("script").text() || '{"@graph":[]}') as { "@graph": { "@type": string; name?: string }[] };
  return { $, meta, nodes };
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
  expect($('link[rel="preload"]')).toHaveLength(0);
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

it("a page that search engines must not list has neither a canonical URL nor structured data", () => {
  const { $, meta } = head({ noindex: true });
  expect([meta["robots"], $('link[rel="canonical"], script').length]).toEqual(["noindex", 0]);
});

it("every page links to the feed, and to itself as Markdown if there is that", () => {
  const links = head({ markdown: "/blog/a.md" }).$('link[rel="alternate"]').toArray();
  expect(links.map(({ attribs }) => [attribs["type"], attribs["href"]])).toEqual([
    ["application/rss+xml", "/feed.xml"],
    ["text/markdown", "/blog/a.md"],
  ]);
  expect(head().$('link[rel="alternate"]')).toHaveLength(1);
});

it("structured data has the site, what the page refers to, the page, breadcrumbs and content, and cannot close its element", () => {
  const thing = { "@type": "Thing", name: "N", url: "https://site.example/" };
  const work = { "@type": "CreativeWork", name: `</script><script>alert(1)</script> & "quoted" 'too' \u2028 <!-- é` };
  const { $, nodes } = head({ breadcrumbs: breadcrumbs.page("FAQ", "/faq/"), relatedNodes: [thing], nodes: [work], kind: "AboutPage" });
  expect($("script")).toHaveLength(1);
  expect(nodes.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "Thing", "AboutPage", "BreadcrumbList", "CreativeWork"]);
  expect(nodes.at(-1)).toEqual(work);
});
