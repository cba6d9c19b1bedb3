import { expect, test, type Page } from "@playwright/test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

const bar = "main + aside";

test("wide screens and paper show no bar", async ({ page }) => {
  await page.goto(samplePages.article);
  const button = page.locator(`${bar} a[rel~=sponsored]`);
  await expect(button).toBeVisible();
  await expect(page.locator(`${bar} a[href="${samplePages.review}"]`)).toHaveText(/^Verdict: ./);
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
