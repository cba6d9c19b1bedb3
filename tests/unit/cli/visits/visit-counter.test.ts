import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { parseLogLine } from "../../../../src/cli/visits/access-log";
import { readLines } from "../../../../src/cli/visits/log-lines";
import { NO_REFERRER, OTHER_HOSTS, OTHER_PAGES, OWN_REFERRER, VisitCounter } from "../../../../src/cli/visits/visit-counter";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

interface Request {
  readonly target?: string;
  readonly method?: string;
  readonly status?: number;
  readonly referrer?: string;
  readonly agent?: string;
}

const defaults = { target: "/blog/a/", method: "GET", status: 200, referrer: "-", agent: FIREFOX };
const ADDRESS = "203.0.113.7";

function combined(request: Request = {}): string {
  const { target, method, status, referrer, agent } = { ...defaults, ...request };
  return `${ADDRESS} - - [22/Nov/2026:10:00:00 +0000] "${method} ${target} HTTP/2.0" ${status} 4711 "${referrer}" "${agent}"`;
}

/** As Caddy 2 writes it. */
function caddy(request: Request = {}, headers: Record<string, string[]> = {}): string {
  const { target, method, status, referrer, agent } = { ...defaults, ...request };
  return JSON.stringify({
    level: "info",
    ts: 1795341600.123,
    logger: "http.log.access.log0",
    msg: "handled request",
    request: {
      remote_ip: ADDRESS,
      proto: "HTTP/2.0",
      method,
      host: "site.example",
      uri: target,
      headers: { "User-Agent": [agent], ...(referrer === "-" ? {} : { Referer: [referrer] }), ...headers },
    },
    duration: 0.001,
    size: 4711,
    status,
  });
}

const nginxJson = (request: Request = {}): string => {
  const { target, method, status, referrer, agent } = { ...defaults, ...request };
  return JSON.stringify({
    remote_addr: ADDRESS,
    request: `${method} ${target} HTTP/2.0`,
    status: String(status),
    http_referer: referrer,
    http_user_agent: agent,
  });
};

const netlify = (request: Request = {}): string => {
  const { target, method, status, referrer, agent } = { ...defaults, ...request };
  const url = `https://site.example${target}`;
  return JSON.stringify({ client_ip: ADDRESS, method, path: target, url, status_code: status, referrer, user_agent: agent });
};

const formats: readonly [string, (request?: Request) => string][] = [
  ["the combined format", combined],
  ["Caddy's JSON", caddy],
  ["JSON of nginx's variables", nginxJson],
  ["Netlify's log drain", netlify],
];

function count(lines: readonly (string | undefined)[]): VisitCounter {
  const counter = new VisitCounter(new Set(["/", "/blog/a/"]), "www.site.example", new Set(["abc0123456"]));
  for (const line of lines) counter.add(line);
  return counter;
}

describe.each(formats)("%s", (_, line) => {
  it("is counted by page and referrer, without query strings", () => {
    const { arrivals, totals } = count([
      line({ target: "/blog/a/?utm_source=x", referrer: "https://www.search.example/?q=secret" }),
      line({ target: "/blog/a/", referrer: "http://search.example:8080" }),
      line({ target: "/blog/a/", status: 304 }),
      line({ target: "/", referrer: "https://site.example/blog/a/" }),
      line({ target: "/blog/gone/" }),
    ]);
    expect([...arrivals].map(([page, hosts]) => [page, [...hosts]])).toEqual([
      [
        "/blog/a/",
        [
          ["search.example", 2],
          [NO_REFERRER, 1],
        ],
      ],
      ["/", [[OWN_REFERRER, 1]]],
      [OTHER_PAGES, [[NO_REFERRER, 1]]],
    ]);
    expect(totals).toMatchObject({ lines: 5, visits: 5 });
  });

  it("has clicks by placement", () => {
    const go = (target: string, status = 302) => line({ target, status });
    const { clicks, totals } = count([go("/go/abc0123456/"), go("/go/abc0123456"), go("/go/other/"), go("/go/abc0123456/", 404)]);
    expect([...clicks]).toEqual([
      ["abc0123456", 2],
      [OTHER_PAGES, 1],
    ]);
    expect(totals).toMatchObject({ visits: 0, clicks: 3 });
  });

  it("is without robots, other files and other methods", () => {
    const { totals } = count([
      line({ agent: GOOGLEBOT }),
      line({ agent: "curl/8.5.0" }),
      line({ agent: "-" }),
      line({ target: "/go/abc0123456/", status: 302, agent: GOOGLEBOT }),
      line({ target: "/static/a.avif" }),
      line({ target: "/blog/a", status: 301 }),
      line({ target: "/unknown/", status: 404 }),
      line({ target: "/admin/" }),
      line({ method: "HEAD" }),
      line({ method: "POST" }),
    ]);
    expect(totals).toEqual({ lines: 10, visits: 0, prerendered: 0, clicks: 0, robots: 4, unreadable: 0 });
  });
});

it("visits that the browser prerendered are counted apart where the log names them", () => {
  const lines = [caddy({}, { "Sec-Purpose": ["prefetch;prerender"] }), caddy(), combined()];
  expect(count(lines).totals).toMatchObject({ visits: 3, prerendered: 1 });
});

it("lines that are no log lines are counted", () => {
  const lines = ["", "hello", "{", "{}", '{"status":200}', "[]", `${ADDRESS} - - [x] "GET / HTTP/1.1" 200 1`, undefined];
  expect(count([...lines, combined()]).totals).toMatchObject({ lines: 9, visits: 1, unreadable: 8 });
});

it.each([
  ["the common format", `${ADDRESS} - - [22/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 1`, "/"],
  ["a host before the address", `site.example:443 ${combined({ target: "/x/" })}`, "/x/"],
  ["a quote in the browser's name", combined({ target: "/y/", agent: 'a \\"b\\" c' }), "/y/"],
  ["a whole URL", combined({ target: "https://site.example/z/?a" }), "/z/"],
])("reads %s", (_, line, target) => {
  expect(parseLogLine(line)?.path).toBe(target);
});

it("forgets who visited, and how many hosts there are", () => {
  const counter = count(Array.from({ length: 7_000 }, (_, n) => combined({ referrer: `https://host-${n}.example/` })));
  expect(counter.arrivals.get("/blog/a/")?.size).toBe(5_001);
  expect(counter.arrivals.get("/blog/a/")?.get(OTHER_HOSTS)).toBe(2_000);
  expect(JSON.stringify([[...counter.arrivals].map(([page, hosts]) => [page, [...hosts]]), counter.totals])).not.toContain(ADDRESS);
});

describe("a file", () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "visits-"));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  async function linesOf(name: string, content: string | Buffer): Promise<(string | undefined)[]> {
    const file = path.join(folder, name);
    fs.writeFileSync(file, content);
    const lines: (string | undefined)[] = [];
    await readLines(file, (line) => lines.push(line));
    return lines;
  }

  it.each([
    ["a.log", "one\n\ntwo\n"],
    ["b.log", "one\ntwo"],
    ["c.log.gz", gzipSync("one\ntwo\n")],
  ])("%s is read line by line", async (name, content) => {
    expect(await linesOf(name, content)).toEqual(["one", "two"]);
  });

  it("has lines of any length across the parts in which it is read", async () => {
    const long = "é".repeat(60_000);
    expect(await linesOf("long.log", Array.from({ length: 20 }, () => `${long}\n`).join(""))).toEqual(
      Array.from({ length: 20 }, () => long),
    );
  });

  it("may have lines that are too long", async () => {
    expect(await linesOf("huge.log", `one\n${"x".repeat(3_000_000)}\ntwo\n${"y".repeat(70_000)}`)).toEqual([
      "one",
      undefined,
      "two",
      undefined,
    ]);
  });

  it("that is cut off or missing is named", async () => {
    await expect(linesOf("cut.gz", gzipSync("one\n".repeat(1000)).subarray(0, 30))).rejects.toThrow(
      /cut\.gz cannot be read: unexpected end of file/,
    );
    await expect(readLines(path.join(folder, "none"), () => undefined)).rejects.toThrow(/none does not exist/);
  });
});
