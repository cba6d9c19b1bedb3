import { brotliCompressSync, constants } from "node:zlib";
import { hashSource } from "../../src/publish/ssr/page-styles";
import { articles, attributesOf, errorsIn, failing, files, pages, site, textOf, type Page } from "./site";

const affiliate: `a${string}` = `a[href="${site.affiliateLink}"]`;

describe("every page", () => {
  test("has one h1 and skips no heading level", () => {
    expect(
      errorsIn(pages, ({ $ }) => {
        const levels = $("h1,h2,h3,h4,h5,h6")
          .toArray()
          .map((heading) => Number(heading.tagName.slice(1)));
        const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        return [...($("h1").length === 1 ? [] : [`${$("h1").length} h1`]), ...skips.map((level) => `skips to h${level}`)];
      }),
    ).toEqual([]);
  });

  test("declares language, encoding and viewport", () => {
    expect(
      errorsIn(pages, ({ $ }) =>
        ['html[lang="en"]', 'meta[charset="utf-8"]', 'meta[name="viewport"][content*="width=device-width"]'].filter(
          (selector) => $(selector).length !== 1,
        ),
      ),
    ).toEqual([]);
  });

  test("has no script, event handler or style attribute", () => {
    expect(
      errorsIn(pages, ({ $ }) => [
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

  test("has a content security policy that allows only its own CSS, by hash", () => {
    expect(
      errorsIn(pages, ({ $ }) => {
        const policy = $('meta[http-equiv="Content-Security-Policy"]').attr("content") ?? "";
        const styles = $("style")
          .toArray()
          .map((element) => $(element).text());
        return failing({
          "default-src": policy.startsWith("default-src 'none'"),
          "no unsafe source": !policy.includes("unsafe"),
          "hash of every style": styles.every((css) => policy.includes(hashSource(css))),
        });
      }),
    ).toEqual([]);
  });

  test("fits into the first round trip, 14,600 bytes with brotli; of the review and of long articles, the first screen does", () => {
    const sizeWith = (quality: number, html: string) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    // The best compression takes long, and most pages fit with less.
    const fits = (html: string, limit: number) => sizeWith(8, html) <= limit || sizeWith(11, html) <= limit;
    const words = ({ $ }: Page) => textOf($("main section").text()).split(" ").length;
    const isLong = (page: Page) => page.path === "/review/" || (articles.includes(page) && words(page) > 1_300);
    expect(
      errorsIn(pages, (page) => {
        if (!isLong(page)) return fits(page.html, 14_600) ? [] : [`${sizeWith(11, page.html)} bytes`];
        const first = page.html.slice(0, page.html.indexOf("<h2"));
        if (fits(page.html, 24_000) && fits(first, 14_600)) return [];
        return [`${sizeWith(11, page.html)} bytes, ${sizeWith(11, first)} of them before the first section`];
      }),
    ).toEqual([]);
  });

  test("gives every picture an alt text, a width and a height", () => {
    expect(
      errorsIn(pages, ({ $ }) =>
        $("img")
          .toArray()
          .flatMap((element) =>
            ["alt", "width", "height"].filter((name) => element.attribs[name] === undefined).map((name) => `img without ${name}`),
          ),
      ),
    ).toEqual([]);
  });

  test("loads at most its first picture eagerly", () => {
    expect(
      errorsIn(pages, ({ $ }) =>
        $("img")
          .toArray()
          .flatMap((element, index) => (element.attribs["loading"] === "eager" && index > 0 ? [`picture ${index + 1} is eager`] : [])),
      ),
    ).toEqual([]);
  });

  test("has unique ids", () => {
    expect(
      errorsIn(pages, ({ $ }) => {
        const ids = attributesOf($, "[id]", "id");
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      }),
    ).toEqual([]);
  });
});

describe("paid links", () => {
  test("open in a new tab, have the required rel values and say that they are paid", () => {
    expect(
      errorsIn(pages, ({ $ }) =>
        $(affiliate)
          .toArray()
          .flatMap((element) =>
            failing({
              target: $(element).attr("target") === "_blank",
              rel: $(element).attr("rel") === "sponsored nofollow noopener noreferrer",
              "marked as paid": /paid link/i.test($(element).text()),
            }),
          ),
      ),
    ).toEqual([]);
  });

  test("are on every page, after the disclosure, which is never hidden", () => {
    expect(
      errorsIn(pages, ({ $, html }) => {
        const line = $(`p:contains("${site.disclosure}")`);
        return failing({
          "paid link": $(affiliate).length > 0,
          disclosure: line.length > 0 && line.closest("[hidden], [aria-hidden], details").length === 0,
          "disclosure before the first paid link": html.indexOf(site.disclosure) < html.indexOf(site.affiliateLink),
        });
      }),
    ).toEqual([]);
  });

  test("are the only external links besides references and share links", () => {
    const others = new Set(pages.flatMap(({ $ }) => attributesOf($, 'a[href^="http"]', "href").map((href) => new URL(href).host)));
    const shareHosts = ["wa.me", "www.facebook.com", "www.linkedin.com", "x.com"];
    expect([...others].sort()).toEqual([new URL(site.affiliateLink).host, "doi.org", ...shareHosts].sort());
  });
});

describe("header and footer", () => {
  const footerLinks =
    "Home /,Product Review /review/,Blog /blog/,FAQ /faq/,Privacy Policy /privacy-policy/,Terms of Service /terms-of-service/,Disclaimer /disclaimer/";

  test("have the specified links and texts on every page", () => {
    expect(
      errorsIn(pages, ({ $ }) => {
        const textAndLink = (selector: string) =>
          $(selector)
            .toArray()
            .map((element) => [$(element).text(), $(element).attr("href")].join(" ").trim())
            .join();
        const footer = textOf($("footer").text());
        return failing({
          navigation: textAndLink('header nav[aria-label="Main"] li a') === "Home /,Review /review/,Blog /blog/,FAQ /faq/",
          "header button": $(`header ${affiliate}`).first().text().startsWith("👉Try The Genius Wave Now"),
          columns: textAndLink("footer strong") === "Quick Links,Legal,Affiliate Disclosure",
          "footer links": textAndLink("footer li a") === footerLinks,
          copyright: /2025.*All rights reserved/.test(footer),
          disclosure: /contains affiliate links.*commission.*Disclaimer/.test(footer),
          tagline: /science-backed cognitive enhancement solutions/i.test(footer),
        });
      }),
    ).toEqual([]);
  });

  test("mark the current section; articles and lists belong to Blog", () => {
    const expected = (path: string) =>
      path.startsWith("/blog/") ? "/blog/" : ["/", "/review/", "/faq/"].includes(path) ? path : undefined;
    expect(
      errorsIn(pages, ({ $, path }) => {
        const marked = attributesOf($, 'nav[aria-label="Main"] a[aria-current]', "href").join();
        return marked === (expected(path) ?? "") ? [] : [`marks ${marked}`];
      }),
    ).toEqual([]);
  });
});

describe("dist/", () => {
  test("contains only files on the allow-list", () => {
    const allowed =
      /^(?:.+\.html|blog\/[\w-]+\.md|(?:blog\/category\/[\w-]+\/)?feed\.(?:xml|json)|llms\.txt|static\/.+\.(?:avif|webp|jpg|png|svg|flac)|\.well-known\/(?:manifest\.json|security\.txt)|fonts\/.+\.woff2|sitemap-(?:index|\d+)\.xml|robots\.txt|_headers|_redirects|speculation-rules\.json|[\w-]+\.(?:svg|png))$/;
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test("contains no style guide and no link to it", () => {
    expect(files.filter((file) => /styleguide/i.test(file))).toEqual([]);
    expect(pages.filter(({ html }) => /styleguide/i.test(html)).map(({ path }) => path)).toEqual([]);
  });

  test("contains every picture, font and icon that a page uses", () => {
    expect(
      errorsIn(pages, ({ html }) =>
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
