import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations, colourRules } from "./axe";
import { samplePages } from "./sample-pages";

/** Opens a page and delays its fonts until the text has been painted in the fallback fonts, as on a slow connection. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // Text is invisible for 0.1 s while it waits for its font, and no event reports the end (https://drafts.csswg.org/css-fonts/#font-display-timeline).
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  release();
  await page.waitForLoadState();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  // Shifts are reported when the next frame has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const [kind, path] of Object.entries({ ...samplePages, evidence: "/evidence/" })) {
  test(`${kind}: no layout shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      (window as unknown as { shifts: number[] }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openWithLateFonts(page, path);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 768, "every-page.spec.ts covers the wide screen");

  for (const [kind, path] of Object.entries(samplePages))
    test(`${kind}: no axe violation in either colour scheme`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      expect(await axeViolations(page, allRules)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await axeViolations(page, colourRules)).toEqual([]);
    });
});
