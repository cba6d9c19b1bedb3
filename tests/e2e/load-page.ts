import type { Page } from "@playwright/test";

/** The largest sum of a page's layout shifts that counts as good (https://web.dev/articles/cls): a line more or less in the fallback font moves what is below it. */
export const LARGEST_SHIFT = 0.1;

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

/** Opens a page whose fonts come after its text has been painted in the fallback fonts, as on a slow connection. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined;
  const isPainted = new Promise<void>((resolve) => (release = resolve));
  const fonts = "**/*.woff2";
  await page.route(fonts, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.evaluate(waitForText);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Shifts are reported when the next frame has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.unroute(fonts);
}

/**
 * Runs in the page: waits until text is painted. It is invisible for 0.1 s while it waits for its font
 * (https://drafts.csswg.org/css-fonts/#font-display-timeline).
 */
function waitForText(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) setTimeout(resolve, 150);
    }).observe({ type: "paint", buffered: true });
  });
}

/** Hides all of a page but one element, in the same place of the document, so that the browser lays out little else. */
export const showOnly = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selected) => {
    for (let element = document.querySelector(selected); element?.parentElement; element = element.parentElement)
      for (const sibling of element.parentElement.children)
        if (sibling !== element && sibling instanceof HTMLElement) sibling.style.display = "none";
  }, selector);

/** Lays out all of the open page, which phones otherwise do as its parts come near: for measuring. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
  });
