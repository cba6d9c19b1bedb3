import { ArticleActions } from "../../../src/components/article/article-actions";
import { draw, nameOf } from "./draw";

const $ = draw(
  <ArticleActions url="https://site.example/blog/a/" title="Rest & Focus: 100 %" markdownExport="/blog/a.md" feed="/feed.xml" />,
);
const links = $('nav[aria-label="Share this article"] a').toArray();

describe("sharing", () => {
  it("is plain links that hand over address and title, and nothing else", () => {
    const handedOver = links.map((link) => {
      const url = new URL($(link).attr("href") ?? "");
      return [
        url.protocol === "mailto:" ? "mailto" : url.host,
        [...url.searchParams.keys()].sort(),
        [...url.searchParams.values()].join(" "),
      ];
    });
    const [title, page] = ["Rest & Focus: 100 %", "https://site.example/blog/a/"];
    expect(handedOver).toEqual([
      ["mailto", ["body", "subject"], `${title} ${page}`],
      ["wa.me", ["text"], `${title} ${page}`],
      ["www.facebook.com", ["u"], page],
      ["x.com", ["text", "url"], `${title} ${page}`],
      ["www.linkedin.com", ["url"], page],
    ]);
  });

  it("names each link for those who listen, and tells the services nothing of where from", () => {
    expect(links.map((link) => nameOf($, link as never))).toEqual([
      "Share by Email",
      "Share by WhatsApp",
      "Share by Facebook",
      "Share by X",
      "Share by LinkedIn",
    ]);
    for (const link of links) expect($(link).attr("rel")).toBe("nofollow noopener noreferrer");
  });
});

describe("taking along", () => {
  it("offers the article as plain text and the feed", () => {
    expect($('a[href="/blog/a.md"]').text()).toBe("Plain text");
    expect($('a[href="/feed.xml"]').attr("type")).toBe("application/rss+xml");
  });

  it("says on paper where it was printed from", () => {
    expect($("p").last().text()).toBe("Printed from https://site.example/blog/a/");
  });
});
