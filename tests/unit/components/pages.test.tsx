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
  motif: "dots",
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
const article = (changes: Partial<ArticlePageProps["post"]> = {}, ledger = product.ledger) =>
  renderHtml(
    <ArticlePage
      site={{ ...site, product: { ...product, ledger } }}
      post={{
        ...card,
        tree: render("Text.").tree,
        contents: [],
        paths: [],
        markdownExport: "/blog/a.md",
        closingButton: { label: "Close" },
        checked: null,
        changes: null,
        questions: [],
        references: [],
        ...changes,
      }}
      related={[]}
    />,
  );

describe("an article's page", () => {
  it("shows when it was published, updated and last checked, if it was, its length and its author", () => {
    const dateLine = (changes: Partial<ArticlePageProps["post"]>) => article(changes)("header p:has(time)").text();
    const changedOn = (day: string) => ({ changes: [{ day, what: "W" }], checked: "2026-11-23" });
    expect(dateLine({})).toBe("July 24, 2025\u00a0· 5 min read\u00a0· by The editors");
    expect(dateLine(changedOn("2025-08-01"))).toContain("updated August 1, 2025\u00a0· last checked November 23, 2026\u00a0·");
    expect(dateLine(changedOn("2026-11-24"))).not.toContain("last checked");
  });

  it("shows what changed", () => {
    const changes = ["A study was added.", "Its size was wrong."].map((what) => ({ day: "2025-08-01", what }));
    expect(article({ changes })("article header").text()).toMatch(/Changed on August 1, 2025: A study was added\..*: Its size/);
  });

  it("has the ledger in the rail and in the product's own box of a comparison, and how far we got in the bar", () => {
    const { tree } = render("## Two\n\n### The Program\n\n**For:** a.\n\n### The Other\n\n**For:** b.");
    const shown = (ledger: ProductData["ledger"]) => {
      const page = article({ tree }, ledger);
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
});
