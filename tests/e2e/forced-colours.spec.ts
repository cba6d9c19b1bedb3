import { expect, test, type Locator } from "@playwright/test";
import sharp from "sharp";
import { samplePages } from "./sample-pages";

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

const backgroundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test("a cover is still a drawing", async ({ page }) => {
  await page.goto(samplePages.list);
  const cover = await page.locator("main article a[rel~=sponsored] svg").first().screenshot();
  // A block of one colour has a deviation of zero but for its rounded corners and its tag.
  const { channels } = await sharp(cover).extract({ left: 20, top: 60, width: 200, height: 100 }).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(2);
});

test("the section being read differs from the others in the contents", async ({ page }) => {
  await page.goto(samplePages.article);
  await page.locator("main article section > h2").nth(2).scrollIntoViewIfNeeded();
  const backgrounds = () =>
    page
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  await expect.poll(async () => new Set(await backgrounds()).size).toBe(2);
});

test("the work that a link led to is framed", async ({ page }) => {
  await page.goto("/evidence/");
  await page.getByRole("link", { name: "Melnichuk et al. 2025" }).first().click();
  const works = page.locator("main section > article");
  await expect(works.first()).toHaveCSS("outline-style", "solid");
  await expect(works.nth(1)).toHaveCSS("outline-style", "none");
});

test("the pager's current page and the active category differ from the others", async ({ page }) => {
  await page.goto(samplePages.category);
  const pager = page.getByRole("navigation", { name: "Pagination" });
  expect(await backgroundOf(pager.locator("[aria-current]"))).not.toBe(await backgroundOf(pager.getByRole("link", { name: "Page 2" })));
  const tiles = page.getByRole("navigation", { name: "Browse by category" });
  expect(await backgroundOf(tiles.locator("[aria-current]"))).not.toBe(await backgroundOf(tiles.getByRole("link").first()));
});
