import { DocumentHead } from "../../../src/components/layout/document-head";
import { graph } from "../../../src/seo/json-ld/graph";
import type { PageMetadata } from "../../../src/seo/page-metadata";
import { draw } from "./draw";

const metadata: PageMetadata = {
  title: 'A "Title" & More',
  description: "What it is about.",
  path: "/blog/a/",
  siteUrl: "https://site.example",
  siteName: "The Brand",
  type: "article",
};
const head = (changes: Partial<PageMetadata> = {}) => draw(<DocumentHead metadata={{ ...metadata, ...changes }} />);
const meta = ($: ReturnType<typeof head>, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");

describe("DocumentHead", () => {
  it("writes title, description and the canonical address", () => {
    const $ = head();
    expect($("title").text()).toBe('A "Title" & More');
    expect(meta($, "description")).toBe("What it is about.");
    expect($('link[rel="canonical"]').attr("href")).toBe("https://site.example/blog/a/");
    expect(meta($, "robots")).toBeUndefined();
  });

  it("keeps a page out of search engines, and then names no canonical address", () => {
    const $ = head({ noindex: true });
    expect(meta($, "robots")).toBe("noindex");
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });

  it("writes what is shared, with the picture where there is one", () => {
    const $ = head({ image: { path: "/static/a.jpg", width: 1200, height: 675, alt: "A trace" } });
    expect(meta($, "og:title")).toBe('A "Title" & More');
    expect(meta($, "og:description")).toBe("What it is about.");
    expect(meta($, "og:type")).toBe("article");
    expect(meta($, "og:url")).toBe("https://site.example/blog/a/");
    expect(meta($, "og:site_name")).toBe("The Brand");
    expect(meta($, "og:image")).toBe("https://site.example/static/a.jpg");
    expect(meta($, "og:image:width")).toBe("1200");
    expect(meta($, "og:image:height")).toBe("675");
    expect(meta($, "og:image:alt")).toBe("A trace");
    expect(meta($, "twitter:card")).toBe("summary_large_image");
    expect(meta($, "twitter:title")).toBe('A "Title" & More');
    expect(meta($, "twitter:description")).toBe("What it is about.");
    expect(meta($, "twitter:image")).toBe("https://site.example/static/a.jpg");
    expect(meta($, "twitter:image:alt")).toBe("A trace");
  });

  it("names the site's two feeds on every page, and what else the page is to be had as", () => {
    const links = ($: ReturnType<typeof head>) =>
      $('link[rel="alternate"]')
        .toArray()
        .map((link) => [$(link).attr("type"), $(link).attr("href"), $(link).attr("title")]);
    const feeds = [
      ["application/rss+xml", "/feed.xml", "The Brand (RSS)"],
      ["application/feed+json", "/feed.json", "The Brand (JSON Feed)"],
    ];
    expect(links(head())).toEqual(feeds);
    const copy = { type: "text/markdown", title: "As Markdown", path: "/blog/a.md" } as const;
    expect(links(head({ alternates: [copy] }))).toEqual([...feeds, ["text/markdown", "/blog/a.md", "As Markdown"]]);
  });

  it("gives the browser its colour in both schemes", () => {
    const colours = head()('meta[name="theme-color"]').toArray();
    expect(colours.map((element) => element.attribs["media"])).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });

  it("does without a picture", () => {
    const $ = head();
    expect(meta($, "og:image")).toBeUndefined();
    expect(meta($, "twitter:card")).toBe("summary");
  });

  it("tells an article's days, section and author, and nothing of the kind elsewhere", () => {
    const $ = head({ article: { published: "2025-07-24", modified: "2025-08-01", section: "Memory", author: "The editors" } });
    expect(meta($, "article:published_time")).toBe("2025-07-24");
    expect(meta($, "article:modified_time")).toBe("2025-08-01");
    expect(meta($, "article:section")).toBe("Memory");
    expect(meta($, "author")).toBe("The editors");
    expect(head()('meta[property^="article:"]')).toHaveLength(0);
  });

  it("preloads nothing, which would hold the first paint back", () => {
    expect(head()('link[rel="preload"]')).toHaveLength(0);
  });

  it("writes structured data that a machine reads back to the letter, and that cannot end its element", () => {
    const value = graph([{ "@type": "CreativeWork", name: `</script><script>alert(1)</script> & "quoted" 'too' \u2028 <!-- é` }]);
    const $ = head({ graph: value });
    const scripts = $("script");
    expect(scripts).toHaveLength(1);
    expect(scripts.attr("type")).toBe("application/ld+json");
    expect(JSON.parse(scripts.text())).toEqual(value);
  });

  it("writes no structured data where there is none", () => {
    expect(head()("script")).toHaveLength(0);
  });
});
