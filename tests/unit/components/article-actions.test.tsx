import { ArticleActions } from "../../../src/components/article/article-actions";
import { renderHtml, accessibleName } from "./render-html";

const $ = renderHtml(<ArticleActions url="https://site.example/blog/a/" title="Rest & Focus: 100 %" markdownExport="/blog/a.md" />);
const links = $('nav[aria-label="Share this article"] a').toArray();

describe("ShareLinks", () => {
  it("passes each service only the URL and, where it accepts one, the title", () => {
    const parameters = links.map((link) => {
      const url = new URL($(link).attr("href") ?? "");
      return [
        url.protocol === "mailto:" ? "mailto" : url.host,
        [...url.searchParams.keys()].sort(),
        [...url.searchParams.values()].join(" "),
      ];
    });
    const [title, page] = ["Rest & Focus: 100 %", "https://site.example/blog/a/"];
    expect(parameters).toEqual([
      ["mailto", ["body", "subject"], `${title} ${page}`],
      ["wa.me", ["text"], `${title} ${page}`],
      ["www.facebook.com", ["u"], page],
      ["x.com", ["text", "url"], `${title} ${page}`],
      ["www.linkedin.com", ["url"], page],
    ]);
  });

  it("has accessible names and sends no referrer", () => {
    expect(links.map((link) => accessibleName($, link as never))).toEqual([
      "Share by Email",
      "Share by WhatsApp",
      "Share by Facebook",
      "Share by X",
      "Share by LinkedIn",
    ]);
    for (const link of links) expect($(link).attr("rel")).toBe("nofollow noopener noreferrer");
  });
});

describe("ArticleActions", () => {
  it("links to the Markdown export and the feed", () => {
    expect($('a[href="/blog/a.md"]').text()).toBe("Plain text");
    expect($('a[href="/feed.xml"]').attr("type")).toBe("application/rss+xml");
  });

  it("shows the URL in print", () => {
    expect($("p").last().text()).toBe("Printed from https://site.example/blog/a/");
  });
});
