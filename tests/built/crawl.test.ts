import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { load, type CheerioAPI } from "cheerio";
import { createSiteServer } from "../../src/publish/local-server";
import { parsePublishedUrls } from "../../src/site/published-urls";
import fs from "node:fs";
import path from "node:path";
import { content, dist, feeds, files, indexed, read, site } from "./site";

interface Answer {
  readonly status: number;
  readonly to: string | null;
  readonly $: CheerioAPI | undefined;
}

let server: Server;
let origin = "";
/** What the site answered, by path. */
const answers = new Map<string, Answer>();
/** Links to a path, each as `from → as it is written`. */
const links = new Map<string, { from: string; href: string }[]>();

async function ask(at: string): Promise<Answer> {
  const known = answers.get(at);
  if (known) return known;
  const response = await fetch(origin + at, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
  const text = await response.text();
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const answer = { status: response.status, to: response.headers.get("location"), $: isPage ? load(text) : undefined };
  answers.set(at, answer);
  return answer;
}

/** Addresses of this site that a document links to, without what comes after `#`. */
function linksOf($: CheerioAPI, from: string): { href: string; path: string; fragment: string }[] {
  return $("a[href], link[rel~=alternate][href], link[rel~=icon][href]")
    .toArray()
    .map((element) => element.attribs["href"] ?? "")
    .flatMap((href) => {
      const url = new URL(href, site.url + from);
      return url.origin === site.url ? [{ href, path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }] : [];
    });
}

/** Follows every link from the home page on, as a crawler does. */
async function crawl(): Promise<void> {
  const queue = ["/"];
  const seen = new Set(queue);
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const { $ } = await ask(from);
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await crawl();
}, 60_000);
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("from the home page on", () => {
  test("no link is dead, and none is answered by a redirect", () => {
    const faults = [...links].flatMap(([to, from]) => {
      const status = answers.get(to)?.status;
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
    expect(faults).toEqual([]);
  });

  test("every fragment names something on its page", () => {
    const faults = [...answers].flatMap(([from, { $ }]) =>
      $
        ? linksOf($, from)
            .filter(({ fragment }) => fragment !== "")
            .filter(({ path: to, fragment }) => answers.get(to)?.$?.(`[id="${fragment}"]`).length !== 1)
            .map(({ href }) => `${from}: ${href}`)
        : [],
    );
    expect(faults).toEqual([]);
  });

  test("every page that search engines may list is reached, and linked from another page", () => {
    expect(indexed.map((page) => page.path).filter((at) => !(links.get(at) ?? []).some(({ from }) => from !== at))).toEqual([]);
  });

  test("every feed and Markdown copy is reached", () => {
    const beside = files.filter((file) => file.endsWith(".md")).concat(feeds);
    expect(beside.length).toBeGreaterThan(70);
    expect(beside.filter((file) => !links.has(`/${file}`))).toEqual([]);
  });

  test("nothing is reached that is kept out of search engines, but for the way in by a dead link", () => {
    expect(
      [...answers].filter(([, { status, $ }]) => status === 200 && $?.('meta[name="robots"][content*="noindex"]').length).map(([at]) => at),
    ).toEqual([]);
  });
});

describe("outside of pages", () => {
  test("every address of this site in feeds, copies, llms.txt and sitemaps answers without a redirect", async () => {
    const texts = files.filter((file) => /\.(?:md|xml|json|txt)$/.test(file) && file !== "speculation-rules.json");
    const faults: string[] = [];
    for (const file of texts) {
      const addresses = read(file)
        .replace(/\\\//g, "/")
        .matchAll(new RegExp(`${site.url.replace(/\./g, "\\.")}(/[^\\s"'<>()&\\\\#]*)?`, "g"));
      for (const to of new Set(Array.from(addresses, (match) => match[1] ?? "/"))) {
        const { status } = await ask(to);
        if (status !== 200) faults.push(`${file}: ${to} answers ${status}`);
      }
    }
    expect(texts.length).toBeGreaterThan(70);
    expect(faults).toEqual([]);
  }, 60_000);
});

describe("published addresses", () => {
  const listed = parsePublishedUrls(fs.readFileSync(path.join(content, "published-urls.txt"), "utf8")).map(({ address }) => address);

  test("list every page and feed of this build", () => {
    const all = [...indexed.map((page) => page.path), ...feeds.map((file) => `/${file}`)];
    expect(all.filter((address) => !listed.includes(address))).toEqual([]);
  });

  test("all answer, by one redirect at most", async () => {
    const faults: string[] = [];
    for (const address of listed) {
      const { status, to } = await ask(address);
      const last = status === 301 && to ? await ask(to) : { status };
      if (last.status !== 200) faults.push(`${address} answers ${status}${to ? ` to ${to}, which answers ${last.status}` : ""}`);
    }
    expect(faults).toEqual([]);
  });
});
