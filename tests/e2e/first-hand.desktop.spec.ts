import { expect, test } from "@playwright/test";
import { allOf } from "../site-under-test";
import { allRules, axeViolations } from "./axe";
import { samplePages } from "./sample-pages";

/** Sections of the review by their ids, with the content that each needs. */
const sections = { bought: allOf("purchase"), recording: allOf("recording"), trial: allOf("trial") };

for (const width of [390, 1280])
  test(`the review shows what was bought, measured and tried, and nothing that was not, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(samplePages.review);
      for (const [id, { length }] of Object.entries(sections)) await expect(page.locator(`#${id}`)).toHaveCount(length > 0 ? 1 : 0);
      expect([colorScheme, await axeViolations(page, allRules)]).toEqual([colorScheme, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const parts = page.locator("section:has(> :is(#bought, #recording, #trial))");
    for (const image of await parts.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
    await page.emulateMedia({ media: "print" });
    for (const part of await parts.locator("figure, table:not(details table)").all()) await expect(part).toBeVisible();
  });
