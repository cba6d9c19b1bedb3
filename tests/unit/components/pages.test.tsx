import type { ReactElement } from "react";
import { ArchivePage } from "../../../src/components/pages/archive-page";
import { ArticlePage, type ArticlePageProps } from "../../../src/components/pages/article-page";
import { BlogListPage, type BlogListPageProps } from "../../../src/components/pages/blog-list-page";
import { FaqPage } from "../../../src/components/pages/faq-page";
import { HomePage, type HomePageProps } from "../../../src/components/pages/home-page";
import { NotFoundPage } from "../../../src/components/pages/not-found-page";
import { toMethodMap } from "../../../src/components/content-to-props";
import type { EvidenceMapProps } from "../../../src/components/figures/evidence-map";
import { ReviewPage } from "../../../src/components/pages/review-page";
import { TextPage } from "../../../src/components/pages/text-page";
import type { ProductData, PageSite, TitleData } from "../../../src/components/props";
import type { PictureFigureData } from "../../../src/site/figures/figure-data";
import { render } from "../markdown/render";
import { card, category, picture, product, questions, reference, site } from "../samples";
import { accessibleName, attributesOf, linksOf, renderHtml, renderWithCss, textsOf } from "./render-html";

const body = render(
  'Opening.:ref{id=oster-1973}\n\n## First part\n\n::cta{label="Try The Program Now"}\n\n### A *smaller* part\n\n## See [it](/review/)',
);
const text = { tree: body.tree, contents: [{ id: "first-part", text: "First part" }] };
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ title: `Title ${i}`, text: `Text ${i}` }));
const headed = { heading: "H", intro: "I", note: "N" };

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

const home = (
  <HomePage
    site={site}
    sound={undefined}
    works={121}
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
      benefits: { ...headed, items: items(6).map((item) => ({ ...item, limit: "Nobody knows.", evidence: "mixed" })) },
      testimonials: headed,
      posts: headed,
      faq: headed,
      closing: { heading: "C", text: "T", label: "Try", note: "Results may vary. 60-day guarantee." },
    }}
    testimonials={["Alex", "Blair", "Casey"].map((name) => ({ name, text: `${name} says`, sample: name !== "Casey" }))}
    posts={Array.from({ length: 6 }, (_, i) => ({ ...card, path: `/blog/p-${i}/` }))}
    questions={questions}
  />
);

const review = (changes: Partial<ProductData> = {}, map?: EvidenceMapProps) => (
  <ReviewPage
    site={{ ...site, product: { ...product, ...changes } }}
    page={{
      heading: "The review",
      verdict: "Fair, with reasons.",
      basis: "B",
      updated: "2026-11-22",
      promises: [{ text: "Focus", evidence: "mixed" }],
      benefits: items(4),
      pros: ["pro 1", "pro 2"],
      cons: ["con 1"],
      suits: ["suits 1"],
      skip: ["skip 1"],
      legit: "Ten facts.",
      unknown: [0, 1, 2, 3].map((i) => ({ fact: `Fact ${i}`, answer: `Answer ${i}` })),
      checkout: { steps: items(2), label: "To the checkout" },
      refund: { steps: items(2), message: "Please refund it." },
      closing: { heading: "C", text: "T", label: "Close" },
      ...text,
      references: [reference],
    }}
    map={map}
  />
);

const focus = { ...category, slug: "focus", label: "Focus", path: "/blog/category/focus/" };
const list = (changes: Partial<BlogListPageProps> = {}) => (
  <BlogListPage
    site={{ ...site, categories: [category, focus] }}
    category={null}
    posts={[card, { ...card, path: "/blog/other/" }]}
    pageNumber={2}
    pageCount={3}
    {...changes}
  />
);
const faq = (
  <FaqPage
    site={site}
    page={{
      ...headed,
      groups: ["g", "h"].map((id) => ({
        id,
        heading: id,
        entries: questions.slice(1).map((question) => ({ ...question, id: `${id}-1` })),
      })),
    }}
  />
);
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

  it("has a picture that leads to the seller, says so, and is loaded at once", () => {
    const image = $("article img").first();
    expect(image.closest("a").attr("href")).toBe(site.affiliateLink);
    expect(image.closest("a").text()).toBe("Try The Program: Paid link, opens in a new tab");
    expect(image.attr("loading")).toBe("eager");
    const captioned = renderHtml(article({ imageCaption: "Computed from this site." }));
    expect(captioned("article img").first().closest("a").text()).toMatch(/^Computed from this site\. Try The Program: Paid link/);
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

  it("lists its headings, questions and references in its contents; without citations it has no references", () => {
    const contents = (root: typeof $) => attributesOf(root, 'nav[aria-label="Contents"] details:not([name]) a', "href");
    expect(contents($)).toEqual(["#first-part", "#questions", "#references"]);
    const bare = renderHtml(article({ references: [] }));
    expect(contents(bare)).toEqual(["#first-part", "#questions"]);
    expect(bare("#references")).toHaveLength(0);
  });

  it("ends with an offer, links to review, FAQ, category, plain text and feed, and related articles", () => {
    expect($('article :is(a[href="/review/"], a[href="/faq/"])').length).toBeGreaterThanOrEqual(2);
    expect($(`article a[href="${category.path}"]`).last().text()).toContain("Back to Memory Improvement");
    expect($('article a[type="text/markdown"]').attr("href")).toBe("/blog/memory-hacks.md");
    expect($('article a[type="application/rss+xml"]').attr("href")).toBe("/feed.xml");
    expect($("section[aria-labelledby=related] h3")).toHaveLength(3);
  });
});

const topics = {
  methods: ["beats", "exercise"].map((slug) => ({ slug, label: slug })),
  outcomes: [{ slug: "memory", label: "Memory" }],
};
const works = ["beats", "exercise"].map((method) => ({ ...reference, method, outcomes: ["memory"], effects: [] }));

describe("the home page", () => {
  const $ = renderHtml(home);

  it("says beside the headline what is known and who writes from how much research", () => {
    expect($("h1").text()).toBe("Seven minutes weighed");
    expect(textsOf($, "h1 ~ dl > div")).toEqual([
      "What we knowMixed evidenceNobody tested it.",
      "Who writesThe editorsdrawing on 121 studies and reviews",
    ]);
  });

  it("has four features with icons, six benefits, six posts, the product's figures, and a note on results", () => {
    expect([$("main li:has(> svg) h3").length, $("main ol > li h3").length, $("main article").length]).toEqual([4, 6, 6]);
    expect(textsOf($, "main ol > li")[0]).toBe("Title 0Text 0Mixed evidence. Nobody knows.");
    expect(textsOf($, "main dl").at(-1)).toContain("a session7–30 minmoney-back guarantee60 days");
    expect($("main").text()).toContain("Results may vary. 60-day guarantee.");
  });

  it("maps the works on the methods that it names, below its own words", () => {
    const props = home.props as HomePageProps;
    const page = { ...props.page, evidence: { heading: "What studies found", intro: "All of them." } };
    const mapped = renderHtml(<HomePage {...props} page={page} map={toMethodMap(topics, works, ["beats"])} />);
    expect(attributesOf(mapped, "section[aria-labelledby=evidence] a:not([rel])", "href")).toEqual([
      "/evidence/",
      "/evidence/beats/",
      `/evidence/beats/#${reference.id}`,
    ]);
    expect(mapped("figure:has(#beats) figcaption").text()).toContain("Right of the line people did better");
    expect($("section[aria-labelledby=evidence]")).toHaveLength(0);
  });

  it("shows its picture, if it has one", () => {
    const shown: PictureFigureData = { type: "picture", id: "hills", imageAlt: "Hills", caption: "Computed.", image: picture };
    const figure = renderHtml(<HomePage {...(home.props as HomePageProps)} picture={shown} />)("figure:has(picture)").first();
    expect([figure.find("img").attr("alt"), figure.text()]).toEqual(["Hills", "Computed."]);
  });

  it("labels sample testimonials, and gives them the heading of real ones only when all are real", () => {
    const quotations = (samples: readonly string[]) => {
      const testimonials = ["Alex", "Casey"].map((name) => ({ name, text: "T", sample: samples.includes(name) }));
      const page = { ...(home.props as HomePageProps).page, testimonials: { heading: "What buyers say" } };
      return textsOf(
        renderHtml(<HomePage {...(home.props as HomePageProps)} page={page} testimonials={testimonials} />),
        "section:has(blockquote) > h2",
      );
    };
    expect(quotations([])).toEqual(["What buyers say"]);
    expect(quotations(["Alex"])).not.toEqual(["What buyers say"]);
    expect(textsOf($, "figcaption")).toEqual(["Alex Sample", "Blair Sample", "Casey "]);
    expect(renderHtml(<HomePage {...(home.props as HomePageProps)} testimonials={[]} />)("figcaption")).toHaveLength(0);
  });
});

describe("the review page", () => {
  const $ = renderHtml(review());

  it("shows the rating with count and source, the day of its check, and the figures of the offer", () => {
    expect($("section[aria-labelledby=verdict]").text()).toBe(
      "VerdictFair, with reasons.B Last checked November 22, 2026, by The editors.",
    );
    expect(textsOf($, "dl > div")).toEqual([
      "FocusMixed evidence",
      "Disclosure 5 of 10 facts",
      "Buyers’ rating4.8 out of 5 from 2,847 reviews, as the seller's page reports",
    ]);
  });

  it("lists and counts what the seller says and what nobody confirmed, the price as the one or the other", () => {
    const columns = (page: typeof $) =>
      page("#legit ~ div > div")
        .toArray()
        .map((column) =>
          page(column)
            .find("h3, li")
            .toArray()
            .map((part) => page(part).text()),
        );
    expect(columns($)).toEqual([
      [
        "The seller says: 5 of 10",
        "Guarantee 60 days, money back",
        "Delivery Instant digital download",
        "A session 7–30 minutes",
        "Advised each day 15–30 minutes",
        "Promise Results in 7 minutes, says its sales page",
      ],
      [
        "We couldn’t confirm: 5 of 10",
        "Price See the checkout: we couldn’t confirm it",
        ...[0, 1, 2, 3].map((i) => `Fact ${i} Answer ${i}`),
      ],
    ]);
    const marks = (page: typeof $) =>
      ["currentColor", "none"].map((fill) => page(`dl path[fill="${fill}"]`).last().attr("d")?.match(/z/g)?.length);
    expect(marks($)).toEqual([5, 5]);
    const priced = renderHtml(review({ price: { amount: "$39", day: "2026-11-20", source: "the checkout" } }));
    expect(columns(priced)[0]?.at(-1)).toBe("Price $39, on November 20, 2026 (the checkout)");
    expect(marks(priced)).toEqual([6, 4]);
  });

  it("lists steps to the checkout and to a refund, counts its days, and has the words to ask for it", () => {
    expect(textsOf($, "ol:has(b) > li")).toEqual(["Day 0 you pay", "Day 50 write", "Day 60 it ends"]);
    expect($("h3:contains('Your refund slip') + p").text()).toBe("Please refund it.");
    expect($("section[aria-labelledby=checkout] a[rel~=sponsored]").text()).toMatch(/^To the checkout/);
  });

  it("maps the works on the methods that it names, and has no map without one", () => {
    const mapped = renderHtml(review({}, toMethodMap(topics, works, ["beats"])));
    expect(attributesOf(mapped, "#map ~ figure svg a", "href")).toEqual([`/evidence/beats/#${reference.id}`]);
    expect(attributesOf(mapped, "#map ~ p a", "href")).toEqual(["/evidence/"]);
    expect(toMethodMap(topics, works, undefined)).toBeUndefined();
    expect($("#map")).toHaveLength(0);
  });

  it("says once how it earns, above the header, and has lists whose marks screen readers skip", () => {
    expect($(`p:contains("${site.disclosure}")`)).toHaveLength(1);
    expect(accessibleName($, "section[aria-labelledby=pros] li:first-child")).toBe("pro 1");
  });
});

describe("lists of articles", () => {
  it("a page of all articles links to its neighbours, the categories, the archive and the feed", () => {
    const $ = renderHtml(list());
    expect(attributesOf($, 'nav[aria-label="Pagination"] a[rel]', "href")).toEqual(["/blog/", "/blog/page/3/"]);
    expect($('nav[aria-label="Browse by category"] a')).toHaveLength(2);
    expect($('main :is(a[href="/blog/all/"], a[href="/feed.xml"])')).toHaveLength(2);
    expect($("main a:contains('Back')")).toHaveLength(0);
    expect(attributesOf($, "main article img", "loading")).toEqual(["eager", "lazy"]);
  });

  it("a category's page marks the category as current, on no card, and has its own pager; an empty one says so", () => {
    const $ = renderHtml(list({ category, pageNumber: 1 }));
    expect(textsOf($, 'nav[aria-label="Browse by category"] [aria-current="true"]')).toEqual(["Memory Improvement"]);
    expect($(`main article a[href="${category.path}"]`)).toHaveLength(0);
    // Two layers of navigation before the cards: the breadcrumb and the categories.
    expect($("main header").children().not("h1, p")).toHaveLength(2);
    expect($('nav[aria-label="Pagination"] a[rel="next"]').attr("href")).toBe("/blog/category/memory-improvement/page/2/");
    const empty = renderHtml(list({ category, posts: [], pageNumber: 1, pageCount: 1 }));
    expect(textsOf(empty, "main p")).toContain("No posts found in this category yet.");
    expect(empty("main a:contains('Back')").attr("href")).toBe("/blog/");
    expect(empty('main article, nav[aria-label="Pagination"]')).toHaveLength(0);
  });

  it("a card's picture leads to the seller and says so; its title leads to the article", () => {
    const $ = renderHtml(list({ posts: [{ ...card, statusLabel: "Draft" }] }));
    const paid = $("main article a[target]");
    expect(accessibleName($, paid)).toBe("Try The Program (paid link, opens in a new tab)");
    expect(linksOf($, "main article a:not([target])")).toEqual([
      ["Memory Improvement", category.path],
      [card.title, card.path],
    ]);
    expect($("main article > strong").text()).toBe("Not published: Draft");
    expect($("main article").text()).toContain("July 24, 2025 · 5 min read");
  });

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

it("the FAQ has closed items of one name, so that one is open at a time, and buttons only in answers with a link", () => {
  const $ = renderHtml(faq);
  expect($('main details[name="faq"]:not([open]) > summary:first-child h3')).toHaveLength(2);
  expect(linksOf($, "#g-1 p a")).toEqual([["Read the review", "/review/"]]);
  expect($("main details a[target]")).toHaveLength(0);
  expect($("main section a[rel~=sponsored]").text()).toMatch(/^Try The Program Now/);
  expect(attributesOf($, 'nav[aria-label="Contents"] a', "href")).toEqual(["#g", "#h"]);
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

it("the 404 page says what happened, leads home, lists the newest articles, and marks no link as current", () => {
  const $ = renderHtml(<NotFoundPage site={site} newest={[title("/blog/a/")]} />);
  for (const part of ["404", "Page Not Found", "Sorry, the page you are looking for could not be found."])
    expect($("main").text()).toContain(part);
  expect($('main a[href="/"]').text()).toBe("Go back to Homepage");
  expect($('main li a[href="/blog/a/"]').text()).toBe("Title of /blog/a/");
  expect($("[aria-current]")).toHaveLength(0);
});
