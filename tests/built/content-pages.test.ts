import { HOME_POSTS, POSTS_PER_PAGE } from "../../src/site/limits";
import { articles, attributesOf, errorsIn, failing, lists, pageAt, site, textOf, type Page } from "./site";
import { articleTable } from "../content/articles";

const affiliate = `a[href="${site.affiliateLink}"]`;
const readArticle = "main article :is(h2, h3) > a";

describe("home", () => {
  const { $ } = pageAt("/");

  test("has a headline, the program's promise, and two buttons", () => {
    expect($("h1").text()).not.toBe("");
    expect(textOf($("main").text())).toContain("7 minutes");
    const hero = $("h1").parent();
    expect(hero.find(affiliate).length).toBe(1);
    expect(hero.find('a[href="/review/"]').length).toBe(1);
  });

  test("has four feature cards with icons, six benefits, and three testimonials marked as samples", () => {
    const lists = $("main ul, main ol")
      .toArray()
      .map((element) => $(element).children("li"));
    expect(lists.filter((items) => items.find("svg").length === 4 && items.length === 4)).toHaveLength(1);
    expect($("main ol > li")).toHaveLength(6);
    expect($("main blockquote")).toHaveLength(3);
    expect($("main figcaption:contains('sample text')")).toHaveLength(3);
  });

  test("shows the six newest articles and three questions with a link to all", () => {
    expect(attributesOf($, readArticle, "href")).toEqual(articleTable.slice(0, HOME_POSTS).map(({ slug }) => `/blog/${slug}/`));
    expect($("main details")).toHaveLength(3);
    expect($('main a[href="/faq/"]').length).toBeGreaterThan(0);
    const cards = "main ul:has(> li > article)";
    expect($(`${cards} + p > a[href="/blog/"]`).text()).toBe("See all articles");
    expect($(`${cards} ~ a[href="/blog/all/"] img`)).toHaveLength(1);
  });

  test("ends with the note that results may vary, and the guarantee", () => {
    const closing = textOf($("main section").last().text());
    expect(closing).toMatch(/results may vary/i);
    expect(closing).toContain("60-day money-back guarantee");
    expect($("main section").last().find(affiliate)).toHaveLength(1);
  });
});

describe("review", () => {
  const { $ } = pageAt("/review/");
  const text = textOf($("main").text());

  test("shows the rating and its source", () => {
    expect(text).toContain("4.8 out of 5 from 2,847 reviews, as the seller’s page reports");
  });

  test("has every figure of the offer", () => {
    expect(text).toContain("7–30 minutes");
    expect(text).toContain("15–30 minutes");
    expect(text).toContain("Results in 7 minutes");
    expect(text).toContain("Instant digital download");
    expect(text).toMatch(/60 days/);
  });

  test("has the specified sections, pros and cons, and buttons", () => {
    const headings = $("main h2")
      .toArray()
      .map((element) => $(element).text());
    expect(headings).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^What it is/),
        "How the technology works",
        "What we liked",
        "What we did not",
        "Who should skip it",
      ]),
    );
    expect($("#pros").parent().find("li").length).toBeGreaterThanOrEqual(2);
    expect($("#cons").parent().find("li").length).toBeGreaterThanOrEqual(2);
    expect($(`main ${affiliate}`).length).toBeGreaterThanOrEqual(3);
  });
});

describe("FAQ", () => {
  const { $ } = pageAt("/faq/");

  test("has 27 questions, initially closed, of which one can be open", () => {
    expect(attributesOf($, "main details", "name")).toEqual(new Array(27).fill("faq"));
    expect($("main details[open]")).toHaveLength(0);
  });

  test("links to articles and the review, and has the medical cautions", () => {
    const targets = attributesOf($, "main details a", "href");
    expect(targets.length).toBeGreaterThanOrEqual(8);
    expect(targets.every((href) => /^\/(?:review|blog\/[a-z0-9-]+)\/$/.test(href))).toBe(true);
    const text = textOf($("main").text());
    expect(text).toMatch(/epilepsy/);
    expect(text).toMatch(/doctor/);
    expect(text).toMatch(/pa?ediatrician/);
  });
});

describe("lists", () => {
  test("show nine articles per page, newest first, each once", () => {
    const shown = lists
      .filter(({ path }) => !path.includes("/category/"))
      .sort((a, b) => Number(/\d+/.exec(a.path)?.[0] ?? 1) - Number(/\d+/.exec(b.path)?.[0] ?? 1))
      .map(({ $ }) => attributesOf($, readArticle, "href"));
    expect(shown.flat()).toEqual(articleTable.map(({ slug }) => `/blog/${slug}/`));
    expect(shown.slice(0, -1).every((page) => page.length === POSTS_PER_PAGE)).toBe(true);
  });

  test("show the articles of each category and a link back to the blog", () => {
    const categories = new Set(articleTable.map(({ categorySlug }) => categorySlug));
    expect(categories.size).toBe(5);
    for (const slug of categories) {
      const own = lists.filter(({ path }) => path.startsWith(`/blog/category/${slug}/`));
      const count = own.reduce((sum, { $ }) => sum + $("main article").length, 0);
      expect([slug, count]).toEqual([slug, articleTable.filter(({ categorySlug }) => categorySlug === slug).length]);
      expect(errorsIn(own, ({ $ }) => failing({ "link back": $('main header a[href="/blog/"]').length > 0 }))).toEqual([]);
    }
  });

  test("show each card a cover of its own: its drawing and its words", () => {
    expect(
      errorsIn(lists, ({ $ }) => {
        const covers = $("main article a[rel~=sponsored] > span:first-child").toArray();
        const drawings = covers.map((cover) => $(cover).find("img").attr("src") ?? $(cover).find("svg").html());
        const words = covers.map((cover) => $(cover).find("b").text());
        const cards = $("main article").length;
        return failing({ drawings: new Set(drawings).size === cards, words: new Set(words).size === cards });
      }),
    ).toEqual([]);
  });

  test("link to every category in one order, each with the motif of its covers", () => {
    const tilesOf = ({ $ }: Page) =>
      $('nav[aria-labelledby="categories"] a')
        .toArray()
        .map((tile) => `${$(tile).attr("href")} ${$(tile).find("svg").attr("data-motif")}`);
    const tiles = tilesOf(pageAt("/blog/"));
    expect(new Set(tiles.map((tile) => tile.split(" ")[1])).size).toBe(5);
    expect(errorsIn(lists, (page) => failing({ tiles: tilesOf(page).join() === tiles.join() }))).toEqual([]);
  });

  test("have a pager whose disabled step is not a link", () => {
    expect(
      errorsIn(lists, ({ $, path }) => {
        const pager = $('nav[aria-label="Pagination"]');
        const n = Number(/page\/(\d+)\//.exec(path)?.[1] ?? 1);
        const first = pager.children().first();
        return failing({
          current: pager.find('a[aria-current="page"]').text() === String(n),
          previous: first.text() === "Previous" && first.is(n === 1 ? 'span[aria-disabled="true"]' : "a[href]"),
          next: pager.children().last().text() === "Next",
        });
      }),
    ).toEqual([]);
  });

  test("show the date of each article, and link its picture to the seller", () => {
    expect(
      errorsIn(lists, ({ $ }) =>
        $("main article")
          .toArray()
          .map((element) => $(element))
          .flatMap((card) =>
            failing({
              date: /^\d{4}-\d{2}-\d{2}$/.test(card.find("time").attr("datetime") ?? ""),
              picture: card.find(`${affiliate} :is(img, svg)`).length === 1,
              "link of the title": card.find("h3 > a[href^='/blog/']").length === 1,
            }),
          ),
      ),
    ).toEqual([]);
  });
});

describe("articles", () => {
  test("are all published", () => {
    expect(articles.map(({ path }) => path).sort()).toEqual(articleTable.map(({ slug }) => `/blog/${slug}/`).sort());
  });

  test("have a back link, category, date, reading time, and a picture linked to the seller", () => {
    expect(
      errorsIn(articles, ({ $, path }) => {
        const entry = articleTable.find(({ slug }) => path === `/blog/${slug}/`);
        return failing({
          "back link": $(`main article a[href="/blog/category/${entry?.categorySlug}/"]:contains("Back to")`).length === 1,
          category: $(`main header a[href="/blog/category/${entry?.categorySlug}/"]`).length === 1,
          date: $("main header time").attr("datetime") === entry?.date,
          "reading time": /\d+ min read/.test($("main header").text()),
          picture: $(`main ${affiliate} :is(img[fetchpriority="high"], svg)`).length === 1,
        });
      }),
    ).toEqual([]);
  });

  test("begin with title, answer in short and cover, in this order, before the contents and the text", () => {
    const parts = ["h1", "p:contains('In short:')", `${affiliate}:has(> span svg)`, 'nav[aria-label="Contents"]', "section"];
    expect(
      errorsIn(articles, ({ $ }) => {
        const all = $("main *").toArray();
        const places = parts.map((part) => all.indexOf($(`main ${part}`).get(0) as (typeof all)[number]));
        return failing({ order: places.every((place, index) => place > (places[index - 1] ?? -1)) });
      }),
    ).toEqual([]);
  });

  test("have sections labelled by their headings, all in the table of contents", () => {
    expect(
      errorsIn(articles, ({ $ }) => {
        const sections = attributesOf($, "main article section[aria-labelledby] > h2[id]", "id");
        const entries = attributesOf($, 'nav[aria-label="Contents"] a', "href");
        return [...failing({ sections: sections.length >= 4 }), ...sections.filter((id) => !entries.includes(`#${id}`))];
      }),
    ).toEqual([]);
  });

  test("have buttons with the specified label, blinking where specified", () => {
    expect(
      errorsIn(articles, ({ $, path, html }) => {
        const body = $("main article section, main article p").parent().find(affiliate);
        const labels = body.toArray().map((element) => textOf($(element).clone().children().remove().end().text()));
        const blinking = articleTable.find(({ slug }) => path === `/blog/${slug}/`)?.blinking;
        return failing({
          label: labels.includes("Try The Genius Wave Now – Unlock Your Brainpower"),
          blinking: /animation:\w+ 1\.4s/.test(html) === blinking,
        });
      }),
    ).toEqual([]);
  });

  test("end with two questions, links to review and FAQ, references and three related articles", () => {
    expect(
      errorsIn(articles, ({ $ }) =>
        failing({
          questions: $('main article details[name="post-faq"]').length === 2,
          "link to the review": $('main article a[href="/review/"]').length > 0,
          "link to the FAQ": $('main article a[href="/faq/"]').length > 0,
          references: $("#references").parent().find("ol > li").length >= 2,
          related: $("#related").parent().find("li").length === 3,
        }),
      ),
    ).toEqual([]);
  });

  test("number their citations in the order of the references", () => {
    expect(
      errorsIn(articles, ({ $ }) => {
        const order = attributesOf($, "#references ~ ol > li", "id");
        return $('sup a[href^="#ref-"]')
          .toArray()
          .filter((element) => order[Number(/\d+/.exec($(element).text())?.[0]) - 1] !== (element.attribs["href"] ?? "").slice(1))
          .map((element) => $(element).text());
      }),
    ).toEqual([]);
  });

  test("have different related articles", () => {
    const triples = articles.map(({ $ }) => attributesOf($, ":has(> #related) h3 a", "href").sort().join());
    const most = Math.max(...[...new Set(triples)].map((triple) => triples.filter((other) => other === triple).length));
    expect(most).toBeLessThanOrEqual(3);
  });
});

describe("404 page", () => {
  test("has the specified text and helpful links", () => {
    const { $ } = pageAt("/404/");
    const text = textOf($("main").text());
    expect(text).toContain("404");
    expect($("h1").text()).toBe("Page Not Found");
    expect(text).toContain("Sorry, the page you are looking for could not be found.");
    expect($('main a[href="/"]').text()).toBe("Go back to Homepage");
    expect($('main li a[href^="/blog/"]').length).toBeGreaterThanOrEqual(5);
  });
});

describe("legal pages", () => {
  test("show the date of the last update, and the terms promise 30 days' notice", () => {
    for (const path of ["/privacy-policy/", "/terms-of-service/", "/disclaimer/"]) {
      const { $ } = pageAt(path);
      expect($("main time").attr("datetime")).toBe("2025-08-25");
      expect(textOf($("main").text())).toContain("Last updated August 25, 2025");
    }
    expect(textOf(pageAt("/terms-of-service/").$("main").text())).toMatch(/30 days.? notice/i);
  });
});
