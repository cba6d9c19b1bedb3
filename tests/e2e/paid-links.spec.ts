import { expect, test } from "@playwright/test";
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

/** Runs in the page: brings each paid link of the main text into view, and returns the animations that run, or are about to, in it. */
async function seeLinks(): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const link of document.querySelectorAll('main a[rel~="sponsored"]')) {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const { timeline, effect } of link.getAnimations({ subtree: true })) {
      // Scrolling drives an animation with another timeline: it ends when the reader stops.
      if (timeline !== document.timeline) continue;
      const { endTime, duration } = effect?.getComputedTiming() ?? {};
      timings.push({ seconds: Number(endTime) / 1000, cycleSeconds: Number(duration) / 1000 });
    }
  }
  return timings;
}

test("buttons blink for at most five seconds, with at most three flashes a second, and never under reduced motion", async ({ page }) => {
  for (const path of mainPages) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    const timings = await page.evaluate(seeLinks);
    if (path === samplePages.article) expect(timings.length).toBeGreaterThan(0);
    for (const { seconds, cycleSeconds } of timings) {
      expect([path, seconds <= MAX_SECONDS]).toEqual([path, true]);
      expect([path, cycleSeconds === 0 || 1 / cycleSeconds <= MAX_FLASHES_PER_SECOND]).toEqual([path, true]);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    expect([path, await page.evaluate(seeLinks)]).toEqual([path, []]);
  }
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
