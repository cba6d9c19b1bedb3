import type { ReactElement } from "react";
import { ArchivePage } from "../../../src/components/pages/archive-page";
import { ArticlePage, type ArticlePageProps } from "../../../src/components/pages/article-page";
import type { EvidencePosterProps } from "../../../src/components/figures/evidence-poster";
import { ReviewPage } from "../../../src/components/pages/review-page";
import { TextPage } from "../../../src/components/pages/text-page";
import type { FirstHandData, ProductData, PageSite, TitleData } from "../../../src/components/props";
import { render } from "../markdown/render";
import { card, category, picture, product, questions, reference, site } from "../samples";
import { attributesOf, linksOf, renderHtml, renderWithCss, textsOf } from "./render-html";

const body = render(
  'Opening.:ref{id=oster-1973}\n\n## First part\n\n::cta{label="Try The Program Now"}\n\n### A *smaller* part\n\n## See [it](/review/)',
);
const text = { tree: body.tree, contents: [{ id: "first-part", text: "First part" }] };
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Title ${i}`, text: `Text ${i}` }));

const article = (changes: Partial<ArticlePageProps["post"]> = {}, signedBy: Partial<PageSite> = {}): ReactElement => (
  <ArticlePage
    site={{ ...site, ...signedBy }}
    post={{
      ...card,
      ...text,
      markdownExport: "/blog/memory-hacks.md",
      closingButton: { label: "Close", blinking: true },
      updated: null,
      checked: null,
      changes: null,
      questions,
      references: [reference],
      ...changes,
    }}
    related={[1, 2, 3].map((n) => ({ ...card, path: `/blog/related-${n}/` }))}
  />
);

const nothing: FirstHandData = { recordings: [], pictures: [], ownRates: [] };
const fileFacts = { file: "morning.mp3", sha256: "0", format: "MP3", bitRate: 128, sampleRate: 44_100, method: 1, measured: "2027-01-06" };
const firstHand: FirstHandData = {
  purchase: {
    ...{ day: "2027-01-05", who: "Jane", total: "$39", billing: "once", receiptName: "Wave LLC" },
    refund: { days: 60, where: "at the checkout" },
    delivered: [{ name: "Morning", format: "MP3", minutes: 20 }],
    offered: [{ name: "More waves", price: "$19", preselected: true }],
    traits: [{ trait: "nothing to learn", isTrue: false }],
    screenshots: ["receipt"],
  },
  recordings: [
    {
      ...fileFacts,
      ...{ id: "morning", title: "Morning", seconds: 90, channels: 2, loudness: -20, truePeak: -3 },
      parts: [
        { from: 0, to: 60, kind: "binaural", left: 200, right: 210, rate: 10, rateEnd: 4 },
        { from: 60, to: 90, kind: "none" },
      ],
    },
  ],
  trial: {
    ...{ who: "Jane", from: "2027-02-01", to: "2027-02-15", question: "Do I start earlier?", measure: "minutes until the first page" },
    days: Array.from({ length: 15 }, (_, day) => ({
      ...{ date: `2027-02-${String(day + 1).padStart(2, "0")}`, listened: day >= 5, value: day < 5 ? 20 : 10 },
    })),
  },
  pictures: [{ type: "picture", id: "receipt", imageAlt: "A receipt of $39", image: picture }],
  ownRates: [10, 10],
};

const review = (changes: Partial<ProductData> = {}, poster?: EvidencePosterProps, seen = nothing) => (
  <ReviewPage
    site={{ ...site, product: { ...product, ...changes } }}
    page={{
      heading: "The review",
      verdict: "Fair, with reasons.",
      updated: "2026-11-22",
      promises: [{ text: "Focus", evidence: "mixed" }],
      benefits: items(4),
      pros: ["pro 1", "pro 2"],
      cons: ["con 1"],
      suits: ["suits 1"],
      skip: ["skip 1"],
      legit: "Ten facts.",
      checkout: { steps: items(2), label: "To the checkout" },
      refund: { steps: items(2), message: "Please refund it." },
      closing: { heading: "C", text: "T", label: "Close" },
      ...text,
      references: [reference],
    }}
    firstHand={seen}
    poster={poster}
  />
);

const focus = { ...category, slug: "focus", label: "Focus", path: "/blog/category/focus/" };
const textPage = (path: string, publisher = site.publisher, person: PageSite["person"] = null) => (
  <TextPage
    site={{ ...site, publisher, person }}
    page={{ ...text, path, heading: "About us", lead: "Who we are.", lastUpdated: "2025-08-25", references: [reference] }}
  />
);
const title = (path: string, categorySlug = category.slug): TitleData => ({
  path,
  title: `Title of ${path}`,
  categorySlug,
});

describe("an article's page", () => {
  const $ = renderHtml(article());
  const dateLine = (changes: Partial<ArticlePageProps["post"]>) => renderHtml(article(changes))("header p:has(time)").text();

  it("shows when it was published, updated and last checked, if it was, its length and its author", () => {
    expect(dateLine({})).toBe("July 24, 2025\u00a0· 5 min read\u00a0· by The editors");
    expect(dateLine({ checked: "2026-11-23" })).toBe(
      "July 24, 2025\u00a0· last checked November 23, 2026\u00a0· 5 min read\u00a0· by The editors",
    );
    expect(dateLine({ updated: "2025-08-01", checked: "2026-11-23" })).toContain(
      "updated August 1, 2025\u00a0· last checked November 23, 2026\u00a0·",
    );
  });

  it("shows its answer in short, what changed, and the status of an unpublished article, only if there are any", () => {
    const full = renderHtml(article({ inShort: "It is one.", updated: "2025-08-01", changes: "A study was added.", statusLabel: "Draft" }));
    expect(full("h1").next().text()).toBe("In short: It is one.");
    expect(full("article header").text()).toContain("What changed: A study was added.");
    expect(full("h1").prev("strong").text()).toBe("Not published: Draft");
    expect($("article header").text()).not.toMatch(/In short|What changed|Not published/);
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
    expect(shown(product.ledger)).toEqual([
      ...["Not known: 1 of 1 Price ", "Not known: 1 of 1 Price "],
      expect.stringMatching(/^Verdict: .+, untested$/),
    ]);
    const seen = (fact: "maker" | "method" | "tested") => [{ fact, state: "seen", answer: "A", day: "2027-01-05" }] as const;
    expect(shown(seen("maker"))).toEqual([
      ...["Seen by us: 1 of 1 Maker ", "Seen by us: 1 of 1 Maker A, January 5, 2027"],
      expect.stringContaining(", bought"),
    ]);
    expect(shown([...seen("maker"), ...seen("method")]).at(-1)).toContain(", measured");
    expect(shown([...seen("maker"), ...seen("tested")]).at(-1)).toContain(", tested");
  });

  it("ends with the person who signs it, if there is one", () => {
    const portrait = { data: { width: 96, height: 96, images: { fallback: { src: "/static/ann.jpg" } } }, alt: "Ann at a desk" };
    const person = { name: "Ann Lee", role: "Editor", biography: "Ann edits.", links: ["https://www.ann.org/me"], portrait };
    const signed = renderHtml(article({}, { author: person.name, person }));
    expect(signed("a[rel=author]").text()).toBe("Ann Lee");
    const box = signed('section[aria-label="About the author"]');
    expect(
      box
        .find("p, li")
        .toArray()
        .map((part) => signed(part).text()),
    ).toEqual(["Ann Lee Editor", "Ann edits.", "ann.org"]);
    expect(box.find("img").attr()).toMatchObject({ src: "/static/ann.jpg", alt: "Ann at a desk", loading: "lazy" });
    expect($('section[aria-label="About the author"]')).toHaveLength(0);
    const about = renderHtml(textPage("/about/", site.publisher, person));
    expect(about("#author").text()).toContain("Ann edits.");
  });
});

describe("the review page", () => {
  const $ = renderHtml(review());

  it("has the ledger, and what was bought, measured and tried only where there is data of it", () => {
    expect(textsOf($, "section[aria-labelledby=verdict] ~ dl > div")).toEqual(["Not known: 1 of 1 Price "]);
    const ledger = [{ fact: "price", state: "seen", answer: "$39 once", day: "2027-01-05" }] as const;
    const priced = renderHtml(review({ ledger }));
    // Briefly below the button, with what is known below the first question.
    expect(textsOf(priced, "section[aria-labelledby=verdict] ~ dl > div")).toEqual(["Seen by us: 1 of 1 Price "]);
    expect(textsOf(priced, "#legit ~ dl > div")).toEqual(["Seen by us: 1 of 1 Price $39 once, January 5, 2027"]);
    expect($("#bought, #recording, #trial")).toHaveLength(0);
    const seen = renderHtml(review({}, undefined, firstHand));
    expect(textsOf(seen, "#bought ~ div tr")).toEqual([
      "Charged$39 once, on January 5, 2027",
      "Name on the receiptWave LLC",
      "What cameMorning, MP3, 20 minutes",
      "Account or appnot needed",
      "Offered on the wayMore waves, $19, already in the cart",
      "Refund terms60 days (at the checkout)",
      "Isn’t sonothing to learn",
    ]);
    expect(seen("#bought ~ figure img")).toHaveLength(1);
    expect(seen("#recording ~ div [role=img]").attr("aria-label")).toBe(
      "0:00–1:00: binaural beat, gliding from 10 to 4 a second: 200 Hz left, 210 Hz right; 1:00–1:30: no steady beat found",
    );
    expect(seen("#recording ~ div [role=img] line.solid")).toHaveLength(1);
    expect(textsOf(seen, "#trial")).toEqual(["Days with it, one by one"]);
    // Of 15 days, 5 without listening.
    expect(attributesOf(seen, "#trial ~ figure circle", "class").filter((name) => name === "hollow")).toHaveLength(5);
    expect(seen("#trial ~ figure figcaption").text()).toContain("with listening had 10, the median day without 20.");
  });
});

describe("lists of articles", () => {
  it("the archive groups titles by category, in their order, without empty categories", () => {
    const posts = [title("/c/", "focus"), title("/b/"), title("/a/")];
    const categories = [category, focus, { ...category, slug: "empty" }];
    const $ = renderHtml(
      <ArchivePage
        site={{ ...site, categories }}
        posts={posts.map((post) => ({ ...post, statusLabel: post.path === "/a/" ? "Draft" : null }))}
      />,
    );
    expect(textsOf($, "main section :is(h2, h3, li)")).toEqual([
      "Memory Improvement",
      "Title of /b/",
      "Title of /a/ Draft",
      "Focus",
      "Title of /c/",
    ]);
    expect(linksOf($, 'nav[aria-label="Categories on this page"] a')).toEqual([
      ["Memory Improvement", "#memory-improvement"],
      ["Focus", "#focus"],
    ]);
  });
});

it.each([
  [60, "Day 50 write", 5],
  [7, "Day 6 write", 6],
])("of a guarantee of %d days, the review leaves a sixth for a second mail, to scale: %s", (guaranteeDays, day, times) => {
  const { $, css } = renderWithCss(review({ guaranteeDays }));
  expect(textsOf($, "ol li")).toContain(day);
  expect(css).toContain(`flex-grow:${times};`);
});

it("a page about the site shows its day and the works that it cites; the about page shows the publisher too, without placeholders", () => {
  const facts = (path: string, publisher = site.publisher) => textsOf(renderHtml(textPage(path, publisher)), "main dl > div");
  const policy = renderHtml(textPage("/editorial-policy/"));
  expect(policy("main time").attr("datetime")).toBe("2025-08-25");
  expect(attributesOf(policy, "details [id^=ref-]", "id")).toEqual(["ref-oster-1973"]);
  expect(facts("/editorial-policy/")).toEqual([]);
  expect(facts("/about/")).toEqual(["Written byThe editors", "Emailmail@site.example"]);
  expect(facts("/about/", { name: "Jane Doe", place: "1 High Street" }).slice(0, 2)).toEqual(["PublisherJane Doe", "Address1 High Street"]);
});
