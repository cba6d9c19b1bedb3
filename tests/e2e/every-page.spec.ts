import { expect, test, type Page } from "@playwright/test";
import { colourRules, allRules, axeViolations } from "./axe";
import { allPages } from "./all-pages";

const PARTS = 4;
const HEIGHT = 900;

// One width is enough for axe here: loading.spec.ts runs it for one page of each kind on a phone.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

for (let part = 0; part < PARTS; part += 1) {
  test(`part ${part + 1} of ${PARTS} of all pages: no console message, policy violation or request to another host; no axe violation in either colour scheme; no horizontal scrolling; one amber button in view`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const errors = collectErrors(page, new URL(baseURL ?? "").origin);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Load the pictures below the first screen, too.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("img").forEach((img) => (img.loading = "eager")));
    });
    for (const at of allPages.filter((_, index) => index % PARTS === part)) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(at);
      // Leaving a page while it loads aborts requests, which would be reported as failed.
      await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete));
      errors.push(...(await axeViolations(page, allRules)).map((error) => `${at} ${error}`));
      await page.emulateMedia({ colorScheme: "dark" });
      errors.push(...(await axeViolations(page, colourRules)).map((error) => `${at} in the dark scheme: ${error}`));
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT });
        const { overflow, gap } = await layoutOf(page);
        if (overflow > 0) errors.push(`${at} is ${overflow} pixels wider than ${width}`);
        if (gap < HEIGHT) errors.push(`${at} has two buttons in one view at ${width} pixels, ${gap} apart`);
      }
    }
    expect(allPages.length).toBeGreaterThan(70);
    // The 404 page answers 404, which Chromium writes to the console.
    expect(errors.filter((error) => !/^\/404\/ console: .*404/.test(error))).toEqual([]);
  });
}

/** How much wider than the screen a page is, and the least distance from one amber button of its content to the next. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll("main a[rel~=sponsored]")]
      .filter((link) => getComputedStyle(link).backgroundColor === "rgb(245, 166, 35)")
      .map((link) => link.getBoundingClientRect().top);
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      gap: Math.round(Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))),
    };
  });

/** Collects console messages, errors, failed requests and requests to other hosts while pages are opened. */
function collectErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  const report = (error: string) => errors.push(`${new URL(page.url()).pathname} ${error}`);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) report(`requests ${request.url()}`);
  });
  page.on("requestfailed", (request) => report(`could not load ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/404/")) report(`${response.status()} for ${response.url()}`);
  });
  return errors;
}
