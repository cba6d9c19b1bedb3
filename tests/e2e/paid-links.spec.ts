import { expect, test, type Page } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const { disclosure, footerDisclosure } = readContentFile("site");
/** WCAG 2.2.2: motion that starts by itself stops within five seconds. WCAG 2.3.1: at most three flashes a second. */
const MAX_SECONDS = 5;
const MAX_FLASHES_PER_SECOND = 3;

const mainPages = [samplePages.home, samplePages.review, samplePages.article, samplePages.list, samplePages.faq];

for (const media of ["screen", "print"] as const)
  test(`the disclosure is visible, as large as the text and close to the first button, on ${media}`, async ({ page }) => {
    await page.emulateMedia({ media });
    for (const path of mainPages) {
      await page.goto(path);
      // Buttons are not printed, so on paper the words of the footer take its place.
      const shown = page.locator(`p:has-text("${media === "print" ? footerDisclosure : disclosure}")`).filter({ visible: true });
      const expected = media === "print" || path === samplePages.article ? 2 : 1;
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
        if (media === "screen") expect([path, size >= bodySize]).toEqual([path, true]);
        expect([path, opacity, clip, width > 100]).toEqual([path, "1", "none", true]);
        // It is a paragraph of its own or shares one with a sentence.
        expect(length).toBeLessThan(400);
      }
    }
  });

interface Timing {
  readonly seconds: number;
  readonly cycleSeconds: number;
}

/** Brings each paid link of the main text into view, and returns the animations that run or are about to, in it. */
async function seeLinks(page: Page, path: string): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  await page.goto(path);
  for (const link of await page.locator('main a[rel~="sponsored"]:visible').all()) {
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    const found = await link.evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Scrolling drives an animation with another timeline: it ends when the reader stops.
      const animations = element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline);
      return animations.map(({ effect }) => {
        const { endTime, duration } = effect?.getComputedTiming() ?? {};
        return { seconds: Number(endTime) / 1000, cycleSeconds: Number(duration) / 1000 };
      });
    });
    timings.push(...found);
  }
  return timings;
}

test("buttons blink for at most five seconds, with at most three flashes a second, and never under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect((await seeLinks(page, samplePages.article)).length).toBeGreaterThan(0);
  for (const path of mainPages)
    for (const { seconds, cycleSeconds } of await seeLinks(page, path)) {
      expect([path, seconds <= MAX_SECONDS]).toEqual([path, true]);
      expect([path, cycleSeconds === 0 || 1 / cycleSeconds <= MAX_FLASHES_PER_SECOND]).toEqual([path, true]);
    }

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of mainPages) expect([path, await seeLinks(page, path)]).toEqual([path, []]);
});

test("on a phone, home has a button every four screens", async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 400, "phones only");
  await page.goto(samplePages.home);
  const tops = await page
    .locator("main a[rel~=sponsored]:not(article a)")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top / innerHeight));
  const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(4);
});
