import { ArticlePage } from "../../../src/components/article-page";
import { EveryPostPage } from "../../../src/components/every-post-page";
import { PostCard } from "../../../src/components/post-card";
import { draw } from "./draw";
import { card, category, picture, product, questions, site } from "./samples";

const article = (notice: string | null) => (
  <ArticlePage
    site={site}
    product={product}
    post={{
      ...card,
      notice,
      markdownCopy: "/blog/x.md",
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

describe.each(["Draft", "Due on January 5, 2027"])("what is held back (%s) says so", (notice) => {
  it("above the article's title", () => {
    expect(draw(article(notice))("header h1").prev("strong").text()).toBe(`Not published: ${notice}`);
  });

  it("on its card", () => {
    const $ = draw(<PostCard post={{ ...card, notice }} affiliateLink={site.affiliateLink} level={2} />);
    expect($("article > strong").text()).toBe(`Not published: ${notice}`);
  });

  it("in the list of every title", () => {
    const posts = [{ ...card, notice, categorySlug: category.slug }];
    const $ = draw(<EveryPostPage site={site} categories={[category]} posts={posts} year={null} pageNumber={1} pageCount={1} years={[]} />);
    expect($("main li strong").text().trim()).toBe(notice);
  });
});

it("a published article has no ribbon", () => {
  expect(draw(article(null))("header strong")).toHaveLength(0);
  expect(draw(<PostCard post={card} affiliateLink={site.affiliateLink} level={2} />)("article > strong")).toHaveLength(0);
});
