import { expect, test } from "@playwright/test";
import { samplePages } from "./sample-pages";

test.skip(({ viewport }) => (viewport?.width ?? 0) >= 768, "a phone with large text");

/** Its title has one of the longest words. */
const longWord = "/blog/theta-waves-and-memory-consolidation/";

for (const [kind, path] of Object.entries({ ...samplePages, longWord }))
  test(`${kind}: text of twice the size fits a phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const { wider, cut, header } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
      const toggle = document.querySelector("header button");
      return {
        wider: scrollWidth - clientWidth,
        cut:
          (toggle?.scrollWidth ?? 0) - (toggle?.clientWidth ?? 0) + Math.max(0, (toggle?.getBoundingClientRect().right ?? 0) - clientWidth),
        header: (document.querySelector("header")?.offsetHeight ?? 0) / clientHeight,
      };
    });
    expect({ wider, cut }).toEqual({ wider: 0, cut: 0 });
    expect(header).toBeLessThan(0.15);
  });
