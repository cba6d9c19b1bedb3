import { createServer, type Server } from "node:http";
import fs from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type CDPSession } from "puppeteer-core";
import { findBrowser } from "../../src/cli/find-browser";
import { createSiteServer } from "../../src/publish/local-server";

/** Delay of every response, ms: the latency of Lighthouse's slow 4G, also for speculative requests. */
const ROUND_TRIP = 150;
const RUNS = 7;
const flags = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** How a reader activates a link. */
export const gestures = {
  /** A finger or a quick hand: 80 ms between press and release, nothing before it. */
  tap: { rest: 0, press: 80 },
  /** A pointer rests on the link for 600 ms first. */
  rest: { rest: 600, press: 80 },
} as const;
export type Gesture = keyof typeof gestures;

export interface NavigationCase {
  /** Folder of the built site. */
  readonly directory: string;
  /** Path of the page with the link. */
  readonly from: string;
  /** Path that the link leads to. */
  readonly to: string;
}

/**
 * Median time from the click on a link to the first paint of the next page, ms, in Chromium with every response delayed
 * by one round trip. The first page gets time to prefetch.
 */
export async function timeToNextPage({ directory, from, to }: NavigationCase, gesture: Gesture): Promise<number> {
  const server = await slowServer(directory);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Puppeteer, because Playwright disables prerendering; a new browser each time, so that nothing is cached.
    const browser = await puppeteer.launch({ executablePath: findBrowser(), args: flags });
    try {
      times.push(await once(browser, `${origin}${from}`, to, gesture));
    } finally {
      await browser.close();
    }
  }
  server.closeAllConnections();
  server.close();
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

async function once(browser: Browser, start: string, to: string, gesture: Gesture): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(start, { waitUntil: "networkidle0" });
  // Gatsby starts to prefetch three seconds after the page has loaded.
  const link = await page.waitForSelector(`a[href="${to}"]`);
  if (!link) throw new Error(`${start} has no link to ${to}`);
  await link.scrollIntoView();
  await sleep(4000);
  await page.evaluate(watchClick, to);
  await link.hover();
  await sleep(gestures[gesture].rest);
  await page.mouse.down();
  await sleep(gestures[gesture].press);
  await page.mouse.up();
  return paintAfterClick(browser, to);
}

/**
 * Runs in the page: stores the time of the click and, if the document stays the same, of the first frame with another
 * heading, ms since 1970.
 */
function watchClick(path: string): void {
  const heading = document.querySelector("h1")?.textContent;
  localStorage.clear();
  addEventListener("click", ({ timeStamp }) => localStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)), {
    capture: true,
  });
  new MutationObserver((_, observer) => {
    if (location.pathname !== path || document.querySelector("h1")?.textContent === heading) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => localStorage.setItem("painted", String(performance.timeOrigin + performance.now()))));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds from the click to the paint, as the new page or the list page measured it; undefined before that. */
const readPaint = `(() => {
  const clicked = Number(localStorage.getItem("clicked"));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const documentPaint = paint ? performance.timeOrigin + paint.startTime : 0;
  const painted = Number(localStorage.getItem("painted")) || (documentPaint > clicked ? documentPaint : 0);
  return clicked > 0 && painted > 0 ? painted - clicked : undefined;
})()`;

async function paintAfterClick(browser: Browser, to: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    await sleep(100);
    // A prerendered page is a new target.
    for (const target of browser.targets().filter((one) => one.type() === "page" && new URL(one.url()).pathname === to)) {
      const session = await target.createCDPSession().catch(() => undefined);
      const time = session && (await evaluate(session));
      if (time !== undefined) return time;
    }
  }
  throw new Error(`${to} was not painted within ten seconds`);
}

async function evaluate(session: CDPSession): Promise<number | undefined> {
  const response = await session.send("Runtime.evaluate", { returnByValue: true, expression: readPaint }).catch(() => undefined);
  await session.detach().catch(() => undefined);
  return response?.result.value as number | undefined;
}

/** Serves a folder like the host does, with delayed responses; adds `_headers` and `_redirects` if they are missing. */
async function slowServer(directory: string): Promise<Server> {
  const served = fs.existsSync(path.join(directory, "_redirects")) ? directory : withHostFiles(directory);
  const site = await createSiteServer(served);
  const server = createServer((request, response) => setTimeout(() => site.emit("request", request, response), ROUND_TRIP));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return server;
}

function withHostFiles(directory: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "served-"));
  fs.cpSync(directory, copy, { recursive: true });
  fs.writeFileSync(path.join(copy, "_redirects"), "");
  fs.writeFileSync(path.join(copy, "_headers"), "/*.js\n  Cache-Control: public, max-age=31536000, immutable\n");
  return copy;
}
