import { expect, test } from "@playwright/test";
import { phone, samplePages } from "./sample-pages";

test("the header stays at the top, neither it nor the bar covers the focused element, and the skip link moves the focus past it", async ({
  page,
}) => {
  // Smooth scrolling would move the focused element into view too late.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(samplePages.article);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  for (const viewport of [page.viewportSize() ?? phone.viewport, phone.viewport]) {
    await page.setViewportSize(viewport);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator("header").first()).toBeInViewport();
    const hidden = await page.evaluate(() => {
      const bottom = document.querySelector("body header")?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector("main + aside > div");
      return [...document.querySelectorAll<HTMLElement>("main a, main summary")]
        .filter((element) => {
          element.focus();
          const box = element.getBoundingClientRect();
          const isAbove = box.bottom > 0 && box.bottom <= bottom;
          const isBelow = box.top < innerHeight && box.bottom > (bar?.getBoundingClientRect().top ?? Infinity) + 1;
          const isCovered = isAbove || (isBelow && bar?.checkVisibility({ visibilityProperty: true }));
          return document.activeElement === element && isCovered;
        })
        .map((element) => element.textContent);
    });
    expect(hidden).toEqual([]);
  }
});
