import type { ComponentProps } from "react";
import { BlogListPage } from "../../../src/components/pages/blog-list-page";
import { renderHtml, textsOf } from "./render-html";
import { card, category, site, product } from "./samples";

const categories = [category, { ...category, slug: "focus", label: "Focus", path: "/blog/category/focus/" }];
const posts = Array.from({ length: 9 }, (_, i) => ({ ...card, path: `/blog/post-${i}/`, title: `Post ${i}` }));

const render = (props: Pick<ComponentProps<typeof BlogListPage>, "category" | "posts" | "pageNumber" | "pageCount">) =>
  renderHtml(<BlogListPage site={site} topics="sleep and rest" productName={product.name} categories={categories} {...props} />);

describe("an empty category", () => {
  const $ = render({ category, posts: [], pageNumber: 1, pageCount: 1 });

  it("says that there are no posts", () => {
    const texts = textsOf($, "main p");
    expect(texts).toContain("No posts found in this category yet.");
  });

  it("links back to the blog", () => {
    expect($('main a[href="/blog/"]').length).toBeGreaterThan(0);
  });

  it("has a heading, and neither cards nor pager", () => {
    expect($("h1").text()).toBe("Memory Improvement");
    expect($('main article, nav[aria-label="Pagination"]')).toHaveLength(0);
  });
});

describe("the list of all posts", () => {
  const $ = render({ category: null, posts, pageNumber: 2, pageCount: 7 });

  it("shows posts, links to all categories, and a pager", () => {
    expect($("main article")).toHaveLength(9);
    const links = $('nav[aria-labelledby="categories"] a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href"), $(link).attr("aria-current")])).toEqual([
      ["Memory Improvement", "/blog/category/memory-improvement/", undefined],
      ["Focus", "/blog/category/focus/", undefined],
    ]);
    expect($('nav[aria-label="Pagination"] a[rel="next"]').attr("href")).toBe("/blog/page/3/");
    expect($('nav[aria-label="Pagination"] a[rel="prev"]').attr("href")).toBe("/blog/");
  });

  it("has one h1 and shows the page number", () => {
    expect($("h1")).toHaveLength(1);
    expect($("main").text()).toContain("Page 2 of 7");
    expect($("main").text()).not.toContain("No posts found");
  });

  it("links to the archive and the feed", () => {
    expect($('main header a[href="/blog/all/"]').text()).toBe("Every article by title");
    expect($('main header a[href="/feed.xml"]')).toHaveLength(1);
  });

  it("has no link back to itself", () => {
    expect($("main header a:contains('Back')")).toHaveLength(0);
  });
});

describe("a category's list", () => {
  const $ = render({ category, posts, pageNumber: 1, pageCount: 2 });

  it("has the category's label as heading, marks the category as current and has its own pager and feed", () => {
    expect($("h1").text()).toBe("Memory Improvement");
    expect($('nav[aria-labelledby="categories"] [aria-current="true"]').text()).toBe("Memory Improvement");
    expect($('nav[aria-label="Pagination"] a[rel="next"]').attr("href")).toBe("/blog/category/memory-improvement/page/2/");
    expect($('main header > a[href="/blog/"]').text()).toContain("Back to all articles");
    expect($('main header a[href="/blog/category/memory-improvement/feed.xml"]')).toHaveLength(1);
  });
});
