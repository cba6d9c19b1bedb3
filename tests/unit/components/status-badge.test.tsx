import { ArticlePage } from "../../../src/components/pages/article-page";
import { ArchivePage } from "../../../src/components/pages/archive-page";
import { PostCard } from "../../../src/components/article/post-card";
import { renderHtml } from "./render-html";
import { card, category, picture, product, questions, site } from "./samples";

const article = (statusLabel: string | null) => (
  <ArticlePage
    site={site}
    product={product}
    post={{
      ...card,
      statusLabel,
      markdownExport: "/blog/x.md",
      updated: null,
      changes: null,
      picture,
      pictureAlt: "",
      tree: { type: "root", children: [] },
      contents: [],
      questions,
      references: [],
    }}
    related={[]}
    newer={null}
    older={null}
  />
);

describe.each(["Draft", "Due on January 5, 2027"])("the status badge of an unpublished article (%s) is shown", (statusLabel) => {
  it("above its title", () => {
    expect(renderHtml(article(statusLabel))("header h1").prev("strong").text()).toBe(`Not published: ${statusLabel}`);
  });

  it("on its card", () => {
    const $ = renderHtml(<PostCard post={{ ...card, statusLabel }} affiliateLink={site.affiliateLink} productName={product.name} />);
    expect($("article > strong").text()).toBe(`Not published: ${statusLabel}`);
  });

  it("in the archive", () => {
    const posts = [{ ...card, statusLabel, categorySlug: category.slug }];
    const $ = renderHtml(<ArchivePage site={site} categories={[category]} posts={posts} />);
    expect($("main li strong").text().trim()).toBe(statusLabel);
  });
});

it("a published article has no status badge", () => {
  expect(renderHtml(article(null))("header strong")).toHaveLength(0);
  expect(
    renderHtml(<PostCard post={card} affiliateLink={site.affiliateLink} productName={product.name} />)("article > strong"),
  ).toHaveLength(0);
});
