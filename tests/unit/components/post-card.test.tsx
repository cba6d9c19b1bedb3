import { PostCard, PostGrid } from "../../../src/components/article/post-card";
import { RelatedPosts } from "../../../src/components/article/related-posts";
import { affiliateRel, attributesOf, accessibleName, relOf, renderHtml } from "./render-html";
import { card, site, product } from "./samples";

const render = () => renderHtml(<PostCard post={card} affiliateLink={site.affiliateLink} productName={product.name} />);

describe("PostCard", () => {
  const $ = render();
  const paid = $(`a[target="_blank"]`);

  it("links its picture to the seller in a new tab, labelled as a paid link", () => {
    expect(paid).toHaveLength(1);
    expect(paid.attr("href")).toBe(site.affiliateLink);
    expect(relOf(paid)).toEqual(affiliateRel);
    expect(paid.find("img").attr("alt")).toBe("Theta waves");
    expect(accessibleName($, paid)).toBe("Try The Program (paid link, opens in a new tab)");
    expect(paid.find("[aria-hidden]").text()).toBe("Paid linkOpens the seller ↗");
  });

  it("links to the article by its title only", () => {
    const read = $(`a[href="${card.path}"]`);
    expect(read).toHaveLength(1);
    expect(accessibleName($, read)).toBe("Five Memory Hacks & Drills");
    expect(read.attr("target")).toBeUndefined();
    expect(read.attr("rel")).toBeUndefined();
  });

  it("shows the title as a heading, the excerpt and the category", () => {
    expect($("article")).toHaveLength(1);
    expect($("h3").text()).toBe(card.title);
    expect($("article > p").text()).toBe(card.excerpt);
    expect($(`a[href="${card.category.path}"]`).text()).toBe("Memory Improvement");
  });

  it("shows the date and the reading time", () => {
    expect($("time").attr("datetime")).toBe("2025-07-24");
    expect($("time").text()).toBe("July 24, 2025");
    expect($("article").text()).toMatch(/5 min/);
  });
});

describe("PostGrid", () => {
  const posts = [1, 2, 3].map((n) => ({ ...card, path: `/blog/${n}/` }));
  const loading = (priority: boolean) => {
    const $ = renderHtml(<PostGrid posts={posts} affiliateLink={site.affiliateLink} productName={product.name} priority={priority} />);
    return attributesOf($, "ul > li article img", "loading");
  };

  it("loads only the first picture eagerly, if it has priority", () => {
    expect(loading(true)).toEqual(["eager", "lazy", "lazy"]);
    expect(loading(false)).toEqual(["lazy", "lazy", "lazy"]);
  });
});

describe("RelatedPosts", () => {
  it("links to the articles", () => {
    const $ = renderHtml(<RelatedPosts posts={[card]} />);
    expect($("h3 a").attr("href")).toBe(card.path);
    expect($("h3 a").text()).toBe(card.title);
    expect($("a[target]")).toHaveLength(0);
  });

  it("renders nothing without posts", () => {
    expect(renderHtml(<RelatedPosts posts={[]} />).html()).toBe("");
  });
});
