import { once } from "events";
import fs from "fs";
import type { AddressInfo } from "net";
import os from "os";
import path from "path";
import { gzipSync } from "zlib";
import { createSiteServer } from "../../src/publish/local-server";
import { Site } from "./site";

// Asks a built site all questions of the owner's week (docs/publishing.md), with example logs and an example of a
// network's sales report.

const work = fs.mkdtempSync(path.join(os.tmpdir(), "owner-week-"));
const site = new Site(path.join(work, "site"));
const minutes = 60_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const [sold = "", clicked = "", read = "", unread = ""] = site.articles().map((file) => `/blog/${path.basename(file, ".md")}/`);
/** Visits of browsers and clicks on the first paid link, by page. */
const traffic: readonly (readonly [page: string, visits: number, clicks: number])[] = [
  ["/review/", 1000, 150],
  [sold, 800, 120],
  [clicked, 400, 8],
  [read, 200, 0],
  [unread, 40, 0],
];

/** The first placement on a page that no other page has. */
function firstPlacement(page: string): string {
  const html = fs.readFileSync(site.file(`dist${page}index.html`), "utf8");
  return /<main[\s\S]*?\/go\/([\w-]+)\//.exec(html)?.[1] ?? "";
}

const line = (target: string, status: number, agent = BROWSER, referrer = "-") =>
  `203.0.113.7 - - [22/Nov/2026:10:00:00 +0000] "GET ${target} HTTP/2.0" ${status} 4711 "${referrer}" "${agent}"\n`;

function writeExamples(): void {
  const lines = traffic.flatMap(([page, visits, clicks]) => [
    ...Array.from({ length: visits }, (_, n) => line(`${page}?ref=${n}`, 200, BROWSER, n % 4 === 0 ? "https://search.example/" : "-")),
    ...Array.from({ length: visits / 10 }, () => line(page, 200, ROBOT)),
    ...Array.from({ length: clicks }, () => line(`/go/${firstPlacement(page)}/`, 302)),
  ]);
  fs.writeFileSync(site.file("access.log"), `${lines.slice(0, 900).join("")}not a line of a log\n`);
  fs.writeFileSync(site.file("access.log.1.gz"), gzipSync(lines.slice(900).join("")));
  const rows = [`${firstPlacement("/review/")},0,12,360.00`, `${firstPlacement(sold)},0,3,90.00`, `${firstPlacement(sold)},0,0,-30.00`];
  fs.writeFileSync(site.file("network.csv"), `Sub ID,Clicks,Sales,Commission\n${rows.join("\n")}\n`);
}

beforeAll(() => {
  site.edit("content/settings/site.yml", "redirects: false", "redirects: true");
  const { status, stderr } = site.build();
  if (status !== 0) throw new Error(stderr.slice(-3000));
  writeExamples();
}, 10 * minutes);
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

const logs = ["access.log", "access.log.1.gz"];
const sales = ["--sales", "network.csv"];
/** Cells of a report as CSV. */
const cells = (text: string) => text.split("\r\n").map((row) => row.split(","));
const csv = ["--format", "csv"];

it("what is read and what sells: visits, clicks, sales and amounts by page", () => {
  const { status, stdout, stderr } = site.run("report:visits", ...logs, ...sales, ...csv);
  expect([status, stderr.trim()]).toEqual([
    0,
    "lines: 2,963; visits: 2,440; of them prerendered: 0; clicks: 278; robots left out: 244; not log lines: 1",
  ]);
  expect(cells(stdout).slice(0, 6)).toEqual([
    ["page", "visits", "clicks", "clicks per 100 visits", "sales", "amount", "refunds", "sales per 100 clicks", "data"],
    ["/review/", "1000", "150", "15.0", "12", "360.00", "0.00", "8.0", ""],
    [sold, "800", "120", "15.0", "3", "60.00", "30.00", "2.5", "too few sales"],
    [clicked, "400", "8", "2.0", "0", "0.00", "0.00", "0.0", "too few clicks"],
    [read, "200", "0", "0.0", "0", "0.00", "0.00", "", "too few clicks"],
    [unread, "40", "0", "0.0", "0", "0.00", "0.00", "", "too few clicks"],
  ]);
});

it("where readers come from", () => {
  const { stdout } = site.run("report:visits", ...logs, "--by", "referrer", ...csv);
  expect(cells(stdout).slice(0, 3)).toEqual([
    ["referrer", "visits"],
    ["(none)", "1830"],
    ["search.example", "610"],
  ]);
});

it("what needs care: articles that are read and not clicked are in the list", () => {
  const { status, stdout } = site.run("report:care", ...logs, ...sales);
  expect(status).toBe(0);
  const group = stdout.split("\n\n").find((text) => text.startsWith("Articles without clicks"));
  expect(group).toContain(`${path.basename(read)}.md`);
  expect(group).not.toContain(`${path.basename(unread)}.md`);
  expect(group).not.toContain(`${path.basename(clicked)}.md`);
});

it(
  "whether what is live is what was built",
  async () => {
    const live = path.join(work, "live");
    fs.cpSync(site.file("dist"), live, { recursive: true });
    const server = (await createSiteServer(live)).listen(0, "localhost");
    await once(server, "listening");
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await site.runAsync("verify:published", origin)).toEqual([0, expect.stringMatching(/compared with dist\/; 0 differences/)]);
    fs.appendFileSync(path.join(live, "review/index.html"), "<!-- changed -->");
    expect(await site.runAsync("verify:published", origin)).toEqual([1, expect.stringMatching(/published-changed\][^\n]*\/review\/ /)]);
    server.closeAllConnections();
    server.close();
  },
  2 * minutes,
);
