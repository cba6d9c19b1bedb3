import { expect, test, type Page } from "@playwright/test";
import { site } from "../site-under-test";
import { readPage } from "./all-pages";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

const { disclosure, footerDisclosure } = site;
/** WCAG 2.2.2: motion that starts by itself stops within five seconds. WCAG 2.3.1: at most three flashes a second. */
const MAX_SECONDS = 5;
const MAX_FLASHES_PER_SECOND = 3;

const mainPages = [samplePages.home, samplePages.review, samplePages.article, samplePages.list, samplePages.faq];

/** Expects the disclosure to be visible, as large as the text and short, on a screen or on paper. */
async function expectDisclosure(page: Page, path: string, media: "screen" | "print"): Promise<void> {
  await page.emulateMedia({ media });
  // Buttons are not printed, so on paper the footer's words are at the top.
  const shown = page.locator(`p:has-text("${media === "print" ? footerDisclosure : disclosure}")`).filter({ visible: true });
  const paragraphs = await shown.evaluateAll((all) =>
    all.map((element) => {
      const { opacity, clipPath, fontSize } = getComputedStyle(element);
      return {
        isAsLarge: parseFloat(fontSize) >= parseFloat(getComputedStyle(document.body).fontSize),
        isShown: opacity === "1" && clipPath === "none" && element.getBoundingClientRect().width > 100,
        // It is a paragraph of its own or shares one with a sentence.
        isShort: element.textContent.length < 400,
      };
    }),
  );
  expect([path, media, paragraphs.length]).toEqual([path, media, media === "screen" && path === samplePages.article ? 2 : 1]);
  for (const { isAsLarge, isShown, isShort } of paragraphs)
    expect([path, media, isAsLarge || media === "print", isShown, isShort]).toEqual([path, media, true, true, true]);
}

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
    for (const { effect } of link.getAnimations({ subtree: true })) {
      const { endTime, duration } = effect?.getComputedTiming() ?? {};
      timings.push({ seconds: Number(endTime) / 1000, cycleSeconds: Number(duration) / 1000 });
    }
  }
  return timings;
}

test("the disclosure is close to the first button, and buttons blink for at most five seconds, never under reduced motion", async ({
  page,
}) => {
  for (const path of mainPages) {
    await page.emulateMedia({ reducedMotion: "no-preference", media: "screen" });
    await page.goto(path);
    const timings = await page.evaluate(seeLinks);
    if (/animation:\w+ 1\.4s/.test(readPage(path))) expect(timings.length).toBeGreaterThan(0);
    for (const { seconds, cycleSeconds } of timings) {
      expect([path, seconds <= MAX_SECONDS]).toEqual([path, true]);
      expect([path, cycleSeconds === 0 || 1 / cycleSeconds <= MAX_FLASHES_PER_SECOND]).toEqual([path, true]);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect([path, await page.evaluate(seeLinks)]).toEqual([path, []]);
    for (const media of ["screen", "print"] as const) await expectDisclosure(page, path, media);
  }
});
