import { expect, test } from "@playwright/test";
import { posts } from "../site-under-test";
import { samplePages } from "./sample-pages";

const { coverText, coverNote } = posts.find(({ path }) => path === samplePages.article) ?? {};

test("an article's cover is part of its document, 21:9, as wide as the text, with its words as text within it", async ({ page }) => {
  if (!coverText || !coverNote) return test.skip(true, "the article has a cover without words");
  await page.goto(samplePages.article);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cover = page.locator("main article a[rel~=sponsored] > span").first();
    const drawing = await cover.locator("svg").boundingBox();
    const text = await page.locator("main article section p").first().boundingBox();
    expect(drawing?.width).toBeCloseTo(text?.width ?? 0, 0);
    expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(21 / 9, 1);
    const box = await cover.boundingBox();
    for (const words of [coverText, coverNote]) {
      const line = await cover.getByText(words).boundingBox();
      expect(line?.x).toBeGreaterThan(box?.x ?? Infinity);
      expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    }
    // The words are not read aloud as part of the link to the seller.
    await expect(page.getByRole("link", { name: coverText })).toHaveCount(0);
  }
});
