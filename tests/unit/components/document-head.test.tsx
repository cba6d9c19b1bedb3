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
const head = (changes: Partial<PageMetadata> = {}) => renderHtml(<DocumentHead metadata={{ ...metadata, ...changes }} />);
const meta = ($: ReturnType<typeof head>, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");

describe("DocumentHead", () => {
  it("renders title, description and canonical URL", () => {
    const $ = head();
    expect($("title").text()).toBe('A "Title" & More');
    expect(meta($, "description")).toBe("What it is about.");
    expect($('link[rel="canonical"]').attr("href")).toBe("https://site.example/blog/a/");
    expect(meta($, "robots")).toBeUndefined();
  });

  it("renders noindex instead of a canonical URL", () => {
    const $ = head({ noindex: true });
    expect(meta($, "robots")).toBe("noindex");
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });

  it("renders Open Graph and Twitter metadata with the image", () => {
    const $ = head({ image: { path: "/static/a.jpg", width: 1200, height: 675, alt: "A wave" } });
    expect(meta($, "og:title")).toBe('A "Title" & More');
    expect(meta($, "og:description")).toBe("What it is about.");
    expect(meta($, "og:url")).toBe("https://site.example/blog/a/");
    expect(meta($, "og:site_name")).toBe("The Brand");
    expect(meta($, "og:image")).toBe("https://site.example/static/a.jpg");
    expect(meta($, "og:image:width")).toBe("1200");
    expect(meta($, "og:image:height")).toBe("675");
    expect(meta($, "og:image:alt")).toBe("A wave");
    expect(meta($, "twitter:card")).toBe("summary_large_image");
    expect(meta($, "twitter:title")).toBe('A "Title" & More');
    expect(meta($, "twitter:description")).toBe("What it is about.");
    expect(meta($, "twitter:image")).toBe("https://site.example/static/a.jpg");
    expect(meta($, "twitter:image:alt")).toBe("A wave");
  });

  it("links to the site's feeds and to alternates of the page", () => {
    const links = ($: ReturnType<typeof head>) =>
      $('link[rel="alternate"]')
        .toArray()
        .map((link) => [$(link).attr("type"), $(link).attr("href"), $(link).attr("title")]);
    const feeds = [
      ["application/rss+xml", "/feed.xml", "The Brand (RSS)"],
      ["application/feed+json", "/feed.json", "The Brand (JSON Feed)"],
    ];
    expect(links(head())).toEqual(feeds);
    const markdown = { type: "text/markdown", title: "As Markdown", path: "/blog/a.md" } as const;
    expect(links(head({ alternates: [markdown] }))).toEqual([...feeds, ["text/markdown", "/blog/a.md", "As Markdown"]]);
  });

  it("sets the theme colour for both colour schemes", () => {
    const colours = head()('meta[name="theme-color"]').toArray();
    expect(colours.map((element) => element.attribs["media"])).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });

  it("renders a summary card without an image", () => {
    const $ = head();
    expect(meta($, "og:image")).toBeUndefined();
    expect(meta($, "twitter:card")).toBe("summary");
  });

  it("renders article metadata on articles only", () => {
    const $ = head({ article: { published: "2025-07-24", modified: "2025-08-01", section: "Memory", author: "The editors" } });
    expect(meta($, "og:type")).toBe("article");
    expect(meta(head(), "og:type")).toBe("website");
    expect(meta($, "article:published_time")).toBe("2025-07-24");
    expect(meta($, "article:modified_time")).toBe("2025-08-01");
    expect(meta($, "article:section")).toBe("Memory");
    expect(meta($, "author")).toBe("The editors");
    expect(head()('meta[property^="article:"]')).toHaveLength(0);
  });

  it("preloads nothing, because that would delay the first paint", () => {
    expect(head()('link[rel="preload"]')).toHaveLength(0);
  });

  it("escapes JSON-LD so that it can be parsed and cannot close its element", () => {
    const value = graph([{ "@type": "CreativeWork", name: `</script><script>alert(1)</script> & "quoted" 'too' \u2028 <!-- é` }]);
    const $ = head({ graph: value });
    const scripts = $("script");
    expect(scripts).toHaveLength(1);
    expect(scripts.attr("type")).toBe("application/ld+json");
    expect(JSON.parse(scripts.text())).toEqual(value);
  });

  it("renders no script without JSON-LD", () => {
    expect(head()("script")).toHaveLength(0);
  });
});
