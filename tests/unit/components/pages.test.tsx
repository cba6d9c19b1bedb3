import { toBody } from "../../../src/components/content-to-props";
import { ArticlePage, type ArticlePageProps } from "../../../src/components/pages/article-page";
import type { ProductData } from "../../../src/components/props";
import { render } from "../markdown/render";
import { product, site } from "../samples";
import { renderHtml, textsOf } from "./render-html";

const category = {
  slug: "focus",
  label: "Focus",
  description: "D.",
  palette: "violet",
  motif: "spectrogram",
  path: "/blog/category/focus/",
} as const;
const card = {
  path: "/blog/a/",
  title: "A Title",
  excerpt: "E.",
  date: "2025-07-24",
  readingMinutes: 5,
  category,
  picture: { width: 16, height: 9, images: { fallback: { src: "/static/a.jpg" } } },
  pictureAlt: "",
};
const article = (changes: Partial<ArticlePageProps["post"]>, ofProduct: Partial<ProductData>) =>
  renderHtml(
    <ArticlePage
      site={{ ...site, product: { ...product, ...ofProduct } }}
      post={{
        ...card,
        ...toBody({ htmlAst: render("Text.").tree }),
        slug: "a",
        readingPaths: [],
        closingButton: { label: "Close" },
        faq: [],
        ...changes,
      }}
      related={[]}
    />,
  );

it("an article's page has the ledger in the rail and in the product's own box of a comparison, and how far we got in the bar", () => {
  const { tree } = render("## Two\n\n### The Program\n\n**For:** a.\n\n### The Other\n\n**For:** b.");
  const shown = (ledger: ProductData["ledger"]) => {
    const page = article({ tree }, { ledger });
    return [
      ...textsOf(page, "aside[aria-label='The offer'] dl > div"),
      ...textsOf(page, "details.product[open] dl > div"),
      ...textsOf(page, "details.product:not([open]) dl"),
      page("aside[aria-label='Quick access'] a[href='/review/']").text(),
    ];
  };
  expect(shown(product.ledger)).toEqual([...[" Price Not known", " Price Not known"], expect.stringMatching(/^Verdict: .+, untested$/)]);
  const seen = (fact: "maker" | "method" | "tested") => [{ fact, state: "seen", answer: "A", day: "2027-01-05" }] as const;
  expect(shown(seen("maker"))).toEqual([
    ...[" Maker Seen by us", " Maker Seen by us on January 5, 2027: A"],
    expect.stringContaining(", bought"),
  ]);
  expect(shown([...seen("maker"), ...seen("method")]).at(-1)).toContain(", measured");
  expect(shown([...seen("maker"), ...seen("tested")]).at(-1)).toContain(", tested");
});

it("an article's page links the first mention of a name that is no part of a longer word, and says one day in the singular", () => {
  const page = article({ tree: render("Calmer with Calm.").tree, inShort: "Calmly." }, { name: "Calm", guaranteeDays: 1 });
  expect(page("p:has(> a[href='/review/'])").first().html()).toBe('Calmer with <a href="/review/">Calm</a>.');
  expect(page("aside").text()).toContain("1 day to get your money back");
});
