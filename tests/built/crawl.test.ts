import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CheerioAPI } from "cheerio";
import { createSiteServer } from "../../src/publish/local-server";
import { dist, site, tree } from "../site-under-test";
import { articles, attributesOf, feeds, files, indexed, load, read } from "./site";

interface CrawledPage {
  readonly status: number;
  readonly location: string | null;
  readonly $: CheerioAPI | undefined;
}

let server: Server;
let origin = "";
/** Responses by path. */
const crawled = new Map<string, CrawledPage>();
/** The pages that link to a path. */
const links = new Map<string, string[]>();

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
function linksOf($: CheerioAPI, from: string): { path: string; fragment: string }[] {
  return $("a[href], link[rel~=alternate][href], link[rel~=icon][href]")
    .toArray()
    .map((element) => element.attribs["href"] ?? "")
    .flatMap((href) => {
      const url = new URL(href, site.url + from);
      return url.origin === site.url ? [{ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }] : [];
    });
}

/** Follows every link, starting at the home page. */
async function crawl(): Promise<void> {
  const queue = ["/"];
  const seen = new Set(queue);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const { $ } = await request(from);
    if (!$) continue;
    for (const { path: to } of linksOf($, from)) {
      links.set(to, [...(links.get(to) ?? []), from]);
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
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("links from the home page on lead to pages that exist, without a redirect, and never to the 404 page", () => {
  const errors = [...links].flatMap(([to, from]) => {
    const target = crawled.get(to);
    const sources = [...new Set(from)].slice(0, 3).join(", ");
    return target?.status === 200 && !to.startsWith("/404") ? [] : [`${to} answers ${target?.status}, linked from ${sources}`];
  });
  expect(links.size).toBeGreaterThan(indexed.length);
  expect(errors).toEqual([]);
});

test("links from the home page on have fragments that are an id on the page", () => {
  const ids = new Map([...crawled].map(([at, { $ }]) => [at, $ ? attributesOf($, "[id]", "id") : []]));
  const errors = [...crawled].flatMap(([from, { $ }]) =>
    ($ ? linksOf($, from) : [])
      .filter(({ path: to, fragment }) => fragment !== "" && !ids.get(to)?.includes(fragment))
      .map(({ path: to, fragment }) => `${from}: ${to}#${fragment}`),
  );
  expect(errors).toEqual([]);
});

test("links from the home page on reach every indexed page from another one, every feed and every Markdown export", () => {
  const exported = files.filter((file) => file.endsWith(".md")).concat(feeds);
  expect(exported.length).toBeGreaterThan(articles.length);
  expect(exported.filter((file) => !links.has(`/${file}`))).toEqual([]);
  expect(indexed.map((page) => page.path).filter((at) => !(links.get(at) ?? []).some((from) => from !== at))).toEqual([]);
});

test("every URL of this site in feeds, Markdown exports, llms.txt and sitemaps works without a redirect", async () => {
  const texts = files.filter((file) => /\.(?:md|xml|json|txt)$/.test(file) && file !== "speculation-rules.json");
  const pattern = new RegExp(`${site.url.replace(/\./g, "\\.")}(/[^\\s"<>()&\\\\#]*)?`, "g");
  const errors: string[] = [];
  for (const file of texts) {
    const urls = read(file).replace(/\\\//g, "/").matchAll(pattern);
    for (const to of new Set(Array.from(urls, (match) => match[1] ?? "/"))) {
      const { status } = await request(to);
      if (status !== 200) errors.push(`${file}: ${to} answers ${status}`);
    }
  }
  expect(texts.length).toBeGreaterThan(articles.length);
  expect(errors).toEqual([]);
});

test("every URL of content/published-urls.txt works with one redirect at most", async () => {
  if (!tree.published) return;
  const listed = tree.published.urls.map(({ url }) => url);
  const errors: string[] = [];
  for (const at of listed) {
    const first = await request(at);
    const last = first.status === 301 && first.location ? await request(first.location) : first;
    if (last.status !== 200) errors.push(`${at} answers ${first.status} and then ${last.status}`);
  }
  expect(errors).toEqual([]);
});
