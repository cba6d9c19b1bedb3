import { PostCard } from "../../../src/components/article/post-card";
import { PostGrid } from "../../../src/components/article/post-grid";
import { RelatedPosts } from "../../../src/components/article/related-posts";
import { affiliateRel, draw, nameOf, relOf } from "./draw";
import { card, site, product } from "./samples";

const drawn = (level: 2 | 3 = 2) =>
  draw(<PostCard post={card} affiliateLink={site.affiliateLink} productName={product.name} level={level} />);

describe("PostCard", () => {
  const $ = drawn();
  const paid = $(`a[target="_blank"]`);

  it("leads with its picture to the seller, in a new tab, as a paid link that says so", () => {
    expect(paid).toHaveLength(1);
    expect(paid.attr("href")).toBe(site.affiliateLink);
    expect(relOf(paid)).toEqual(affiliateRel);
    expect(paid.find("img").attr("alt")).toBe("A trace of theta waves");
    expect(paid.text()).toMatch(/Paid link/);
    expect(paid.text()).toMatch(/opens in a new tab/);
  });

  it("leads to the article itself by a link whose name holds the title", () => {
    const read = $(`a[href="${card.path}"]`);
    expect(read).toHaveLength(1);
    expect(nameOf($, read)).toMatch(/^Read the article:? Five Memory Hacks & Drills$/);
    expect(read.attr("target")).toBeUndefined();
    expect(read.attr("rel")).toBeUndefined();
  });

  it("is an article with its title as a heading of the wanted level, its excerpt and its category", () => {
    expect($("article")).toHaveLength(1);
    expect($("h2").text()).toBe(card.title);
    expect(drawn(3)("h3").text()).toBe(card.title);
    expect($("article > p").text()).toBe(card.excerpt);
    expect($(`a[href="${card.category.path}"]`).text()).toBe("Memory Improvement");
  });

  it("tells its day to readers and to machines, and its reading time", () => {
    expect($("time").attr("datetime")).toBe("2025-07-24");
    expect($("time").text()).toBe("July 24, 2025");
    expect($("article").text()).toMatch(/5 min/);
  });
});

describe("PostGrid", () => {
  const posts = [1, 2, 3].map((n) => ({ ...card, path: `/blog/${n}/` }));
  const loading = (priority: boolean) => {
    const $ = draw(<PostGrid posts={posts} affiliateLink={site.affiliateLink} productName={product.name} level={2} priority={priority} />);
    return $("ul > li article img")
      .toArray()
      .map((image) => $(image).attr("loading"));
  };

  it("is a list of cards, whose first picture alone may be the page's first", () => {
    expect(loading(true)).toEqual(["eager", "lazy", "lazy"]);
    expect(loading(false)).toEqual(["lazy", "lazy", "lazy"]);
  });
});

describe("RelatedPosts", () => {
  it("leads to the articles themselves", () => {
    const $ = draw(<RelatedPosts posts={[card]} />);
    expect($("h3 a").attr("href")).toBe(card.path);
    expect($("h3 a").text()).toBe(card.title);
    expect($("a[target]")).toHaveLength(0);
  });

  it("are left out when there are none", () => {
    expect(draw(<RelatedPosts posts={[]} />).html()).toBe("");
  });
});
