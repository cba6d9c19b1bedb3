import { expect, test } from "@playwright/test";
import { allOf } from "../site-under-test";
import { axeInBothSchemes } from "./axe";
import { samplePages } from "./sample-pages";

const hasFirstHand = (["purchase", "recording", "trial"] as const).some((type) => allOf(type).length > 0);

test("what was bought, measured and tried can be read on screens and on paper @content", async ({ page }) => {
  test.skip(!hasFirstHand, "nobody has bought, measured or tried it");
  await page.goto(samplePages.review);
  const section = "section:has(> :is(#bought, #recording, #trial))";
  const parts = page.locator(section);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await axeInBothSchemes(page, section)]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const image of await parts.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: "print" });
  for (const part of await parts.locator("figure, dl").all()) await expect(part).toBeVisible();
});
