import type { ReactElement } from "react";
import { ArticlePage, type ArticlePageProps } from "../../../src/components/pages/article-page";
import { BlogListPage } from "../../../src/components/pages/blog-list-page";
import { FaqPage } from "../../../src/components/pages/faq-page";
import { HomePage } from "../../../src/components/pages/home-page";
import { TextPage } from "../../../src/components/pages/text-page";
import { NotFoundPage } from "../../../src/components/pages/not-found-page";
import { ReviewPage } from "../../../src/components/pages/review-page";
import { render } from "../markdown/render";
import { affiliateRel, attributesOf, relOf, renderHtml, textsOf } from "./render-html";
import { card, category, picture, product, questions, reference, site } from "./samples";

const body = render(
  'Opening.:ref{id=oster-1973}\n\n## First part\n\n::cta{label="Try The Program Now"}\n\nTable: T\n\n| A |\n| --- |\n| b |\n\n## Second part',
);
const contents = [
  { id: "first-part", text: "First part" },
  { id: "second-part", text: "Second part" },
];

const article = (changes: Partial<ArticlePageProps["post"]> = {}): ReactElement => (
  <ArticlePage
    site={site}
    product={product}
    post={{
      path: card.path,
      markdownExport: "/blog/memory-hacks.md",
      title: card.title,
      closingButton: { label: "Close", blinking: true },
      date: card.date,
      updated: null,
      changes: null,
      readingMinutes: 5,
      category,
      picture,
      pictureAlt: "A wave",
      tree: body.tree,
      contents,
      questions,
      references: [reference],
      ...changes,
    }}
    related={[1, 2, 3].map((n) => ({ ...card, path: `/blog/related-${n}/` }))}
    newer={{ text: "Newer", to: "/blog/newer/" }}
    older={null}
  />
);

const text = { heading: "H", intro: "I" };
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Title ${i}`, text: `Text ${i}` }));

const home = (
  <HomePage
    site={site}
    sound={undefined}
    works={121}
    product={product}
    page={{
      hero: {
        headline: "Seven minutes",
        emphasis: "weighed",
        lead: "L",
        primaryLabel: "Try it",
        secondaryLabel: "Read the review",
        known: { text: "Nobody tested it.", evidence: "mixed" },
      },
      features: {
        heading: "F",
        items: (["tones", "clock", "download", "guarantee"] as const).map((icon) => ({ title: icon, description: "D", icon })),
      },
      benefits: { ...text, items: items(6).map((item) => ({ ...item, evidence: "mixed" })) },
      testimonials: { heading: "T", note: "Samples" },
      posts: text,
      faq: { heading: "Q" },
      closing: { heading: "C", text: "T", label: "Try", note: "Results may vary. 60-day guarantee." },
    }}
    testimonials={["Alex", "Blair", "Casey"].map((name) => ({ name, text: `${name} says`, sample: name !== "Casey" }))}
    posts={Array.from({ length: 6 }, (_, i) => ({ ...card, path: `/blog/p-${i}/`, title: `P ${i}` }))}
    sitePicture={{ src: "/static/covers/site.svg", width: 1200, height: 700, count: 60 }}
    questions={["q-1", "q-2", "q-3"].map((id) => ({ id, question: `${id}?`, answer: "A" }))}
  />
);

const review = (
  <ReviewPage
    site={site}
    product={product}
    page={{
      heading: "The review",
      lead: "L",
      verdict: "Fair. With reasons.",
      basis: "B",
      updated: "2026-11-22",
      promises: [{ text: "Focus", evidence: "mixed" }],
      unknown: ["price", "maker"],
      benefits: items(4),
      pros: ["pro 1", "pro 2"],
      cons: ["con 1"],
      suits: ["suits 1"],
      skip: ["skip 1"],
      closing: { heading: "C", text: "T", label: "Close" },
      tree: body.tree,
      contents,
      references: [reference],
    }}
  />
);

const pages: Record<string, ReactElement> = {
  article: article(),
  home,
  review,
  list: (
    <BlogListPage
      site={site}
      topics="sleep and rest"
      productName={product.name}
      categories={[category]}
      category={null}
      posts={[card]}
      pageNumber={1}
      pageCount={3}
    />
  ),
  faq: <FaqPage site={site} page={{ ...text, groups: [{ id: "g", heading: "G", questions }] }} />,
  legal: (
    <TextPage site={site} page={{ path: "/disclaimer/", heading: "Disclaimer", lastUpdated: "2025-08-25", tree: body.tree, contents }} />
  ),
  "not found": <NotFoundPage site={site} categories={[category]} newest={[]} />,
};

describe.each(Object.entries(pages))("the %s page", (_, page) => {
  const $ = renderHtml(page);

  it("has no style attribute, script or event handler, which its content security policy would block", () => {
    expect(
      $("[style]")
        .toArray()
        .map((element) => $.html(element)),
    ).toEqual([]);
    expect($("script")).toHaveLength(0);
    for (const element of $("*").toArray()) expect(Object.keys($(element).attr() ?? {}).filter((name) => /^on/i.test(name))).toEqual([]);
  });

  it("has one h1, one main and unique ids", () => {
    expect($("h1")).toHaveLength(1);
    expect($("main")).toHaveLength(1);
    const ids = attributesOf($, "[id]", "id");
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("only refers to existing ids", () => {
    const named = $("[aria-labelledby], [popovertarget]")
      .toArray()
      .flatMap((element) => [$(element).attr("aria-labelledby"), $(element).attr("popovertarget")])
      .filter((id) => id !== undefined);
    const linked = $('a[href^="#"]')
      .toArray()
      .map((link) => $(link).attr("href")?.slice(1) ?? "");
    for (const id of [...named, ...linked]) {
      // The sample text cites a work, but legal pages have no references.
      if (!id.startsWith("ref-")) expect([id, $(`[id="${id}"]`).length]).toEqual([id, 1]);
    }
  });

  it("marks links to the seller as paid and opens them in a new tab, and no other links", () => {
    const paid = $(`a[href="${site.affiliateLink}"]`);
    expect(paid.length).toBeGreaterThanOrEqual(2);
    for (const link of paid.toArray()) {
      expect(relOf($(link))).toEqual(affiliateRel);
      expect($(link).attr("target")).toBe("_blank");
    }
    expect($("a[rel~=sponsored]")).toHaveLength(paid.length);
    expect($("a[target]")).toHaveLength(paid.length);
  });

  it("does not skip heading levels", () => {
    const levels = $("h1, h2, h3, h4")
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1));
  });
});

describe("an article's page", () => {
  const $ = renderHtml(article());

  it("links to the blog and the category, and shows title, date and reading time", () => {
    expect($(`article a[href="${category.path}"]`).last().text()).toContain("Back to Memory Improvement");
    expect($(`article header a[href="${category.path}"]`).text()).toBe("Memory Improvement");
    expect($("h1").text()).toBe(card.title);
    expect($("article header time").attr("datetime")).toBe("2025-07-24");
    expect($("article header").text()).toMatch(/5 min read/);
  });

  it("shows the answer in short below its title, if it has one", () => {
    const short = renderHtml(article({ inShort: "It is one." }));
    expect(short("h1").next().text()).toBe("In short: It is one.");
  });

  it("shows the update and its changes only if there are any", () => {
    expect($("article header time")).toHaveLength(1);
    const times = renderHtml(article({ updated: "2025-08-01" }))("article header time");
    expect(times.last().attr("datetime")).toBe("2025-08-01");
    expect(times).toHaveLength(2);
    const changed = renderHtml(article({ updated: "2025-08-01", changes: "A study was added." }));
    expect(changed("article header").text()).toContain("What changed: A study was added.");
    expect($("article header").text()).not.toContain("What changed");
  });

  it("links the author to the about page", () => {
    const author = $('article header a[rel="author"]');
    expect([author.text(), author.attr("href")]).toEqual(["The editors", "/about/"]);
  });

  it("has share links and a Markdown export", () => {
    const share = $('nav[aria-label="Share this article"] a').first().attr("href");
    expect(share).toContain(encodeURIComponent("https://site.example/blog/memory-hacks/"));
    expect($('article a[href="/blog/memory-hacks.md"]')).toHaveLength(1);
  });

  it("has a picture that links to the seller and is loaded eagerly", () => {
    const image = $("article img").first();
    expect(image.closest("a").attr("href")).toBe(site.affiliateLink);
    expect(image.closest("a").text()).toBe("Try The Program: Paid link, opens in a new tab");
    expect(image.attr("loading")).toBe("eager");
    expect(image.attr("alt")).toBe("A wave");
  });

  it("renders buttons, sections and citations of the text", () => {
    expect($("section[aria-labelledby=first-part] a[rel~=sponsored]").text()).toMatch(/^Try The Program Now/);
    expect($("section[aria-labelledby=second-part] h2").text()).toBe("Second part");
    expect($('sup a[href="#ref-oster-1973"]')).toHaveLength(1);
  });

  it("shows the disclosure above the first button only", () => {
    const first = $("section[aria-labelledby=first-part] a[rel~=sponsored]").first();
    expect(first.closest("div").prev("p").text()).toBe(site.disclosure);
    expect($(`main p:contains("${site.disclosure}")`)).toHaveLength(1);
  });

  it("has its closing button in the box, which has the header's label without one", () => {
    const buttonIn = (page: typeof $) => page("section:has(> div h2:contains('for 60 days')) a[rel~=sponsored]");
    expect(buttonIn($).text()).toMatch(/^Close/);
    const without = buttonIn(renderHtml(article({ closingButton: null })));
    expect(without.text()).toMatch(new RegExp(`^${site.headerLabel}`));
    expect(without.attr("class")).not.toBe(buttonIn($).attr("class"));
  });

  it("has a call to action box, two questions, and links to the review and the FAQ", () => {
    expect($("article h2:contains('Try The Program for 60 days')")).toHaveLength(1);
    expect($("article details[name]")).toHaveLength(2);
    expect($('article a[href="/review/"]').length).toBeGreaterThan(0);
    expect($('article a[href="/faq/"]')).toHaveLength(1);
  });

  it("has a table of contents that is not part of the accordion", () => {
    const contentsBox = $('nav[aria-label="Contents"] details');
    expect(contentsBox).toHaveLength(1);
    expect(contentsBox.attr("name")).toBeUndefined();
    expect(attributesOf($, 'nav[aria-label="Contents"] a', "href")).toEqual(["#first-part", "#second-part", "#questions", "#references"]);
  });

  it("omits references if nothing is cited, also in the table of contents", () => {
    const bare = renderHtml(article({ references: [] }));
    expect(bare("#references, a[href='#references']")).toHaveLength(0);
  });

  it("links to the previous and next article if they exist, and to three related articles", () => {
    expect($('a[rel="next"]').attr("href")).toBe("/blog/newer/");
    expect($('a[rel="prev"]')).toHaveLength(0);
    expect($("section[aria-labelledby=related] h3")).toHaveLength(3);
  });
});

describe("the home page", () => {
  const $ = renderHtml(home);

  it("has a headline and two buttons", () => {
    expect($("h1").text()).toBe("Seven minutes weighed");
    expect($("a:contains('Try it')").first().attr("href")).toBe(site.affiliateLink);
    expect($("a:contains('Read the review')").attr("href")).toBe("/review/");
  });

  it("says beside the headline what is known and who writes from how much research", () => {
    const facts = $("h1 ~ dl > div")
      .toArray()
      .map((row) => [$(row).find("dt").text(), $(row).find("dd").text()]);
    expect(facts).toEqual([
      ["What is known", "Mixed evidenceNobody tested it."],
      ["Who writes", "The editorsfrom 121 works of research"],
    ]);
  });

  it("has four features with icons, six benefits, three testimonials, six posts and three questions", () => {
    expect($("main li:has(> svg) h3")).toHaveLength(4);
    expect(textsOf($, "main ol > li h3")).toEqual(items(6).map(({ title }) => title));
    expect($("main blockquote")).toHaveLength(3);
    expect($("main article")).toHaveLength(6);
    expect($("main details")).toHaveLength(3);
    expect($('main a[href="/faq/"]')).toHaveLength(1);
  });

  it("labels sample testimonials", () => {
    expect(textsOf($, "figcaption")).toEqual(["Alex (sample text)", "Blair (sample text)", "Casey"]);
  });

  it("shows the product's figures, and a call to action with its note", () => {
    expect($("dl").text()).toContain("7–30 min");
    expect($("dl").text()).toContain("60 days");
    expect($("dl").text()).toContain("4.8 / 5");
    expect($("dl").text()).toContain("from 2,847 reviews, as the seller's page reports");
    expect($("main").text()).toContain("Results may vary. 60-day guarantee.");
  });
});

describe("the review page", () => {
  const $ = renderHtml(review);

  it("shows the rating with count and source, and the figures of the offer", () => {
    const rows = $("dl > div")
      .toArray()
      .map((row) => [$(row).find("dt").text(), $(row).find("dd").text()]);
    expect(rows).toContainEqual(["Focus", "Mixed evidence"]);
    expect(rows).toContainEqual(["Not known to us", "price and maker"]);
    expect(rows).toContainEqual(["What is known", "6 of 8 things to know"]);
    expect(rows).toContainEqual(["Buyers’ rating", "4.8 out of 5 from 2,847 reviews, as the seller's page reports"]);
    expect(rows).toContainEqual(["A session", "7–30 minutes"]);
    expect(rows).toContainEqual(["Advised each day", "15–30 minutes"]);
    expect(rows).toContainEqual(["Promise", "Results in 7 minutes, says its sales page"]);
    expect(rows).toContainEqual(["Delivery", "Instant digital download"]);
    expect(rows).toContainEqual(["Guarantee", "60 days, money back"]);
  });

  it("shows the disclosure above the first button only", () => {
    expect($("main a[rel~=sponsored]").first().closest("div").prev("p").text()).toBe(site.disclosure);
    expect($(`main p:contains("${site.disclosure}")`)).toHaveLength(1);
  });

  it("lists benefits, pros, cons, and who it suits", () => {
    expect($("main li h3")).toHaveLength(4);
    const list = (id: string) =>
      $(`section[aria-labelledby=${id}] li`)
        .toArray()
        .map((item) => $(item).clone().find("[aria-hidden]").remove().end().text());
    expect(list("pros")).toEqual(["pro 1", "pro 2"]);
    expect(list("cons")).toEqual(["con 1"]);
    expect(list("suits")).toEqual(["suits 1"]);
    expect(list("skip")).toEqual(["skip 1"]);
  });
});
