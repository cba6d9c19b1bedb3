import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { load, type CheerioAPI } from "cheerio";
import { createSiteServer } from "../../src/publish/local-server";
import { parsePublishedUrls } from "../../src/site/published-urls";
import fs from "node:fs";
import path from "node:path";
import { attributesOf, content, dist, feeds, files, indexed, read, site } from "./site";

interface CrawledPage {
  readonly status: number;
  readonly location: string | null;
  readonly $: CheerioAPI | undefined;
}

let server: Server;
let origin = "";
/** Responses by path. */
const crawled = new Map<string, CrawledPage>();
/** Links by target path: the page that has the link, and its `href`. */
const links = new Map<string, { from: string; href: string }[]>();

async function request(at: string): Promise<CrawledPage> {
  const known = crawled.get(at);
  if (known) return known;
  const response = await fetch(origin + at, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
  const text = await response.text();
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const page = { status: response.status, location: response.headers.get("location"), $: isPage ? load(text) : undefined };
  crawled.set(at, page);
  return page;
}

/** Links of a page to this site: path with query, and fragment. */
function linksOf($: CheerioAPI, from: string): { href: string; path: string; fragment: string }[] {
  return $("a[href], link[rel~=alternate][href], link[rel~=icon][href]")
    .toArray()
    .map((element) => element.attribs["href"] ?? "")
    .flatMap((href) => {
      const url = new URL(href, site.url + from);
      return url.origin === site.url ? [{ href, path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }] : [];
    });
}

/** Follows every link, starting at the home page. */
async function crawl(): Promise<void> {
  const queue = ["/"];
  const seen = new Set(queue);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const { $ } = await request(from);
    if (!$) continue;
    for (const { href, path: to } of linksOf($, from)) {
      links.set(to, [...(links.get(to) ?? []), { from, href }]);
      if (!seen.has(to)) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
}

beforeAll(async () => {
  server = await createSiteServer(dist);
  // Tests parse pages for seconds between two requests.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await crawl();
}, 60_000);
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("links from the home page on", () => {
  test("no link is dead, and none leads to a redirect", () => {
    const errors = [...links].flatMap(([to, from]) => {
      const status = crawled.get(to)?.status;
      return status === 200
        ? []
        : [
            `${to} answers ${status}, linked from ${from
              .map((link) => link.from)
              .slice(0, 3)
              .join(", ")}`,
          ];
    });
    expect(links.size).toBeGreaterThan(150);
    expect(errors).toEqual([]);
  });

  test("every fragment is an id on its page", () => {
    const ids = new Map([...crawled].map(([at, { $ }]) => [at, $ ? attributesOf($, "[id]", "id") : []]));
    const errors = [...crawled].flatMap(([from, { $ }]) =>
      $
        ? linksOf($, from)
            .filter(({ fragment }) => fragment !== "")
            .filter(({ path: to, fragment }) => (ids.get(to) ?? []).filter((id) => id === fragment).length !== 1)
            .map(({ href }) => `${from}: ${href}`)
        : [],
    );
    expect(errors).toEqual([]);
  });

  test("every indexed page is linked from another page", () => {
    expect(indexed.map((page) => page.path).filter((at) => !(links.get(at) ?? []).some(({ from }) => from !== at))).toEqual([]);
  });

  test("every feed and Markdown export is linked", () => {
    const exported = files.filter((file) => file.endsWith(".md")).concat(feeds);
    expect(exported.length).toBeGreaterThan(70);
    expect(exported.filter((file) => !links.has(`/${file}`))).toEqual([]);
  });

  test("no linked page has noindex", () => {
    expect(
      [...crawled].filter(([, { status, $ }]) => status === 200 && $?.('meta[name="robots"][content*="noindex"]').length).map(([at]) => at),
    ).toEqual([]);
  });
});

describe("links outside of pages", () => {
  test("every URL of this site in feeds, Markdown exports, llms.txt and sitemaps works without a redirect", async () => {
    const texts = files.filter((file) => /\.(?:md|xml|json|txt)$/.test(file) && file !== "speculation-rules.json");
    const errors: string[] = [];
    for (const file of texts) {
      const urls = read(file)
        .replace(/\\\//g, "/")
        .matchAll(new RegExp(`${site.url.replace(/\./g, "\\.")}(/[^\\s"'<>()&\\\\#]*)?`, "g"));
      for (const to of new Set(Array.from(urls, (match) => match[1] ?? "/"))) {
        const { status } = await request(to);
        if (status !== 200) errors.push(`${file}: ${to} answers ${status}`);
      }
    }
    expect(texts.length).toBeGreaterThan(70);
    expect(errors).toEqual([]);
  }, 60_000);
});

describe("content/published-urls.txt", () => {
  const listed = parsePublishedUrls(fs.readFileSync(path.join(content, "published-urls.txt"), "utf8")).map(({ url }) => url);

  test("lists every page and feed of this build", () => {
    const all = [...indexed.map((page) => page.path), ...feeds.map((file) => `/${file}`)];
    expect(all.filter((at) => !listed.includes(at))).toEqual([]);
  });

  test("lists only URLs that work, with one redirect at most", async () => {
    const errors: string[] = [];
    for (const at of listed) {
      const { status, location } = await request(at);
      const last = status === 301 && location ? await request(location) : { status };
      if (last.status !== 200) errors.push(`${at} answers ${status}${location ? ` to ${location}, which answers ${last.status}` : ""}`);
    }
    expect(errors).toEqual([]);
  });
});
