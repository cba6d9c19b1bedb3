// npm run bench:visits: lines per minute and memory of `npm run report:visits`, for two sizes of an invented log.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readLines } from "../../src/cli/visits/log-lines";
import { VisitCounter } from "../../src/cli/visits/visit-counter";

const pages = Array.from({ length: 1_000 }, (_, n) => `/blog/article-${n}/`);
const agents = Array.from(
  { length: 500 },
  (_, n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + (n % 50)}.0) Gecko/20100101 ${n % 5 === 0 ? "Googlebot" : "Firefox"}/${n}.0`,
);

/** A request of every kind, in the proportions of a small site: pages, files, clicks, robots. */
function request(n: number) {
  const page = pages[(n * 7919) % pages.length] as string;
  const uri = n % 4 === 0 ? page : n % 50 === 1 ? `/go/${String(n % 3000).padStart(10, "0")}/` : `/static/picture-${n % 997}.avif?v=${n}`;
  return {
    uri,
    status: uri.startsWith("/go/") ? 302 : 200,
    agent: agents[(n * 31) % agents.length] as string,
    host: `host-${n % 2000}.example`,
  };
}

const formats: Readonly<Record<string, (n: number) => string>> = {
  combined: (n) => {
    const { uri, status, agent, host } = request(n);
    return `203.0.113.${n % 255} - - [22/Nov/2026:10:00:00 +0000] "GET ${uri} HTTP/2.0" ${status} 4711 "https://${host}/" "${agent}"\n`;
  },
  caddy: (n) => {
    const { uri, status, agent, host } = request(n);
    const headers = { "User-Agent": [agent], Referer: [`https://${host}/`], Accept: ["text/html"], "Accept-Encoding": ["gzip, br"] };
    return `${JSON.stringify({ ts: n, request: { remote_ip: "203.0.113.7", method: "GET", uri, headers }, size: 4711, status })}\n`;
  },
};

async function measure(name: string, lines: number): Promise<void> {
  const file = path.join(folder, `${name}-${lines}.log`);
  const output = fs.openSync(file, "w");
  for (let n = 0; n < lines; n += 10_000)
    fs.writeSync(output, Array.from({ length: Math.min(10_000, lines - n) }, (_, i) => formats[name]?.(n + i) ?? "").join(""));
  fs.closeSync(output);
  let peak = 0;
  const counter = new VisitCounter(new Set(pages), "site.example", new Set());
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const start = process.cpuUsage();
  await readLines(file, (line) => counter.add(line));
  const { user, system } = process.cpuUsage(start);
  clearInterval(sampler);
  fs.rmSync(file);
  const seconds = (user + system) / 1e6;
  const { visits, robots } = counter.totals;
  const perMinute = (((lines / seconds) * 60) / 1e6).toFixed(1);
  console.log(
    `${name}, ${lines} lines: ${perMinute} million lines a minute, ${(peak / 1e6).toFixed(0)} MB (${visits} visits, ${robots} robots)`,
  );
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "visits-bench-"));
void (async () => {
  for (const name of Object.keys(formats)) for (const lines of [200_000, 1_000_000]) await measure(name, lines);
  fs.rmSync(folder, { recursive: true });
})();
