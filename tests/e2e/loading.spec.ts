import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations } from "./axe";
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
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.fonts.status === "loaded");
}

for (const [kind, path] of Object.entries(samplePages)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${kind}: no axe violation in the ${colorScheme} scheme`, async ({ page, viewport }) => {
      test.skip((viewport?.width ?? 0) >= 768, "every-page.spec.ts covers the wide screen");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      expect(await axeViolations(page, allRules)).toEqual([]);
    });
  }

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

test("the cover of an article is inline SVG, as wide as the text", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
  await page.goto(samplePages.article);
  const cover = await page.locator("main article a[rel~=sponsored] > svg").boundingBox();
  const text = await page.locator("main article section p").first().boundingBox();
  expect(cover?.width).toBeCloseTo(text?.width ?? 0, 0);
  expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9);
  expect(pictures.filter((url) => url.includes("/covers/"))).toEqual([]);
});

test("covers of a list are SVG: the first inline, the others as files", async ({ page }) => {
  await page.goto(samplePages.list);
  const cards = page.locator("main article");
  await expect(cards.first().locator("a[rel~=sponsored] > svg")).toBeVisible();
  const source = await cards
    .nth(1)
    .locator("img")
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = "eager";
      await image.decode();
      return image.currentSrc;
    });
  expect(source).toMatch(/\/static\/covers\/[0-9a-f]{20}\.svg$/);
});
