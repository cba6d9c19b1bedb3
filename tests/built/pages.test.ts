import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { siteFiles, sitePaths } from "../../src/lint/site-urls";
import { hashSource } from "../../src/publish/ssr/page-policy";
import { factNames } from "../../src/content-model/types/compared-product";
import { decodePercent } from "../../src/site/decode-percent";
import { isPlaceholder } from "../../src/site/placeholders";
import { absoluteUrl, routes } from "../../src/site/routes";
import { allOf, author, categories, dist, posts, references, site, tree } from "../site-under-test";
import { articles, attributesOf, checkPages, errorsIn, files, hidden, indexed } from "./site";
import { notFound, pageAt, pages, textOf, textsOf, type Page } from "./site";

const paid = "a[rel~=sponsored]";
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Bytes of a first round trip and of a whole document, with brotli; BENCHMARKS.md has both. */
const FIRST_ROUND_TRIP = 14_600;
const DOCUMENT = 24_000;
const bytes = (html: string, quality = 11) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** Characters of HTML that fill a screen, with a margin. */
const FIRST_SCREEN = 4_000;
/** Bytes of a word of text with its markup: a long text may make a longer document. */
const BYTES_PER_WORD = 7;
// The best compression takes long, and most pages fit with less.
const fits = (html: string, limit: number) => bytes(html, 8) <= limit || bytes(html) <= limit;
/** All that Markdown files say. */
const texts = tree.files.map(({ body }) => body.replaceAll("&amp;", "&")).join("\n");

describe("every page", () => {
  checkPages(pages, {
    "has no heading, term or caption without words": ({ $ }) =>
      $("h1, h2, h3, h4, dt, dd, summary, caption, figcaption")
        .toArray()
        .filter((element) => $(element).text().trim() === "" && $(element).find("img, svg").length === 0)
        .map((element) => $.html(element)),
    "has no script, event handler, style attribute, frame or form": ({ $ }) => [
      ...$('script:not([type="application/ld+json"]), [style], iframe, object, embed, form, a[href^="javascript:" i], a[href^="data:" i]')
        .toArray()
        .map((element) => element.tagName),
      ...$("*")
        .toArray()
        .flatMap((element) => Object.keys($(element).attr() ?? {}).filter((name) => name.startsWith("on"))),
    ],
    "has a policy that allows its own files and, by hash, its own CSS, before everything it applies to": ({ $ }) => {
      const policy = $('head > meta[http-equiv="Content-Security-Policy"]');
      const hashes = $("style")
        .toArray()
        .map((style) => hashSource($(style).text()));
      const own = ["img-src", "font-src", ...($("audio").length > 0 ? ["media-src"] : []), "connect-src"].map((name) => `${name} 'self'`);
      return (
        policy.prevAll().not("meta[charset], meta[name=viewport]").length === 0 &&
        policy.attr("content") ===
          `default-src 'none'; style-src ${hashes.join(" ")}; ${own.join("; ")}; base-uri 'none'; form-action 'none'`
      );
    },
    "has its head, its CSS and its first screen in the first round trip, and is not larger than its text needs": ({ $, html }) => {
      const main = html.indexOf("<main");
      const second = html.indexOf("<h2", main);
      // A list may have no heading of its second level.
      const first = html.slice(0, second < 0 ? main + FIRST_SCREEN : second);
      const limit = Math.max(DOCUMENT, BYTES_PER_WORD * textOf($("main").text()).split(" ").length);
      return fits(html, limit) && fits(first, FIRST_ROUND_TRIP) ? [] : [`${bytes(html)} bytes, first ${bytes(first)}`];
    },
    "gives every picture an alt text and a size, and loads only the first eagerly": ({ $ }) =>
      $("img")
        .toArray()
        .every(
          ({ attribs }, index) =>
            ["alt", "width", "height"].every((name) => attribs[name] !== undefined) && (attribs["loading"] !== "eager" || index === 0),
        ),
    "has no animation that scrolling drives, which costs phones half of their work": ({ $ }) =>
      !/(?:view|scroll)-timeline|timeline-scope|animation-(?:timeline|range)/.test($("style").text()),
    "lets the keyboard reach what scrolls sideways": ({ $ }) => $('[role="region"]:not([tabindex="0"])').length === 0,
    "has files for its pictures, fonts and icons": ({ html }) => {
      const used = html
        .replaceAll("&#x27;", "'")
        .matchAll(/\(\/(?:static|fonts)\/[^"'\s),]+|["( ,]\/(?:(?:static|fonts)\/[^"\s,]+|[\w-]+\.(?:svg|png|xml))/g);
      return [...new Set(Array.from(used, ([file]) => decodePercent(file.slice(2))))].filter((file) => !files.includes(file));
    },
    "links only to the seller, to references and to where its content leads": ({ $ }) => {
      const known = [new URL(site.affiliateLink).host, "doi.org"];
      const facts = allOf("comparedProduct").flatMap((one) => factNames.map((name) => one[name]?.url));
      const own = new Set([...references.map(({ url }) => url), ...facts, ...allOf("author").flatMap(({ links }) => links)]);
      return attributesOf($, 'a[href^="http"]', "href").filter(
        (href) =>
          !known.includes(new URL(href).host) && !own.has(href) && !texts.includes(decodePercent(href).replace("https://www.", "www.")),
      );
    },
    "has the header's links and button, and marks the section it belongs to": ({ $, path: at }) => {
      const links = $('header nav[aria-label="Main"] > :first-child a');
      const section = at.startsWith("/blog/") ? "/blog/" : at;
      return (
        attributesOf($, 'header nav[aria-label="Main"] > :first-child a', "href").join() === "/,/review/,/blog/,/faq/" &&
        links.text() === "HomeReviewBlogFAQ" &&
        textsOf($, "#menu > ul:last-of-type a").slice(0, categories.length).join() === categories.map(({ label }) => label).join() &&
        textOf($(`header ${paid}`).first().text()).startsWith(`👉${site.headerLabel}`) &&
        attributesOf($, 'nav[aria-label="Main"] > :first-child a[aria-current]', "href").join() ===
          (["/", "/review/", "/blog/", "/faq/"].includes(section) ? section : "")
      );
    },
    "has the footer's columns, links and texts": ({ $ }) => {
      const footer = textOf($("footer").text());
      return (
        textsOf($, "footer strong").join() === "Quick Links,Legal,Affiliate Disclosure" &&
        attributesOf($, "footer li a", "href").join() ===
          ["/", "/review/", "/blog/", "/faq/", ...site.legalPages.map(routes.legal)].join() &&
        [site.tagline, site.footerDisclosure, site.copyright, site.contactEmail].every((text) => footer.includes(textOf(text))) &&
        (isPlaceholder(site.publisher.name) || footer.includes(`Published by ${site.publisher.name}`))
      );
    },
    "links to the feed, and an article to its Markdown export, which are published": (page) => {
      const expected = ["/feed.xml", ...(articles.includes(page) ? [page.path.replace(/\/$/, ".md")] : [])];
      const alternates = attributesOf(page.$, 'link[rel="alternate"]', "href").join();
      return alternates === expected.join() && expected.every((file) => files.includes(file.slice(1)));
    },
  });
});

test("the poster of the evidence has every study that points anywhere once, and below it every work is a link", () => {
  const { $ } = pageAt(routes.evidence);
  const pathsTo = (works: typeof references) => works.map(({ id, method }) => `/evidence/${method}/#${id}`).sort();
  const studies = references.filter(({ evidence }) => evidence && evidence !== "not-examined");
  expect(attributesOf($, "main figure [aria-hidden] a", "href").sort()).toEqual(pathsTo(studies));
  expect(attributesOf($, "#works ~ details a", "href").sort()).toEqual(pathsTo(references));
});

/** Property of a page's Open Graph data. */
const openGraph = ({ $ }: Page, name: string) => $(`meta[property="og:${name}"]`).attr("content") ?? "";
const imageOf = (page: Page) => openGraph(page, "image").replace(`${site.url}/`, "");

describe("every indexed page", () => {
  const titles = indexed.map(({ $ }) => $("head > title").text());
  const descriptions = indexed.map(({ $ }) => $('meta[name="description"]').attr("content") ?? "");

  test("has a title and a description of its own", () => {
    expect([duplicates(titles), duplicates(descriptions)]).toEqual([[], []]);
  });

  checkPages(indexed, {
    "has a title and a description that search engines do not cut, with the page number of a list": ({ $, path: at }) => {
      const title = $("head > title").text();
      const description = $('meta[name="description"]').attr("content") ?? "";
      const number = /\/page\/(\d+)\/$/.exec(at)?.[1];
      return [title !== "", title.length <= 70, description !== "", description.length <= 165].every(Boolean)
        ? number === undefined || title.includes(`, page ${number}`)
        : [`title of ${title.length}, description of ${description.length} characters`];
    },
    "is canonical and not kept out of search engines": ({ $, path: at }) =>
      $('link[rel="canonical"]').attr("href") === absoluteUrl(site.url, at) && $('meta[name="robots"]').length === 0,
    "has Open Graph data with an image, which X shows large": (page) => {
      const { $, path: at } = page;
      return (
        openGraph(page, "title") === $("head > title").text() &&
        openGraph(page, "description") === $('meta[name="description"]').attr("content") &&
        openGraph(page, "url") === absoluteUrl(site.url, at) &&
        files.includes(imageOf(page)) &&
        openGraph(page, "image:width") === "1200" &&
        openGraph(page, "image:height") === "630" &&
        $('meta[name="twitter:card"]').attr("content") === "summary_large_image"
      );
    },
  });

  test("has an image of its own, except for the pages of one list, those of the evidence, and for pages with the blog's", () => {
    const owners = new Map<string, string>();
    const shared = errorsIn(indexed, (page) => {
      // Pages without words for an image of their own have that of the blog, those of a method the poster.
      const isOfBlog = imageOf(page) === imageOf(pageAt(routes.blog)) && !articles.includes(page);
      const isOfEvidence = page.path.startsWith(routes.evidence);
      const post = site.openGraphImages === "category" ? posts.find(({ path: at }) => at === page.path) : undefined;
      const folder = post ? routes.category(post.categorySlug) : page.path.replace(/(?<=\/)(?:page\/\d+|all)\/$/, "");
      const list = isOfBlog ? routes.blog : isOfEvidence ? routes.evidence : folder;
      const owner = owners.get(imageOf(page)) ?? list;
      owners.set(imageOf(page), owner);
      return owner === list ? [] : [`has the image of ${owner}`];
    });
    expect(shared).toEqual([]);
  });

  test("has an image of 1200 × 630 pixels, at most 150 kB, named by its content", async () => {
    const errors = await Promise.all(
      [...new Set(indexed.map(imageOf))].map(async (image) => {
        const file = path.join(dist, image);
        const { width, height } = await sharp(file).metadata();
        const isSmall = fs.statSync(file).size <= 150_000;
        return width === 1200 && height === 630 && isSmall && /^static\/share\/[0-9a-f]{20}\.png$/.test(image) ? [] : [image];
      }),
    );
    expect(errors.flat()).toEqual([]);
  });
});

describe("every article", () => {
  checkPages(articles, {
    "has its dates, its author and its image's alt text in the head": (page) => {
      const meta = (name: string) => page.$(`meta[property="article:${name}"]`).attr("content");
      const days = attributesOf(page.$, "main header time", "datetime");
      const section = textsOf(page.$, 'nav[aria-label="Breadcrumb"] li').at(-1);
      return (
        meta("published_time") === days[0] &&
        meta("modified_time") === [...days].sort().at(-1) &&
        page.$('meta[name="author"]').attr("content") === author &&
        openGraph(page, "image:alt") === (site.openGraphImages === "category" ? `Blog: ${section}` : `${section}: ${page.$("h1").text()}`)
      );
    },
  });
});

describe("the 404 page, and a category without articles", () => {
  checkPages(hidden, {
    "is in no search engine": ({ $ }) =>
      $('meta[name="robots"]').attr("content") === "noindex" && $('link[rel="canonical"], script').length === 0,
  });

  test("the 404 page is published for every host, as a page and as a file, and has no image", () => {
    expect(notFound.map(({ path: at }) => at)).toEqual(["/404.html", "/404/"]);
    expect(notFound.map(imageOf)).toEqual(["", ""]);
  });
});

describe("dist/", () => {
  test("has the pages, feeds, exports and text files that the content lint knows", () => {
    const paths = pages.map(({ path: at }) => at).filter((at) => !at.startsWith("/404"));
    expect(paths.sort()).toEqual([...sitePaths(tree)].sort());
    const built = files.filter((file) => /feed\.xml$|\.(?:md|txt)$/.test(file)).map((file) => `/${file}`);
    expect(built).toEqual(siteFiles(tree).sort());
  });

  test("contains only files on the allow-list", () => {
    const allowed =
      /^(?:.+\.html|blog\/[\w-]+\.md|feed\.xml|llms\.txt|static\/.+\.(?:avif|webp|jpg|png|svg|flac)|fonts\/.+\.woff2|sitemap-(?:index|\d+)\.xml|robots\.txt|_headers|_redirects|speculation-rules\.json|[\w-]+\.(?:svg|png))$/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test("has two fonts that fit into one round trip each", () => {
    // Without headers: a new connection sends ten segments of 1,460 bytes before it waits (RFC 6928).
    const sizes = files.filter((file) => file.startsWith("fonts/")).map((file) => fs.statSync(path.join(dist, file)).size);
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14_000);
  });
});
