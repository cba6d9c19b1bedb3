import { expect, test, type Page } from "@playwright/test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

const bar = "main + aside";

test("wide screens show no bar", async ({ page }) => {
  await page.goto(samplePages.article);
  const button = page.locator(`${bar} a[rel~=sponsored]`);
  await expect(button).toBeVisible();
  await expect(page.locator(`${bar} a[href="${samplePages.review}"]`)).toHaveText(/^Verdict: ./);
  // The header has a button from here on.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator(bar)).toBeHidden();
});

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test("the bar's targets are 44 pixels high and on one line", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(samplePages.list);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const list = await page.locator(`${bar} > div`).boundingBox();
    expect([width, (list?.height ?? Infinity) <= 72]).toEqual([width, true]);
  }
  await page.goto(samplePages.article);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.locator("main h2").nth(3).scrollIntoViewIfNeeded();
    for (const { height } of await boxes(page, `${bar} a`)) expect(height).toBeGreaterThanOrEqual(44);
    const [{ height: barHeight, right } = { height: Infinity, right: Infinity }] = await boxes(page, `${bar} > div`);
    expect([barHeight <= 72, right]).toEqual([true, width]);
  }
});
