import { expect, test, type Page } from "@playwright/test";
import { colourRules, everyRule, faultsByAxe } from "./axe";
import { publishedPaths as paths } from "./published-paths";

const PARTS = 4;

// One width is enough for axe here: quality.spec.ts judges one page of each kind on a phone.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

for (let part = 0; part < PARTS; part += 1) {
  test(`part ${part + 1} of ${PARTS} of all pages: no policy violation, no message on the console, no request to anybody else; no fault by axe in either scheme; none wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const faults = faultsOf(page, new URL(baseURL ?? "").origin);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Pictures further down are loaded too.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("img").forEach((img) => (img.loading = "eager")));
    });
    for (const at of paths.filter((_, index) => index % PARTS === part)) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(at);
      // To leave a page earlier breaks requests off, which looks like a fault of it.
      await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete));
      faults.push(...(await faultsByAxe(page, everyRule)).map((fault) => `${at} ${fault}`));
      await page.emulateMedia({ colorScheme: "dark" });
      faults.push(...(await faultsByAxe(page, colourRules)).map((fault) => `${at} in the dark ${fault}`));
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (overflow > 0) faults.push(`${at} is ${overflow} pixels wider than ${width}`);
      }
    }
    expect(paths.length).toBeGreaterThan(70);
    // The 404 page answers 404, which Chromium writes to the console.
    expect(faults.filter((fault) => !/^\/404\/ console: .*404/.test(fault))).toEqual([]);
  });
}

/** Collects what a browser has against a page: messages on its console, refused or failed requests, requests to others. */
function faultsOf(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const report = (fault: string) => faults.push(`${new URL(page.url()).pathname} ${fault}`);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) report(`asks ${request.url()}`);
  });
  page.on("requestfailed", (request) => report(`could not load ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/404/")) report(`${response.status()} for ${response.url()}`);
  });
  return faults;
}
