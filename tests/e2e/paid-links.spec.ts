import { expect, test } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const { disclosure } = readContentFile("site");
/** WCAG 2.2.2: motion that starts by itself stops within five seconds. WCAG 2.3.1: at most three flashes a second. */
const MAX_SECONDS = 5;
const MAX_FLASHES_PER_SECOND = 3;

const mainPages = [samplePages.home, samplePages.review, samplePages.article, samplePages.list, samplePages.faq];

for (const media of ["screen", "print"] as const)
  test(`the disclosure is visible, as large as the text and close to the first button, on ${media}`, async ({ page }) => {
    await page.emulateMedia({ media });
    for (const path of mainPages) {
      await page.goto(path);
      const shown = page.locator(`p:has-text("${disclosure}")`);
      const expected = path === samplePages.review || path === samplePages.article ? 2 : 1;
      expect([path, await shown.count()]).toEqual([path, expected]);
      for (const paragraph of await shown.all()) {
        await expect(paragraph).toBeVisible();
        const { size, bodySize, opacity, clip, width, length } = await paragraph.evaluate((element) => {
          const style = getComputedStyle(element);
          const { width: shownWidth } = element.getBoundingClientRect();
          const sizes = [style, getComputedStyle(document.body)].map(({ fontSize }) => parseFloat(fontSize));
          const { opacity: shownOpacity, clipPath } = style;
          return {
            size: sizes[0] ?? 0,
            bodySize: sizes[1] ?? 0,
            opacity: shownOpacity,
            clip: clipPath,
            width: shownWidth,
            length: element.textContent.length,
          };
        });
        expect([path, size >= bodySize]).toEqual([path, true]);
        expect([path, opacity, clip, width > 100]).toEqual([path, "1", "none", true]);
        // It is a paragraph of its own or shares one with a sentence.
        expect(length).toBeLessThan(400);
      }
    }
  });

/** Every animation of a link to the seller, or of something in it, on the page as it is now. */
const animations = () =>
  document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('a[rel~="sponsored"]')) return [];
    const { endTime, duration } = effect.getComputedTiming();
    // Scrolling drives an animation that has another timeline; it ends when the reader stops.
    const isTimed = animation.timeline === document.timeline;
    return isTimed ? [{ seconds: Number(endTime) / 1000, cycleSeconds: Number(duration) / 1000 }] : [];
  });

test("buttons blink for at most five seconds, with at most three flashes a second, and never under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  let count = 0;
  for (const path of mainPages) {
    await page.goto(path);
    for (const { seconds, cycleSeconds } of await page.evaluate(animations)) {
      count += 1;
      expect([path, seconds <= MAX_SECONDS]).toEqual([path, true]);
      expect([path, cycleSeconds === 0 || 1 / cycleSeconds <= MAX_FLASHES_PER_SECOND]).toEqual([path, true]);
    }
  }
  expect(count).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of mainPages) {
    await page.goto(path);
    expect([path, await page.evaluate(animations)]).toEqual([path, []]);
  }
});
