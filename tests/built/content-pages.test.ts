import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { directives } from "../../src/markdown/directives";
import { HOME_POSTS, POSTS_PER_PAGE } from "../../src/site/limits";
import { articleTable } from "../content/articles";
import {
  articles,
  attributesOf,
  checkPages,
  content,
  dist,
  files,
  lists,
  pageAt,
  pages,
  read,
  site,
  textOf,
  textsOf,
  type Page,
} from "./site";

const affiliate = `a[href="${site.affiliateLink}"]`;
const readArticle = "main article :is(h2, h3) > a";
const urlOf = ({ slug }: { readonly slug: string }) => `/blog/${slug}/`;
const mainText = ({ $ }: Page) => textOf($("main").text());

/** What a page must hold: how many elements of a selector, or which text. */
const expected: Readonly<Record<string, readonly (readonly [selector: string, count: number] | RegExp)[]>> = {
  "/": [
    ["main div:has(> h1) a[rel~=sponsored]", 1],
    ['main div:has(> h1) a[href="/review/"]', 1],
    ["main :is(ul, ol):has(> li:nth-child(4):last-child) > li:has(svg):has(h3)", 4],
    ["main ol > li", 6],
    ["main blockquote", 3],
    ["main h2:contains('What buyers say')", 1],
    ["main figcaption > small:contains('Sample')", 3],
    ["main details", 3],
    ['main ul:has(> li > article) + p > a[href="/blog/"]', 1],
    [`main section:last-of-type ${affiliate}`, 1],
    /7 minutes/,
    /results may vary.*60-day money-back guarantee|60-day money-back guarantee.*results may vary/i,
  ],
  "/review/": [
    ...[
      "What is The Genius Wave?",
      "Strengths",
      "Drawbacks",
      "Is The Genius Wave legit?",
      "What happens after you click",
      "How do I get my money back?",
      "How the technology works",
      "Does it work?",
      "How it compares",
      "What does it cost?",
      "Who made it?",
      "Who should skip it",
    ].map((heading) => [`main h2:contains('${heading}')`, 1] as const),
    ["main section[aria-labelledby=offers] ul > li > h3", 4],
    /couldn’t confirm it/,
    /4\.8 out of 5 from 2,847 reviews, as the seller’s page reports/,
    /7–30 minutes/,
    /15–30 minutes/,
    /Results in 7 minutes/,
    /Instant digital download/,
    /60 days/,
  ],
  "/faq/": [["main details[name=faq]", 27], ["main details[open]", 0], /epilepsy/, /doctor/, /pa?ediatrician/],
  "/404/": [
    ["h1:contains('Page Not Found')", 1],
    ["main a[href='/']:contains('Go back to Homepage')", 1],
    /404/,
    /Sorry, the page you are looking for could not be found\./,
  ],
  "/privacy-policy/": [["main time[datetime='2025-08-25']", 1], /Last updated August 25, 2025/],
  "/terms-of-service/": [["main time[datetime='2025-08-25']", 1], /Last updated August 25, 2025/, /30 days.? notice/i],
  "/disclaimer/": [["main time[datetime='2025-08-25']", 1], /Last updated August 25, 2025/],
};

test.each(Object.entries(expected))("%s has what is specified", (at, parts) => {
  const page = pageAt(at);
  const wrong = parts.filter((part) => (part instanceof RegExp ? !part.test(mainText(page)) : page.$(part[0]).length !== part[1]));
  expect(wrong.map(String)).toEqual([]);
});

test("home shows the newest articles; review, FAQ and the 404 page have at least the links and lists that they need", () => {
  expect(attributesOf(pageAt("/").$, readArticle, "href")).toEqual(articleTable.slice(0, HOME_POSTS).map(urlOf));
  const review = pageAt("/review/").$;
  for (const id of ["pros", "cons"]) expect(review(`#${id}`).parent().find("li").length).toBeGreaterThanOrEqual(2);
  expect(review(`main ${affiliate}`).length).toBeGreaterThanOrEqual(3);
  const answers = attributesOf(pageAt("/faq/").$, "main details[name] a", "href");
  expect(answers.length).toBeGreaterThanOrEqual(8);
  expect(answers.filter((href) => !/^\/(?:review|blog\/[a-z0-9-]+)\/$/.test(href))).toEqual([]);
  expect(pageAt("/404/").$('main li a[href^="/blog/"]').length).toBeGreaterThanOrEqual(5);
});

test("a page that ends with an offer has its button in the main text; claims have typographic apostrophes", () => {
  const without = [...lists.map(({ path: at }) => at), "/faq/", "/evidence/", "/evidence/binaural-beats/"].filter(
    (at) => pageAt(at).$("main section > div > div > h3").length !== 1,
  );
  expect(without).toEqual([]);
  expect(
    pageAt("/evidence/")
      .$("main")
      .text()
      .match(/\p{L}'\p{L}/gu),
  ).toBeNull();
});

describe("lists", () => {
  test("show nine articles per page, newest first, each once; those of a category are its own", () => {
    const numberOf = ({ path: at }: Page) => Number(/page\/(\d+)/.exec(at)?.[1] ?? 1);
    const folders = ["/blog/", ...new Set(articleTable.map(({ categorySlug }) => `/blog/category/${categorySlug}/`))];
    expect(folders).toHaveLength(6);
    for (const folder of folders) {
      const own = lists.filter(({ path: at }) => at.replace(/page\/\d+\/$/, "") === folder).sort((a, b) => numberOf(a) - numberOf(b));
      const shown = own.map(({ $ }) => attributesOf($, readArticle, "href"));
      const wanted = articleTable.filter(({ categorySlug }) => folder === "/blog/" || folder.includes(`/${categorySlug}/`));
      expect(shown.flat()).toEqual(wanted.map(urlOf));
      expect(shown.slice(0, -1).filter((page) => page.length !== POSTS_PER_PAGE)).toEqual([]);
    }
  });

  const tilesOf = ({ $ }: Page) =>
    $('nav[aria-label="Browse by category"] a')
      .toArray()
      .map((tile) => `${$(tile).attr("href")} ${$(tile).attr("data-band")}`);
  const tiles = tilesOf(pageAt("/blog/"));

  checkPages(lists, {
    "link a category back to the blog": ({ $, path: at }) => !at.includes("/category/") || $('main header a[href="/blog/"]').length > 0,
    "give each card a date, a picture that leads to the seller, and a title that leads to the article": ({ $ }) =>
      $("main article")
        .toArray()
        .map((element) => $(element))
        .every(
          (card) =>
            /^\d{4}-\d{2}-\d{2}$/.test(card.find("time").attr("datetime") ?? "") &&
            card.find(`${affiliate} :is(img, svg)`).length === 1 &&
            card.find("h3 > a[href^='/blog/']").length === 1,
        ),
    "give each card a cover of its own: its drawing, inline in the first and a file in the others, and its words": ({ $ }) => {
      const covers = $("main article a[rel~=sponsored] > span:first-child").toArray();
      const drawings = covers.map((cover) => $(cover).find("img").attr("src") ?? $(cover).find("svg").html());
      const words = covers.map((cover) => $(cover).find("b").text());
      const isDrawn = drawings.every((drawing, index) =>
        index === 0 ? drawing?.startsWith("<") : /^\/static\/covers\/[0-9a-f]{20}\.svg$/.test(drawing ?? ""),
      );
      return isDrawn && [drawings, words].every((list) => new Set(list).size === $("main article").length);
    },
    "link to every category in one order, each in its colour": (page) =>
      new Set(tiles.map((tile) => tile.split(" ")[1])).size === 5 && tilesOf(page).join() === tiles.join(),
    "have a pager whose disabled step is not a link": ({ $, path: at }) => {
      const steps = $('nav[aria-label="Pagination"]').children();
      const number = /page\/(\d+)\//.exec(at)?.[1] ?? "1";
      return (
        $('nav[aria-label="Pagination"] a[aria-current="page"]').text() === number &&
        steps.first().text() === "Previous" &&
        steps.first().is(number === "1" ? 'span[aria-disabled="true"]' : "a[href]") &&
        steps.last().text() === "Next"
      );
    },
  });
});

describe("articles", () => {
  const entryOf = ({ path: at }: Page) => articleTable.find((entry) => urlOf(entry) === at);

  test("are all published, and not too many have the same related articles", () => {
    expect(articles.map(({ path: at }) => at).sort()).toEqual(articleTable.map(urlOf).sort());
    const triples = articles.map(({ $ }) => attributesOf($, ":has(> #related) h3 a", "href").sort().join());
    expect(Math.max(...triples.map((triple) => triples.filter((other) => other === triple).length))).toBeLessThanOrEqual(3);
  });

  checkPages(articles, {
    "have a back link, category, date, reading time, and a picture linked to the seller": (page) => {
      const { $ } = page;
      const category = `a[href="/blog/category/${entryOf(page)?.categorySlug}/"]`;
      return (
        $(`main article ${category}:contains("Back to")`).length === 1 &&
        $(`main header ${category}`).length === 1 &&
        $("main header time").attr("datetime") === entryOf(page)?.date &&
        /\d+ min read/.test($("main header").text()) &&
        $(`main ${affiliate} :is(img[fetchpriority="high"], svg)`).length === 1
      );
    },
    "begin with title, answer in short and cover, before the contents and the text": ({ $ }) => {
      const all = $("main *").toArray();
      const parts = ["h1", "p:contains('In short:')", `${affiliate}:has(> span svg)`, 'nav[aria-label="Contents"]', "section"];
      const places = parts.map((part) => all.indexOf($(`main ${part}`).get(0) as (typeof all)[number]));
      return places.every((place, index) => place > (places[index - 1] ?? -1));
    },
    "have sections labelled by their headings, all in the table of contents": ({ $ }) => {
      const sections = attributesOf($, "main article section[aria-labelledby] > h2[id]", "id");
      const entries = attributesOf($, 'nav[aria-label="Contents"] a', "href");
      return sections.length >= 4 && sections.every((id) => entries.includes(`#${id}`));
    },
    "have buttons with the specified label, blinking where specified": (page) => {
      const { $, html } = page;
      const buttons = $("main article section, main article p").parent().find(affiliate).toArray();
      const labels = buttons.map((element) => textOf($(element).clone().children(":not(no-break)").remove().end().text()));
      return (
        labels.includes("Try The Genius Wave Now – Unlock Your Brainpower") && /animation:\w+ 1\.4s/.test(html) === entryOf(page)?.blinking
      );
    },
    "end with two questions, links to review and FAQ, references, and three related articles": ({ $ }) =>
      $('main article details[name="post-faq"]').length === 2 &&
      $('main article a[href="/review/"]').length > 0 &&
      $('main article a[href="/faq/"]').length > 0 &&
      $("#references").parent().find("ol > li").length >= 2 &&
      $("#related").parent().find("li").length === 3,
    "number their citations in the order of the references": ({ $ }) => {
      const order = attributesOf($, "#references ~ details > ol > li", "id");
      return $('sup a[href^="#ref-"]')
        .toArray()
        .every((element) => `#${order[Number(/\d+/.exec($(element).text())?.[0]) - 1]}` === element.attribs["href"]);
    },
  });
});

describe("directives", () => {
  test("have been replaced in every published text", () => {
    const published = files.filter((file) => /\.(?:md|xml|json|txt|html)$/.test(file));
    const syntax = directives.map(({ name, kind }) => `${kind === "leaf" ? "::" : ":"}${name}\\s*\\{`);
    const pattern = new RegExp([...syntax, ...directives.map(({ element }) => element)].join("|"));
    expect(published.length).toBeGreaterThan(100);
    expect(published.filter((file) => pattern.test(read(file)))).toEqual([]);
  });

  test("show one evidence label for a work in the text, in the references and, in words, in the Markdown export", () => {
    const { $, path: at } = pageAt("/blog/binaural-beats-for-deep-focus/");
    const labels = textsOf($, ".claim");
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(read(`${at.slice(1, -1)}.md`)).toContain(`(${label})`);
    const claim = textOf($("p:contains('In a study of 80 students a gamma beat') .claim").text());
    expect(textOf($("#ref-melnichuk-2025").text())).toContain(claim);
  });
});

describe("pictures in texts", () => {
  const figure = "main figure:has(> picture)";
  const withPictures = pages.filter(({ $ }) => $(figure).length > 0);

  test("are in two of five articles, in the review and in the listening lab", () => {
    const shown = withPictures.map(({ path: at }) => at);
    expect(shown).toEqual(expect.arrayContaining(["/listen/", "/review/"]));
    expect(articles.filter(({ path: at }) => shown.includes(at)).length).toBeGreaterThanOrEqual(24);
  });

  checkPages(withPictures, {
    "are SVG or have two modern formats in several widths, have a size and an alternative text, and are loaded late": ({ $ }) =>
      $(figure)
        .toArray()
        .every((element) => {
          const { src = "", alt = "", width, height, loading } = $(element).find("img").attr() ?? {};
          const isModern = ["avif", "webp"].every((type) => /,/.test($(element).find(`source[type="image/${type}"]`).attr("srcset") ?? ""));
          return (src.endsWith(".svg") || isModern) && alt.length >= 30 && Number(width) > 0 && Number(height) > 0 && loading === "lazy";
        }),
    "take at most 60 kB each on a phone with three pixels a point": ({ $ }) =>
      $(figure)
        .toArray()
        .map((element) => {
          const srcset = $(element).find("source[type='image/avif']").attr("srcset") ?? "";
          return /(\S+) 1040w/.exec(srcset)?.[1] ?? $(element).find("img").attr("src") ?? "";
        })
        .filter((file) => fs.statSync(path.join(dist, decodeURI(file))).size > 60_000),
  });
});

describe("charts", () => {
  interface ChartFile {
    readonly id: string;
    readonly title: string;
    /** Undefined for a drawing without numbers. */
    readonly rows?: readonly { readonly label: string; readonly effect: string }[];
  }
  const folder = path.join(content, "figures", "charts");
  const charts = fs.readdirSync(folder).map((file) => parse(fs.readFileSync(path.join(folder, file), "utf8")) as ChartFile);
  const withCharts = pages.filter(({ html }) => html.includes('<figure id="chart-'));

  test("are all on a page, in feeds too, and say which intervals they show", () => {
    const shown = new Map(
      withCharts.flatMap(({ $ }) =>
        $('figure[id^="chart-"]')
          .toArray()
          .map((figure) => [figure.attribs["id"], textOf($(figure).text())] as const),
      ),
    );
    expect(charts.length).toBeGreaterThanOrEqual(12);
    expect(charts.filter(({ id }) => !shown.has(`chart-${id}`))).toEqual([]);
    expect(pageAt("/review/").html).toContain('<figure id="chart-entrainment-studies"');
    expect(shown.get("chart-adhd-neurofeedback")).toMatch(/Lines are 95% intervals\..*95% interval/);
    expect(shown.get("chart-n-back-controls")).toMatch(/A hollow dot means that the interval is not given\..*not given/);
    const feed = read("feed.xml");
    for (const chart of charts.filter(({ title }) => feed.includes(title)))
      for (const { label } of chart.rows ?? [])
        expect(feed).toMatch(new RegExp(`<td>${label.replace(/[.*+?^()[\]]/g, "\\$&").replace(/&/g, "&(?:amp|#x26);")}</td>`));
  });

  checkPages(withCharts, {
    "have a title, a drawing with a name, a caption with a source, and their numbers as a table, also in the Markdown export": (page) => {
      const { $, path: at } = page;
      const exported = articles.includes(page) ? read(`${at.slice(1, -1)}.md`) : undefined;
      return $('figure[id^="chart-"]')
        .toArray()
        .filter((element) => {
          const figure = $(element);
          const chart = charts.find(({ id }) => `chart-${id}` === element.attribs["id"]);
          const drawing = figure.find('[role="img"]');
          const caption = figure.find("figcaption");
          const rows = figure.find("tbody tr").toArray();
          const cellsOf = (row: (typeof rows)[number]) =>
            $(row)
              .children()
              .toArray()
              .map((cell) => $(cell).text());
          return !(
            textOf($(`[id="${element.attribs["aria-labelledby"] ?? ""}"]`).text()) === chart?.title &&
            drawing.length === 1 &&
            drawing.find("svg").length > 0 &&
            (drawing.attr("aria-label") ?? "").length >= 40 &&
            /\S.* Source: \S/.test(textOf(caption.text())) &&
            figure.find("details:not([open]) > summary + table").length === 1 &&
            rows.length >= 2 &&
            (!chart.rows ||
              (caption.find('a[href^="https://doi.org/"]').length > 0 &&
                rows.length === chart.rows.length &&
                rows.every((row) => /\d/.test($(row).find("td").text())))) &&
            (exported === undefined || rows.every((row) => exported.includes(`| ${cellsOf(row).join(" | ")} |`)))
          );
        })
        .map((element) => element.attribs["id"] ?? "");
    },
  });
});
