import fs from "node:fs";
import path from "node:path";
import { directives } from "../../src/markdown/directives";
import { HOME_POSTS, POSTS_PER_PAGE, RELATED_POSTS } from "../../src/site/limits";
import { formatDay } from "../../src/site/dates";
import { formatCount } from "../../src/site/format-count";
import { labels } from "../../src/site/evidence-labels";
import { formatEffect } from "../../src/content-model/figures/format-chart";
import { escapeRegExp } from "../../src/site/escape-reg-exp";
import { findFiles } from "../../src/lint/content-tree";
import { spareDays } from "../../src/content-model/offer";
import { newestFirst } from "../../src/site/pages/site-pages";
import { routes } from "../../src/site/routes";
import { allOf, basis, categories, dist, oneOf, posts, product, references, site, tree } from "../site-under-test";
import { articles, attributesOf, checkPages, files, lists, load, pageAt, pages, read, textOf, textsOf, type Page } from "./site";

const paid = "a[rel~=sponsored]";
const readArticle = "main article :is(h2, h3) > a";
const mainText = ({ $ }: Page) => textOf($("main").text());
const pathsOf = (list: readonly { readonly path: string }[]) => list.map(({ path: at }) => at);

const home = oneOf("home");
const review = oneOf("review");
const testimonials = oneOf("testimonials").items;
const faq = oneOf("faq");
const questions = faq.groups.flatMap(({ entries }) => entries);

const samples = testimonials.filter(({ sample }) => sample).length;

/** What a page must hold: how many elements of a selector, or which text. */
const expected: Readonly<Record<string, readonly (readonly [selector: string, count: number] | string)[]>> = {
  [routes.home]: [
    [`main div:has(> h1) ${paid}`, 1],
    [`main div:has(> h1) a[href="${routes.review}"]`, 1],
    ["main li:has(> svg + h3)", home.features.items.filter(({ icon }) => icon).length],
    ["main section:not([aria-labelledby=reading-paths]) ol > li", home.benefits.items.length],
    ["main blockquote", testimonials.length],
    ["main figcaption > small:contains('Sample')", samples],
    // The heading of real ones.
    [`main h2:contains('${home.testimonials.heading}')`, testimonials.length > 0 && samples === 0 ? 1 : 0],
    ["main details[name=home-faq]", home.faq.entries.length],
    [`main ul:has(> li > article) + p > a[href="${routes.blog}"]`, 1],
    [`main section:last-of-type ${paid}`, 1],
    ...[...home.features.items, ...home.benefits.items].map(({ title }) => title),
    ...testimonials.map(({ text }) => text),
    home.hero.lead,
    home.closing.note,
  ],
  [routes.review]: [
    ["main section[aria-labelledby=benefits] ul > li > h3", review.benefits.length],
    ["#pros ~ * li, #pros ~ li", review.pros.length],
    ["#cons ~ * li, #cons ~ li", review.cons.length],
    ...["legit", "checkout", "offers", "benefits", "suits", "skip"].map((id) => [`main h2#${id}`, 1] as const),
    ["main h2#refund, main a[href^='mailto:?subject=']", review.refund ? 2 : 0],
    ...[review.cost, review.maker].flatMap((text) => text ?? []),
    review.verdict,
    basis,
    ...(product.rating
      ? [
          `${product.rating} out of ${product.bestRating} from ${product.reviewCount?.toLocaleString("en-US")} ${product.reviewCount === 1 ? "review" : "reviews"}, ${product.ratingSource}`,
        ]
      : []),
    ...(product.guaranteeDays
      ? [formatCount(product.guaranteeDays, "day", "days"), `Day ${product.guaranteeDays - spareDays(product.guaranteeDays)} write`]
      : []),
    ...[product.sessionMinutes, product.dailyMinutes].flatMap((minutes) =>
      minutes ? [minutes.from === minutes.to ? formatCount(minutes.to, "minute", "minutes") : `${minutes.from}–${minutes.to} minutes`] : [],
    ),
    ...(product.price ? [product.price.amount] : []),
    // What was bought, measured and tried.
    ...Object.entries({ bought: "purchase", recording: "recording", trial: "trial" } as const).map(
      ([id, type]) => [`main h2#${id}`, Math.min(1, allOf(type).length)] as const,
    ),
    ...allOf("purchase").flatMap(({ total, receiptName, delivered, offered = [] }) => [
      ...[total, receiptName],
      ...[...delivered, ...offered].map(({ name }) => name),
    ]),
    ...allOf("recording").map(({ title }) => title),
    ...allOf("trial").map(({ question }) => question),
  ],
  [routes.faq]: [
    ["main details[name=faq]", questions.length],
    ["main details[open]", faq.openQuestion ? 1 : 0],
    [`main details[open] > #${faq.openQuestion ?? "none"}`, faq.openQuestion ? 1 : 0],
    ...questions.flatMap(({ question, answer }) => [question, answer.text, answer.linkText ?? ""]),
  ],
  [routes.notFound]: [
    ["h1:contains('Page Not Found')", 1],
    ["main a[href='/']:contains('Go back to Homepage')", 1],
    "404",
    "Sorry, the page you are looking for could not be found.",
  ],
  ...Object.fromEntries(
    allOf("legal").map(({ slug, lastUpdated }) => [
      routes.legal(slug),
      [[`main time[datetime='${lastUpdated}']`, 1], `Last updated ${formatDay(lastUpdated)}`],
    ]),
  ),
};

test.each(Object.entries(expected))("%s has what is specified and what its content says", (at, parts) => {
  const page = pageAt(at);
  const text = mainText(page);
  const wrong = parts.filter((part) => (typeof part === "string" ? !text.includes(textOf(part)) : page.$(part[0]).length !== part[1]));
  expect(wrong.map(String)).toEqual([]);
});

test("home shows the newest articles, the 404 page leads to some, and answers lead where their content says", () => {
  const newest = pathsOf(posts).slice(0, HOME_POSTS);
  expect(attributesOf(pageAt(routes.home).$, readArticle, "href")).toEqual(newest);
  const suggested = attributesOf(pageAt(routes.notFound).$, 'main li a[href^="/blog/"]', "href");
  expect(suggested.filter((at) => pathsOf(posts).includes(at)).length).toBeGreaterThan(0);
  const answers = questions.flatMap(({ answer }) => answer.linkTo ?? []);
  expect(attributesOf(pageAt(routes.faq).$, "main details[name] a", "href").filter((href) => answers.includes(href))).toEqual(answers);
});

test("home and the blog list the reading paths, and each article of one names the next", () => {
  const paths = allOf("paths")
    .flatMap(({ items }) => items)
    .map(({ title, articles: steps }) => ({
      title,
      steps: steps.flatMap(({ slug, why }) => {
        const post = posts.find((one) => one.slug === slug || one.redirectFrom?.includes(routes.post(slug)));
        return post ? [{ path: post.path, title: post.title, why }] : [];
      }),
    }));
  const shown = [routes.home, routes.blog].map((at) => attributesOf(pageAt(at).$, "#reading-paths ~ div li > a", "href"));
  const listed = paths.flatMap(({ steps }) => pathsOf(steps));
  expect(shown).toEqual([listed, listed]);
  for (const { title, steps } of paths)
    for (const [index, { path: at }] of steps.entries()) {
      const next = steps[index + 1];
      const place = `Part ${index + 1} of ${steps.length} of the path ${title}. `;
      expect(mainText(pageAt(at))).toContain(place + (next ? textOf(`Next: ${next.title}. ${next.why}`) : "You’ve read the last one."));
    }
});

test("the page of corrections lists every change of an article, the last one first", () => {
  if (allOf("corrections").length === 0) return;
  const changed = [...posts]
    .sort(newestFirst)
    .flatMap(({ path: at, changes = [] }) => changes.map(({ day, what }) => ({ at, day, what })))
    .sort((a, b) => b.day.localeCompare(a.day))
    .map(({ at, day, what }) => [at, day, textOf(what)]);
  const { $ } = pageAt(routes.corrections);
  const rows = $("#changes ~ dl > div")
    .toArray()
    .map((row) => [$(row).find("a").attr("href"), $(row).find("time").attr("datetime"), textOf($(row).find("p").text())]);
  expect(rows).toEqual(changed);
  // The article says it, too.
  expect(changed.filter(([at = "", , what = ""]) => !textOf(pageAt(at).$("main article header").text()).includes(what))).toEqual([]);
});

test("a page that ends with an offer has its button in the main text; claims have typographic apostrophes", () => {
  const evidence = pages.filter(({ path: at }) => at.startsWith(routes.evidence));
  const without = [...lists, pageAt(routes.faq), ...evidence].filter(({ $ }) => $("main section > div > div > h3").length !== 1);
  expect(pathsOf(without)).toEqual([]);
  expect(
    pageAt(routes.evidence)
      .$("main")
      .text()
      .match(/\p{L}'\p{L}/gu),
  ).toBeNull();
});

test("the evidence has every claim and every work with its label, its day or its effects, and what is not known", () => {
  const missing = (page: Page, id: string, parts: readonly (string | undefined)[]) => {
    const text = textOf(page.$(`[id="${id}"]`).text());
    return parts.filter((part) => part !== undefined && !text.includes(textOf(part))).map((part) => `${id}: ${part}`);
  };
  const labelOf = ({ evidence }: { readonly evidence?: keyof typeof labels | undefined }) => evidence && labels[evidence].text;
  const claims = allOf("claim").flatMap((one) =>
    missing(pageAt(routes.evidence), `claim-${one.id}`, [one.claim, one.unknown, labelOf(one), formatDay(one.checked)]),
  );
  const works = references.flatMap((one) =>
    missing(pageAt(routes.evidenceOf(one.method)), one.id, [
      ...[one.finding, one.caveat, labelOf(one)],
      ...(one.effects ?? []).flatMap((effect) => [formatEffect(effect), effect.outcome, effect.comparison]),
    ]),
  );
  expect([...claims, ...works]).toEqual([]);
});

test("the archive has the titles of all articles by category, without empty categories", () => {
  const filled = categories.map(({ slug }) => posts.filter(({ categorySlug }) => categorySlug === slug)).filter(({ length }) => length > 0);
  const shown = pageAt(routes.archive).$("main section:has(> h2) ul");
  const { $ } = pageAt(routes.archive);
  expect(shown.toArray().map((list) => attributesOf(load($.html(list)), "a", "href"))).toEqual(filled.map(pathsOf));
});

describe("lists", () => {
  test("show all articles, newest first, each once; those of a category are its own; one without articles says so", () => {
    const numberOf = ({ path: at }: Page) => Number(/page\/(\d+)/.exec(at)?.[1] ?? 1);
    const wanted = new Map([
      [routes.blog, posts],
      ...categories.map(({ slug }) => [routes.category(slug), posts.filter(({ categorySlug }) => categorySlug === slug)] as const),
    ]);
    for (const [folder, own] of wanted) {
      const shown = lists.filter(({ path: at }) => at.replace(/page\/\d+\/$/, "") === folder).sort((a, b) => numberOf(a) - numberOf(b));
      const hrefs = shown.map(({ $ }) => attributesOf($, readArticle, "href"));
      expect([folder, hrefs.flat()]).toEqual([folder, pathsOf(own)]);
      expect(hrefs.slice(0, -1).filter((page) => page.length !== POSTS_PER_PAGE)).toEqual([]);
      if (own.length === 0) expect(mainText(pageAt(folder))).toContain("No posts found in this category yet.");
    }
  });

  const tilesOf = ({ $ }: Page) =>
    $('nav[aria-label="Browse by category"] a')
      .toArray()
      .map((tile) => `${$(tile).attr("href")} ${$(tile).attr("data-palette")}`);
  checkPages(lists, {
    "link a category back to the blog": ({ $, path: at }) => !at.includes("/category/") || $('main header a[href="/blog/"]').length > 0,
    "give each card a date, a picture that leads to the seller, and a title that leads to the article": ({ $ }) =>
      $("main article")
        .toArray()
        .map((element) => $(element))
        .every(
          (card) =>
            /^\d{4}-\d{2}-\d{2}$/.test(card.find("time").attr("datetime") ?? "") &&
            card.find(`${paid} :is(img, svg)`).length === 1 &&
            card.find("h3 > a[href^='/blog/']").length === 1,
        ),
    "give each card a cover of its own: its drawing, inline in the first and a file in the others": ({ $ }) => {
      const covers = $(`main article ${paid} > span:first-child`).toArray();
      const drawings = covers.map((cover) => $(cover).find("img").attr("src") ?? $(cover).find("svg").html());
      // The first card may have a picture of its own.
      const isFirstDrawn = $("main article").first().find(`${paid} > span:first-child`).length > 0;
      const isDrawn = drawings.every((drawing, index) =>
        index === 0 && isFirstDrawn ? drawing?.startsWith("<") : /^\/static\/covers\/[0-9a-f]{20}\.svg$/.test(drawing ?? ""),
      );
      return isDrawn && new Set(drawings).size === covers.length;
    },
    "link to every category in the order of the content, each in its color": (page) =>
      tilesOf(page).slice(-categories.length).join() ===
      categories.map(({ slug, palette }) => `${routes.category(slug)} ${palette}`).join(),
  });
});

describe("articles", () => {
  const postOf = ({ path: at }: Page) => posts.find((post) => post.path === at);

  test("are all published, and not too many have the same related articles", () => {
    expect(pathsOf(articles).sort()).toEqual(pathsOf(posts).sort());
    const triples = articles.map(({ $ }) => attributesOf($, ":has(> #related) h3 a", "href").sort().join());
    const most = Math.max(...triples.map((triple) => triples.filter((other) => other === triple).length));
    expect(most).toBeLessThanOrEqual(Math.max(4, articles.length / 10));
  });

  checkPages(articles, {
    "have a back link, category, date, reading time, and a picture linked to the seller": (page) => {
      const { $ } = page;
      const category = `a[href="${routes.category(postOf(page)?.categorySlug ?? "")}"]`;
      return (
        $(`main article ${category}:contains("Back to")`).length === 1 &&
        $(`main header ${category}`).length === 1 &&
        $("main header time").attr("datetime") === postOf(page)?.date &&
        /\d+ min read/.test($("main header").text()) &&
        $(`main ${paid} :is(img[fetchpriority="high"], svg)`).length === 1
      );
    },
    "begin with title, answer in short and cover, before the contents and the text": (page) => {
      const { $ } = page;
      const all = $("main *").toArray();
      const inShort = postOf(page)?.inShort ? ["p:contains('In short:')"] : [];
      const parts = ["h1", ...inShort, `${paid}:has(> span svg, > img, > picture)`, 'nav[aria-label="Contents"]', "section"];
      const places = parts.map((part) => all.indexOf($(`main ${part}`).get(0) as (typeof all)[number]));
      return places.every((place, index) => place > (places[index - 1] ?? -1));
    },
    "have sections with headings, all in the table of contents": ({ $ }) => {
      const sections = attributesOf($, "main article section > h2[id]", "id");
      const entries = attributesOf($, 'nav[aria-label="Contents"] a', "href");
      // Opening a question does not close the contents.
      const isApart = $('nav[aria-label="Contents"] details[name]').length === 0;
      return isApart && sections.length > 0 && sections.every((id) => entries.includes(`#${id}`));
    },
    "have a first and a closing button with the labels of their content, blinking where it says so": (page) => {
      const { $, html } = page;
      const buttons = $(`main article section, main article p`).parent().find(paid).toArray();
      const labels = buttons.map((element) => textOf($(element).clone().children(":not(no-break)").remove().end().text()));
      const { closingButton, body = "" } = postOf(page) ?? {};
      const isBlinking = closingButton?.blinking === true || /^::cta\{.*\bblinking\b/m.test(body);
      return (
        (!body.includes("::cta{") || labels.includes(textOf(site.firstButtonLabel))) &&
        labels.includes(textOf(closingButton?.label ?? site.headerLabel)) &&
        /animation:\w+ 1\.4s/.test(html) === isBlinking
      );
    },
    "end with questions, links to review and FAQ, references, and related articles": (page) => {
      const { $ } = page;
      return (
        $('main article details[name="post-faq"]').length === postOf(page)?.faq.length &&
        $('main article a[href="/review/"]').length > 0 &&
        $('main article a[href="/faq/"]').length > 0 &&
        $("#references").length === Math.min(1, $('sup a[href^="#ref-"]').length) &&
        $("#related").parent().find("li").length === Math.min(RELATED_POSTS, posts.length - 1)
      );
    },
    "fold their references under their number": ({ $ }) => {
      const { length } = $("#references ~ details > ol > li");
      const summary = $("#references ~ details:not([open]) > summary").text();
      return summary === (length === 0 ? "" : length === 1 ? "1 source" : `${length} sources`);
    },
    "number their citations in the order of the references": ({ $ }) => {
      const order = attributesOf($, "#references ~ details > ol > li", "id");
      return $('sup a[href^="#ref-"]')
        .toArray()
        .every((element) => `#${order[Number(/\d+/.exec($(element).text())?.[0]) - 1]}` === element.attribs["href"]);
    },
    "show one evidence label for a work in the text and, in words, in the Markdown export": ({ $, path: at }) =>
      textsOf($, ".claim a > span").filter((label) => !read(`${at.slice(1, -1)}.md`).includes(`(${label.replace(": ", "")})`)),
  });
});

test("directives have been replaced in every published text", () => {
  const published = files.filter((file) => /\.(?:md|xml|json|txt|html)$/.test(file));
  const syntax = directives.map(({ name, kind }) => `${kind === "leaf" ? "::" : ":"}${name}\\s*\\{`);
  const pattern = new RegExp([...syntax, ...directives.map(({ element }) => element)].join("|"));
  expect(published.length).toBeGreaterThan(articles.length);
  expect(published.filter((file) => pattern.test(read(file)))).toEqual([]);
});

describe("pictures in texts", () => {
  const figure = "main figure:has(> picture)";

  checkPages(
    pages.filter(({ $ }) => $(figure).length > 0),
    {
      "are SVG or have two modern formats, in several widths if they are wide, have a size and an alternative text, and are loaded late": ({
        $,
      }) =>
        $(figure)
          .toArray()
          .every((element) => {
            const { src = "", alt = "", width, height, loading } = $(element).find("img").attr() ?? {};
            const isModern = ["avif", "webp"].every((type) =>
              /,| (?:\d{1,3}|10[0-3]\d)w$/.test($(element).find(`source[type="image/${type}"]`).attr("srcset") ?? ""),
            );
            return (src.endsWith(".svg") || isModern) && alt !== "" && Number(width) > 0 && Number(height) > 0 && loading === "lazy";
          }),
      "take at most 60 kB each on a phone with three pixels a point": ({ $ }) =>
        $(figure)
          .toArray()
          .map((element) => {
            const srcset = $(element).find("source[type='image/avif']").attr("srcset") ?? "";
            return /(\S+) 1040w/.exec(srcset)?.[1] ?? $(element).find("img").attr("src") ?? "";
          })
          .filter((file) => fs.statSync(path.join(dist, decodeURIComponent(file))).size > 60_000),
    },
  );
});

describe("charts", () => {
  const charts = allOf("chart");
  const isOn = ({ html }: Page, { id }: (typeof charts)[number]) => html.includes(`<figure id="chart-${id}"`);

  test("are on every page whose text places them, and in the feed", () => {
    const others = (["review", "soundsPage", "compare"] as const).flatMap((type) =>
      findFiles(tree, type).map(({ body }) => ({ path: routes[type], body })),
    );
    const wanted = [...posts, ...others].flatMap(({ path: at, body }) =>
      charts.filter(({ id }) => body.includes(`::chart{id=${id}}`)).map((chart) => ({ at, chart })),
    );
    expect(wanted.filter(({ at, chart }) => !isOn(pageAt(at), chart))).toEqual([]);
    const feed = read("feed.xml");
    for (const chart of charts.filter(({ title }) => feed.includes(title)))
      for (const { label } of chart.rows)
        expect(feed).toMatch(new RegExp(`<td>${escapeRegExp(label).replace(/&/g, "&(?:amp|#x26);")}</td>`));
  });

  checkPages(
    pages.filter((page) => charts.some((chart) => isOn(page, chart))),
    {
      "have a title, a drawing with a name, a caption with a source, and their numbers as a table, also in the Markdown export": (page) => {
        const { $, path: at } = page;
        const exported = articles.includes(page) ? read(`${at.slice(1, -1)}.md`) : undefined;
        return charts
          .filter((chart) => isOn(page, chart))
          .filter((chart) => {
            const figure = $(`#chart-${chart.id}`);
            const drawing = figure.find('[role="img"]');
            const caption = figure.find("figcaption");
            const rows = figure.find("tbody tr").toArray();
            const cellsOf = (row: (typeof rows)[number]) =>
              $(row)
                .children()
                .toArray()
                .map((cell) => $(cell).text());
            return !(
              textOf($(`[id="${figure.attr("aria-labelledby") ?? ""}"]`).text()) === chart.title &&
              drawing.length === 1 &&
              drawing.find("svg").length > 0 &&
              (drawing.attr("aria-label") ?? "") !== "" &&
              /\S.* Source: \S/.test(textOf(caption.text())) &&
              figure.find("details:not([open]) > summary + table").length === 1 &&
              chart.rows.every(({ effect }) => textsOf($, `#chart-${chart.id} td`).some((cell) => hasEstimate(cell, effect))) &&
              (exported === undefined || rows.every((row) => exported.includes(`| ${cellsOf(row).join(" | ")} |`)))
            );
          })
          .map(({ id }) => id);
      },
    },
  );
});

/** Whether a text begins with the number that a chart's row names as `reference/effect`, perhaps rounded to two decimals. */
function hasEstimate(text: string, effect: string): boolean {
  const [work = "", id] = effect.split("/");
  const estimate = references.find((reference) => reference.id === work)?.effects?.find((candidate) => candidate.id === id)?.estimate;
  const shown = /^−?[\d.,]+/.exec(text)?.[0].replace("−", "-").replaceAll(",", "");
  return Math.abs(Number(shown) - Number(estimate)) <= 0.005;
}
