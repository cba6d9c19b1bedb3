import type { ReactElement } from "react";
import { ArticlePage, type ArticlePageProps } from "../../../src/components/pages/article-page";
import type { PageSite, ProductData } from "../../../src/components/props";
import { render } from "../markdown/render";
import { card, product, questions, reference, site } from "../samples";
import { renderHtml, textsOf } from "./render-html";

const body = render(
  'Opening.:ref{id=oster-1973}\n\n## First part\n\n::cta{label="Try The Program Now"}\n\n### A *smaller* part\n\n## See [it](/review/)',
);
const text = { tree: body.tree, contents: [{ id: "first-part", text: "First part" }] };
const article = (changes: Partial<ArticlePageProps["post"]> = {}, signedBy: Partial<PageSite> = {}): ReactElement => (
  <ArticlePage
    site={{ ...site, ...signedBy }}
    post={{
      ...card,
      ...text,
      paths: [],
      markdownExport: "/blog/memory-hacks.md",
      closingButton: { label: "Close", blinking: true },
      checked: null,
      changes: null,
      questions,
      references: [reference],
      ...changes,
    }}
    related={[1, 2, 3].map((n) => ({ ...card, path: `/blog/related-${n}/` }))}
  />
);

describe("an article's page", () => {
  const $ = renderHtml(article());
  const dateLine = (changes: Partial<ArticlePageProps["post"]>) => renderHtml(article(changes))("header p:has(time)").text();

  it("shows when it was published, updated and last checked, if it was, its length and its author", () => {
    expect(dateLine({})).toBe("July 24, 2025\u00a0· 5 min read\u00a0· by The editors");
    expect(dateLine({ checked: "2026-11-23" })).toBe(
      "July 24, 2025\u00a0· last checked November 23, 2026\u00a0· 5 min read\u00a0· by The editors",
    );
    expect(dateLine({ changes: [{ day: "2025-08-01", what: "W" }], checked: "2026-11-23" })).toContain(
      "updated August 1, 2025\u00a0· last checked November 23, 2026\u00a0·",
    );
    expect(dateLine({ changes: [{ day: "2026-11-24", what: "W" }], checked: "2026-11-23" })).not.toContain("last checked");
  });

  it("shows its answer in short, what changed, and the status of an unpublished article, only if there are any", () => {
    const changes = ["A study was added.", "Its size was wrong."].map((what) => ({ day: "2025-08-01", what }));
    const full = renderHtml(article({ inShort: "It is one.", changes, statusLabel: "Draft" }));
    expect(full("h1").next().text()).toBe("In short: It is one.");
    expect(full("article header").text()).toMatch(/Changed on August 1, 2025: A study was added\..*: Its size/);
    expect(full("h1").prev("strong").text()).toBe("Not published: Draft");
    expect($("article header").text()).not.toMatch(/In short|Changed on|Not published/);
  });

  it("has the ledger in the rail and in the product's own box of a comparison, and how far we got in the bar", () => {
    const { tree } = render("## Two\n\n### The Program\n\n**For:** a.\n\n### The Other\n\n**For:** b.");
    const shown = (ledger: ProductData["ledger"]) => {
      const page = renderHtml(article({ tree }, { product: { ...product, ledger } }));
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
