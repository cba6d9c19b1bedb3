import type { Page } from "@playwright/test";

/** Records layout shifts in all pages that are opened from now on; see {@link layoutShifts}. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scores of the layout shifts since the page was opened. */
export const layoutShifts = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** Not in every frame, which would keep the browser busy. */
const polling = { polling: 50 };

/**
 * Delays the fonts of all pages that are opened from now on until the text has been painted in the fallback fonts, as on
 * a slow connection.
 *
 * @returns a function that opens a page and waits for its fonts and pictures
 */
export async function delayFonts(page: Page): Promise<(path: string) => Promise<void>> {
  let isPainted: Promise<void>;
  await page.route("**/*.woff2", async (route) => {
    await isPainted;
    await route.continue();
  });
  return async (path) => {
    let release: () => void = () => undefined;
    isPainted = new Promise((resolve) => (release = resolve));
    await page.goto(path, { waitUntil: "commit" });
    // Text is invisible for 0.1 s while it waits for its font (https://drafts.csswg.org/css-fonts/#font-display-timeline).
    await page.waitForFunction(
      () => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        return paint && performance.now() > paint.startTime + 200;
      },
      undefined,
      polling,
    );
    release();
    await page.waitForLoadState();
    // Leaving a page while it loads would abort requests.
    await page.waitForFunction(
      () => {
        const isShown = ({ loading, complete }: HTMLImageElement) => complete || loading === "lazy";
        return document.fonts.status === "loaded" && [...document.images].every(isShown);
      },
      undefined,
      polling,
    );
    // Shifts are reported when the next frame has been drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
}

/** Hides all of a page but one element, in the same place of the document, so that the browser lays out little else. */
export const showOnly = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selected) => {
    for (let element = document.querySelector(selected); element?.parentElement; element = element.parentElement)
      for (const sibling of element.parentElement.children)
        if (sibling !== element && sibling instanceof HTMLElement) sibling.style.display = "none";
  }, selector);
