import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { hashSource } from "../../src/publish/ssr/content-security-policy";
import { absoluteUrl } from "../../src/site/routes";
import { articles, dist, faultsOf, files, indexed, pages, site, textOf, type Page } from "./site";

const affiliate: `a${string}` = `a[href="${site.affiliateLink}"]`;

describe("every document", () => {
  test("has one h1 and headings that skip no level", () => {
    expect(
      faultsOf(pages, ({ $ }) => {
        const levels = $("h1,h2,h3,h4,h5,h6")
          .toArray()
          .map((heading) => Number(heading.tagName.slice(1)));
        const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        return [...($("h1").length === 1 ? [] : [`${$("h1").length} h1`]), ...skips.map((level) => `skips to h${level}`)];
      }),
    ).toEqual([]);
  });

  test("says its language and encoding, and fits the screen", () => {
    expect(
      faultsOf(pages, ({ $ }) =>
        ['html[lang="en"]', 'meta[charset="utf-8"]', 'meta[name="viewport"][content*="width=device-width"]'].filter(
          (selector) => $(selector).length !== 1,
        ),
      ),
    ).toEqual([]);
  });

  test("carries no script, no event handler and no style attribute", () => {
    expect(
      faultsOf(pages, ({ $ }) => [
        ...$('script:not([type="application/ld+json"])')
          .toArray()
          .map(() => "script"),
        ...$("[style]")
          .toArray()
          .map((element) => `style on ${element.tagName}`),
        ...$("*")
          .toArray()
          .flatMap((element) => Object.keys($(element).attr() ?? {}).filter((name) => name.startsWith("on"))),
        ...$('a[href^="javascript:" i], a[href^="data:" i], iframe, object, embed, form')
          .toArray()
          .map((element) => element.tagName),
      ]),
    ).toEqual([]);
  });

  test("has a policy that allows its own CSS by hash and nothing from elsewhere", () => {
    expect(
      faultsOf(pages, ({ $ }) => {
        const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
        const styles = $("style")
          .toArray()
          .map((element) => $(element).text());
        return [
          ...(policy.startsWith("default-src 'none'") ? [] : ["default-src"]),
          ...(policy.includes("unsafe") ? ["unsafe"] : []),
          ...styles.filter((css) => !policy.includes(hashSource(css))).map(() => "style without its hash"),
        ];
      }),
    ).toEqual([]);
  });

  test("fits the first round trip: at most 14,600 bytes in brotli", () => {
    const size = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    expect(faultsOf(pages, ({ html }) => (size(html) > 14_600 ? [`${size(html)} bytes`] : []))).toEqual([]);
  });

  test("gives every picture an alt text, a width and a height", () => {
    expect(
      faultsOf(pages, ({ $ }) =>
        $("img")
          .toArray()
          .flatMap((element) =>
            ["alt", "width", "height"].filter((name) => element.attribs[name] === undefined).map((name) => `img without ${name}`),
          ),
      ),
    ).toEqual([]);
  });

  test("loads only its first picture eagerly", () => {
    expect(
      faultsOf(pages, ({ $ }) =>
        $("img")
          .toArray()
          .flatMap((element, index) => (element.attribs["loading"] === "eager" && index > 0 ? [`picture ${index + 1} is eager`] : [])),
      ),
    ).toEqual([]);
  });

  test("has no id twice", () => {
    expect(
      faultsOf(pages, ({ $ }) => {
        const ids = $("[id]")
          .toArray()
          .map((element) => element.attribs["id"] ?? "");
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      }),
    ).toEqual([]);
  });
});

describe("head", () => {
  test("has a title and a description of its own on every page, of a sensible length", () => {
    const seen = new Map<string, string>();
    expect(
      faultsOf(indexed, ({ $, path }) => {
        const title = $("title").text();
        const description = $('meta[name="description"]').attr("content") ?? "";
        const faults = [title, description].filter((text) => seen.has(text)).map((text) => `'${text}' also on ${seen.get(text)}`);
        seen.set(title, path).set(description, path);
        if (title.length < 30 || title.length > 70) faults.push(`title of ${title.length} characters`);
        if (description.length < 70 || description.length > 165) faults.push(`description of ${description.length} characters`);
        return faults;
      }),
    ).toEqual([]);
  });

  test("names the page's own address as canonical", () => {
    expect(
      faultsOf(indexed, ({ $, path }) => ($('link[rel="canonical"]').attr("href") === absoluteUrl(site.url, path) ? [] : ["canonical"])),
    ).toEqual([]);
  });

  test("keeps the 404 page out of search engines", () => {
    const notFound = pages.filter(({ path }) => path.startsWith("/404"));
    expect(notFound).toHaveLength(2);
    expect(
      faultsOf(notFound, ({ $ }) =>
        $('meta[name="robots"]').attr("content") === "noindex" && $('link[rel="canonical"]').length === 0 ? [] : ["indexable"],
      ),
    ).toEqual([]);
    expect(faultsOf(indexed, ({ $ }) => ($('meta[name="robots"]').length === 0 ? [] : ["robots"]))).toEqual([]);
  });

  test("has Open Graph and a Twitter card with a picture that is published", () => {
    expect(
      faultsOf(indexed, ({ $, path }) => {
        const og = (name: string) => $(`meta[property="og:${name}"]`).attr("content");
        const image = og("image")?.replace(site.url, "").replace(/^\//, "") ?? "";
        return [
          ...(og("title") === $("title").text() ? [] : ["og:title"]),
          ...(og("description") === $('meta[name="description"]').attr("content") ? [] : ["og:description"]),
          ...(og("url") === absoluteUrl(site.url, path) ? [] : ["og:url"]),
          ...(files.includes(image) && og("image:width") === "1200" && og("image:height") === "630" ? [] : ["og:image"]),
          ...($('meta[name="twitter:card"]').attr("content") === "summary_large_image" ? [] : ["twitter:card"]),
          ...["title", "description", "image", "image:alt"].filter(
            (name) => $(`meta[name="twitter:${name}"]`).attr("content") !== og(name),
          ),
        ];
      }),
    ).toEqual([]);
  });
});

describe("what a page is to be had as", () => {
  const alternates = ({ $ }: Page) =>
    $('link[rel="alternate"]')
      .toArray()
      .map((element) => element.attribs["href"] ?? "");

  test("is named in the head and published: the site's feeds everywhere, a category's on its lists, an article's copy", () => {
    expect(
      faultsOf(pages, (page) => {
        const category = /^\/blog\/category\/[^/]+\//.exec(page.path)?.[0];
        const wanted = [
          "/feed.xml",
          "/feed.json",
          ...(category ? [`${category}feed.xml`, `${category}feed.json`] : []),
          ...(articles.includes(page) ? [page.path.replace(/\/$/, ".md")] : []),
        ];
        return [
          ...(alternates(page).join() === wanted.join() ? [] : [`names ${alternates(page).join()}`]),
          ...wanted.filter((file) => !files.includes(file.slice(1))).map((file) => `${file} is not published`),
        ];
      }),
    ).toEqual([]);
  });

  test("says of paged lists in the title which page they are", () => {
    const paged = indexed.filter(({ path: at }) => /\/page\/\d+\/$/.test(at));
    expect(paged.length).toBeGreaterThan(5);
    expect(
      faultsOf(paged, ({ $, path: at }) =>
        $("title")
          .text()
          .includes(`, page ${/(\d+)\/$/.exec(at)?.[1]}`)
          ? []
          : ["title"],
      ),
    ).toEqual([]);
  });

  test("has a colour for the browser in both schemes", () => {
    expect(faultsOf(pages, ({ $ }) => ($('meta[name="theme-color"][media]').length === 2 ? [] : ["theme-color"]))).toEqual([]);
  });

  test("tells of articles when they were published and changed, and by whom", () => {
    expect(
      faultsOf(articles, ({ $ }) => {
        const day = $("main header time").first().attr("datetime");
        return [
          ...($('meta[property="article:published_time"]').attr("content") === day ? [] : ["published_time"]),
          ...($('meta[property="article:modified_time"]').attr("content") === $("main header time").last().attr("datetime")
            ? []
            : ["modified_time"]),
          ...($('meta[name="author"]').attr("content") === site.author ? [] : ["author"]),
        ];
      }),
    ).toEqual([]);
  });
});

describe("sharing pictures", () => {
  const pictureOf = ({ $ }: Page) => ($('meta[property="og:image"]').attr("content") ?? "").replace(`${site.url}/`, "");
  const pictures = [...new Set(indexed.map(pictureOf))];

  test("are 1200 × 630, at most 60 kB, and named by their content", async () => {
    const faults = await Promise.all(
      pictures.map(async (picture) => {
        const file = path.join(dist, picture);
        const { width, height } = await sharp(file).metadata();
        const { size } = fs.statSync(file);
        return width === 1200 && height === 630 && size <= 60_000 && /^static\/share\/[0-9a-f]{20}\.png$/.test(picture)
          ? []
          : [`${picture}: ${width} × ${height}, ${size} bytes`];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test("are told in words, beginning with an article's category and title", () => {
    expect(
      faultsOf(articles, ({ $ }) => {
        const section = $('meta[property="article:section"]').attr("content");
        return $('meta[property="og:image:alt"]').attr("content") === `${section}: ${$("h1").text()}` ? [] : ["og:image:alt"];
      }),
    ).toEqual([]);
  });

  test("are shared by the pages of one list and by no other two pages", () => {
    const owners = new Map<string, string>();
    expect(
      faultsOf(indexed, (page) => {
        // The list of all articles has one picture, in both its forms.
        const list = page.path.replace(/(?:page\/\d+|all)\/$/, "");
        const owner = owners.get(pictureOf(page)) ?? list;
        owners.set(pictureOf(page), owner);
        return owner === list ? [] : [`has the picture of ${owner}`];
      }),
    ).toEqual([]);
  });

  test("are left out by the 404 page alone", () => {
    expect(pages.filter((page) => pictureOf(page) === "").map(({ path: at }) => at)).toEqual(["/404.html", "/404/"]);
  });
});

describe("paid links", () => {
  test("lead to the one address, in a new tab, with their relations, and say that they are paid", () => {
    expect(
      faultsOf(pages, ({ $ }) =>
        $(affiliate)
          .toArray()
          .flatMap((element) => [
            ...($(element).attr("target") === "_blank" ? [] : ["target"]),
            ...($(element).attr("rel") === "sponsored nofollow noopener noreferrer" ? [] : ["rel"]),
            ...(/paid link/i.test($(element).text()) ? [] : ["not told as paid"]),
          ]),
      ),
    ).toEqual([]);
  });

  test("stand on every page, after the disclosure, which is never hidden", () => {
    expect(
      faultsOf(pages, ({ $, html }) => {
        const line = $(`p:contains("${site.disclosure}")`);
        return [
          ...($(affiliate).length > 0 ? [] : ["no paid link"]),
          ...(line.length > 0 && line.closest("[hidden], [aria-hidden], details").length === 0 ? [] : ["no disclosure"]),
          ...(html.indexOf(site.disclosure) < html.indexOf(site.affiliateLink) ? [] : ["a paid link stands before the disclosure"]),
        ];
      }),
    ).toEqual([]);
  });

  test("are the only links to other sites besides references and those for sharing", () => {
    const others = new Set(
      pages.flatMap(({ $ }) =>
        $('a[href^="http"]')
          .toArray()
          .map((element) => new URL(element.attribs["href"] ?? "").host),
      ),
    );
    const sharing = ["wa.me", "www.facebook.com", "www.linkedin.com", "x.com"];
    expect([...others].sort()).toEqual([new URL(site.affiliateLink).host, "doi.org", ...sharing].sort());
  });
});

describe("header and footer", () => {
  test("hold the links and texts of the specification on every page", () => {
    expect(
      faultsOf(pages, ({ $ }) => {
        const main = $('header nav[aria-label="Main"] li a')
          .toArray()
          .map((element) => `${$(element).text()} ${element.attribs["href"]}`);
        const columns = $("footer h2")
          .toArray()
          .map((element) => $(element).text());
        const links = $("footer li a")
          .toArray()
          .map((element) => `${$(element).text()} ${element.attribs["href"]}`);
        return [
          ...(main.join() === "Home /,Review /review/,Blog /blog/,FAQ /faq/" ? [] : [`navigation: ${main.join()}`]),
          ...($(`header ${affiliate}`).first().text().startsWith("👉 Try The Genius Wave Now") ? [] : ["header button"]),
          ...(columns.join() === "Quick Links,Legal,Affiliate Disclosure" ? [] : [`columns: ${columns.join()}`]),
          ...(links.join() ===
          "Home /,Product Review /review/,Blog /blog/,FAQ /faq/,Privacy Policy /privacy-policy/,Terms of Service /terms-of-service/,Disclaimer /disclaimer/"
            ? []
            : [`footer: ${links.join()}`]),
          ...(/2025.*All rights reserved/.test($("footer").text()) ? [] : ["copyright"]),
          ...(/contains affiliate links.*commission.*Disclaimer/.test(textOf($("footer").text())) ? [] : ["disclosure"]),
          ...(/science-backed cognitive enhancement solutions/i.test($("footer").text()) ? [] : ["tagline"]),
        ];
      }),
    ).toEqual([]);
  });

  test("mark the current route, Blog for articles and lists", () => {
    const expected = (path: string) =>
      path.startsWith("/blog/") ? "/blog/" : ["/", "/review/", "/faq/"].includes(path) ? path : undefined;
    expect(
      faultsOf(pages, ({ $, path }) => {
        const marked = $('nav[aria-label="Main"] a[aria-current="page"]')
          .toArray()
          .map((element) => element.attribs["href"]);
        return marked.join() === (expected(path) ?? "") ? [] : [`marks ${marked.join()}`];
      }),
    ).toEqual([]);
  });
});

describe("dist/", () => {
  test("holds only what a visitor or the host needs", () => {
    const allowed =
      /^(?:.+\.html|blog\/[\w-]+\.md|(?:blog\/category\/[\w-]+\/)?feed\.(?:xml|json)|llms\.txt|static\/.+\.(?:avif|webp|jpg|png|svg)|fonts\/.+\.woff2|sitemap-(?:index|\d+)\.xml|robots\.txt|_headers|_redirects|speculation-rules\.json|[\w-]+\.(?:svg|png))$/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test("holds no style guide, and no page that leads to one", () => {
    expect(files.filter((file) => /styleguide/i.test(file))).toEqual([]);
    expect(pages.filter(({ html }) => /styleguide/i.test(html)).map(({ path }) => path)).toEqual([]);
  });

  test("holds every picture, font and icon that a page names", () => {
    expect(
      faultsOf(pages, ({ html }) =>
        [
          ...new Set(
            Array.from(html.matchAll(/["( ,](\/(?:static|fonts)\/[^"'\s),]+|\/[\w-]+\.(?:svg|png|xml))/g), (match) =>
              (match[1] ?? "").slice(1),
            ),
          ),
        ].filter((file) => !files.includes(file)),
      ),
    ).toEqual([]);
  });
});
