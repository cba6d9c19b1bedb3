import { expect, test, type Page } from "@playwright/test";
import { allPages } from "./all-pages";
import { samplePages } from "./sample-pages";

const PARTS = 2;
const bar = "main + aside";
const withoutBar = [samplePages.notFound, "/privacy-policy/", "/terms-of-service/", "/disclaimer/"];

/**
 * Runs in the page: screens without a button in view, up to the footer; places where the bar covers the footer; and a bar
 * in the first screen.
 */
async function findGaps(selector: string): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const gaps: string[] = [];
  const footer = document.querySelector("footer") as Element;
  const shown = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
  };
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    // The bar follows the timelines of the page's own buttons in the frame after scrolling.
    await frame();
    await frame();
    const barBottom = document.querySelector(`${selector} > div`)?.getBoundingClientRect().bottom ?? 0;
    const footerTop = footer.getBoundingClientRect().top;
    if (y === 0 && barBottom - 1 < innerHeight) gaps.push("the bar is in the first screen");
    if (barBottom > footerTop + 1) gaps.push(`at ${y} the bar covers the footer`);
    if (y < innerHeight || footerTop < innerHeight) continue;
    if (![...document.querySelectorAll("a[rel~=sponsored]")].some(shown)) gaps.push(`at ${y} no button is in view`);
  }
  return gaps;
}

for (let part = 0; part < PARTS; part += 1)
  test(`a button is in view from the second screen of every page but legal ones and 404 on, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    const paths = allPages.filter((path) => !withoutBar.includes(path as never));
    const gaps: string[] = [];
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.goto(path);
      await expect(page.locator(`${bar} a[rel~=sponsored]`)).toHaveCount(1);
      gaps.push(...(await page.evaluate(findGaps, bar)).map((gap) => `${path}: ${gap}`));
    }
    expect(paths.length).toBeGreaterThan(70);
    expect(gaps).toEqual([]);
  });

test("legal pages and the 404 page have no bar, and wide screens and paper show none", async ({ page }) => {
  for (const path of withoutBar) {
    await page.goto(path);
    await expect(page.locator(bar)).toHaveCount(0);
  }
  await page.goto(samplePages.article);
  const button = page.locator(`${bar} a[rel~=sponsored]`);
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // The header has a button from here on; up to the contents' own column the bar has the link to them.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(button).toBeHidden();
  await expect(page.locator(`${bar} a[href="#contents"]`)).toBeVisible();
  await page.setViewportSize({ width: 1060, height: 900 });
  await expect(page.locator(bar)).toBeHidden();
});

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

for (const width of [320, 390])
  test(`the bar's targets are 44 pixels high and on one line, and it covers nothing that has the focus, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(samplePages.list);
    const list = await page.locator(`${bar} > div`).boundingBox();
    expect(list?.height).toBeLessThanOrEqual(72);
    await page.goto(samplePages.article);
    await page.locator("main h2").nth(3).scrollIntoViewIfNeeded();
    for (const { height } of await boxes(page, `${bar} a`)) expect(height).toBeGreaterThanOrEqual(44);
    const [{ height: barHeight, right } = { height: Infinity, right: Infinity }] = await boxes(page, `${bar} > div`);
    expect([barHeight <= 72, right]).toEqual([true, width]);
    const covered = await page.evaluate((selector) => {
      const frames = document.querySelector(`${selector} > div`) as HTMLElement;
      return [...document.querySelectorAll<HTMLElement>("main a, main summary")]
        .filter((element) => {
          element.focus();
          const { top, bottom } = element.getBoundingClientRect();
          const { top: barTop } = frames.getBoundingClientRect();
          return (
            document.activeElement === element &&
            top < innerHeight &&
            bottom > barTop + 1 &&
            frames.checkVisibility({ visibilityProperty: true })
          );
        })
        .map(({ textContent }) => textContent);
    }, bar);
    expect(covered).toEqual([]);
  });

test("the bar gives way to the page's own button, and comes back", async ({ page }) => {
  await page.goto(samplePages.article);
  const button = page.locator(`${bar} a[rel~=sponsored]`);
  const own = page.locator("main section:has(h2) a[rel~=sponsored]").first();
  const scrollTo = (block: "center" | "start") =>
    own.evaluate((element, position) => {
      element.scrollIntoView({ block: position, behavior: "instant" });
      if (position === "start") scrollBy({ top: 200, behavior: "instant" });
    }, block);
  await scrollTo("center");
  await expect(own).toBeInViewport();
  await expect(button).toBeHidden();
  await scrollTo("start");
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
});
