import { expect, test, type Page } from "@playwright/test";
import { everyRule, faultsByAxe } from "./axe";
import { kinds } from "./pages";

/** Opens a page whose fonts come when its text has been painted in the fallbacks, as on a slow connection. */
async function goWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // Text waits a tenth of a second for its font, unseen, and nothing tells of its end (https://drafts.csswg.org/css-fonts/#font-display-timeline).
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  release();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.fonts.status === "loaded");
}

for (const [kind, path] of Object.entries(kinds)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${kind}: axe finds no fault in the ${colorScheme} scheme`, async ({ page, viewport }) => {
      test.skip((viewport?.width ?? 0) >= 768, "every-page.spec.ts judges every page on the wide screen");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      expect(await faultsByAxe(page, everyRule)).toEqual([]);
    });
  }

  test(`${kind}: nothing moves while it loads, nothing is wider than the screen, no error, no foreign request`, async ({
    page,
    baseURL,
  }) => {
    const diagnostics: string[] = [];
    page.on(
      "console",
      (message) => message.type() === "error" && !/status of 404/.test(message.text()) && diagnostics.push(message.text()),
    );
    page.on("pageerror", (error) => diagnostics.push(error.message));
    page.on("request", (request) => !request.url().startsWith(baseURL ?? "") && diagnostics.push(`request to ${request.url()}`));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      (window as unknown as { shifts: number[] }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await goWithLateFonts(page, path);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(diagnostics).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
  });
}

test("the cover of an article is drawn in its page, as wide as its text", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
  await page.goto(kinds.article);
  const cover = await page.locator("main article a[rel~=sponsored] > svg").boundingBox();
  const text = await page.locator("main article section p").first().boundingBox();
  expect(cover?.width).toBeCloseTo(text?.width ?? 0, 0);
  expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(16 / 9);
  expect(pictures.filter((url) => url.includes("/covers/"))).toEqual([]);
});

test("covers of a list are drawn: the first in its page, the others as files that are sharp at any size", async ({ page }) => {
  await page.goto(kinds.list);
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
