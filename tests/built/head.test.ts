import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { absoluteUrl } from "../../src/site/routes";
import { articles, attributesOf, dist, errorsIn, failing, files, indexed, pages, site, type Page } from "./site";

describe("head", () => {
  test("has a unique title and description of a sensible length", () => {
    const seen = new Map<string, string>();
    expect(
      errorsIn(indexed, ({ $, path }) => {
        const title = $("head > title").text();
        const description = $('meta[name="description"]').attr("content") ?? "";
        const errors = [title, description].filter((text) => seen.has(text)).map((text) => `'${text}' also on ${seen.get(text)}`);
        seen.set(title, path).set(description, path);
        if (title.length < 30 || title.length > 70) errors.push(`title of ${title.length} characters`);
        if (description.length < 70 || description.length > 165) errors.push(`description of ${description.length} characters`);
        return errors;
      }),
    ).toEqual([]);
  });

  test("has the page itself as canonical URL", () => {
    expect(
      errorsIn(indexed, ({ $, path }) => failing({ canonical: $('link[rel="canonical"]').attr("href") === absoluteUrl(site.url, path) })),
    ).toEqual([]);
  });

  test("keeps only the 404 page out of search engines", () => {
    const notFound = pages.filter(({ path }) => path.startsWith("/404"));
    expect(notFound).toHaveLength(2);
    expect(
      errorsIn(notFound, ({ $ }) =>
        $('meta[name="robots"]').attr("content") === "noindex" && $('link[rel="canonical"]').length === 0 ? [] : ["indexable"],
      ),
    ).toEqual([]);
    expect(errorsIn(indexed, ({ $ }) => ($('meta[name="robots"]').length === 0 ? [] : ["robots"]))).toEqual([]);
  });

  test("has Open Graph and Twitter card data with a published image", () => {
    expect(
      errorsIn(indexed, ({ $, path }) => {
        const og = (name: string) => $(`meta[property="og:${name}"]`).attr("content");
        const image = og("image")?.replace(site.url, "").replace(/^\//, "") ?? "";
        return [
          ...failing({
            "og:title": og("title") === $("head > title").text(),
            "og:description": og("description") === $('meta[name="description"]').attr("content"),
            "og:url": og("url") === absoluteUrl(site.url, path),
            "og:image": files.includes(image) && og("image:width") === "1200" && og("image:height") === "630",
            "twitter:card": $('meta[name="twitter:card"]').attr("content") === "summary_large_image",
          }),
          ...["title", "description", "image", "image:alt"].filter(
            (name) => $(`meta[name="twitter:${name}"]`).attr("content") !== og(name),
          ),
        ];
      }),
    ).toEqual([]);
  });

  test("has the page number in the titles of lists", () => {
    const paged = indexed.filter(({ path: at }) => /\/page\/\d+\/$/.test(at));
    expect(paged.length).toBeGreaterThan(5);
    expect(
      errorsIn(paged, ({ $, path: at }) =>
        failing({
          title: $("head > title")
            .text()
            .includes(`, page ${/(\d+)\/$/.exec(at)?.[1]}`),
        }),
      ),
    ).toEqual([]);
  });

  test("has a theme colour for both colour schemes", () => {
    expect(errorsIn(pages, ({ $ }) => ($('meta[name="theme-color"][media]').length === 2 ? [] : ["theme-color"]))).toEqual([]);
  });

  test("has the dates and the author of articles", () => {
    expect(
      errorsIn(articles, ({ $ }) => {
        const day = $("main header time").first().attr("datetime");
        const updated = $("main header time").last().attr("datetime");
        return failing({
          published_time: $('meta[property="article:published_time"]').attr("content") === day,
          modified_time: $('meta[property="article:modified_time"]').attr("content") === updated,
          author: $('meta[name="author"]').attr("content") === site.author,
        });
      }),
    ).toEqual([]);
  });
});

describe("alternates", () => {
  test("are published: the site's feeds on every page, a category's feeds on its lists, the Markdown export of an article", () => {
    expect(
      errorsIn(pages, (page) => {
        const category = /^\/blog\/category\/[^/]+\//.exec(page.path)?.[0];
        const wanted = [
          "/feed.xml",
          "/feed.json",
          ...(category ? [`${category}feed.xml`, `${category}feed.json`] : []),
          ...(articles.includes(page) ? [page.path.replace(/\/$/, ".md")] : []),
        ];
        const alternates = attributesOf(page.$, 'link[rel="alternate"]', "href").join();
        return [
          ...(alternates === wanted.join() ? [] : [`links ${alternates}`]),
          ...wanted.filter((file) => !files.includes(file.slice(1))).map((file) => `${file} is not published`),
        ];
      }),
    ).toEqual([]);
  });
});

describe("Open Graph images", () => {
  const imageOf = ({ $ }: Page) => ($('meta[property="og:image"]').attr("content") ?? "").replace(`${site.url}/`, "");
  const images = [...new Set(indexed.map(imageOf))];

  test("are 1200 × 630 pixels, at most 90 kB, and named by a content hash", async () => {
    const errors = await Promise.all(
      images.map(async (image) => {
        const file = path.join(dist, image);
        const { width, height } = await sharp(file).metadata();
        const { size } = fs.statSync(file);
        return width === 1200 && height === 630 && size <= 90_000 && /^static\/share\/[0-9a-f]{20}\.png$/.test(image)
          ? []
          : [`${image}: ${width} × ${height}, ${size} bytes`];
      }),
    );
    expect(errors.flat()).toEqual([]);
  });

  test("have an alt text: an article's category and title", () => {
    expect(
      errorsIn(articles, ({ $ }) => {
        const section = $('meta[property="article:section"]').attr("content");
        return $('meta[property="og:image:alt"]').attr("content") === `${section}: ${$("h1").text()}` ? [] : ["og:image:alt"];
      }),
    ).toEqual([]);
  });

  test("are unique, except for the pages of one list", () => {
    const owners = new Map<string, string>();
    expect(
      errorsIn(indexed, (page) => {
        // The archive and the evidence pages share the image of the blog list.
        const list = page.path.startsWith("/evidence/") ? "/blog/" : page.path.replace(/(?:page\/\d+|all)\/$/, "");
        const owner = owners.get(imageOf(page)) ?? list;
        owners.set(imageOf(page), owner);
        return owner === list ? [] : [`has the image of ${owner}`];
      }),
    ).toEqual([]);
  });

  test("are missing only on the 404 page", () => {
    expect(pages.filter((page) => imageOf(page) === "").map(({ path: at }) => at)).toEqual(["/404.html", "/404/"]);
  });
});
