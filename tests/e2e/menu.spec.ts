import { expect, test, type Locator } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const site = readContentFile("site", "content");

test.describe("menu on a phone", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 768, "narrow screens only");

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts on" : "with scripts off", () => {
      test.use({ javaScriptEnabled });

      test("opens below the header with the four links and the button, and closes with the button", async ({ page }) => {
        await page.goto(samplePages.home);
        const menu = page.locator("#menu");
        const toggle = page.getByRole("button", { name: "Menu" });
        await expect(menu).toBeHidden();
        await toggle.click();
        await expect(menu).toBeVisible();
        await expect(menu.getByRole("link")).toHaveText(["Home", "Review", "Blog", "FAQ", /Try The Genius Wave Now/]);
        await expect(menu.locator(`a[href="${site.affiliateLink}"]`)).toBeVisible();
        await toggle.click();
        await expect(menu).toBeHidden();
      });

      test("closes with Escape and when a link is chosen", async ({ page }) => {
        await page.goto(samplePages.home);
        const menu = page.locator("#menu");
        await page.getByRole("button", { name: "Menu" }).click();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await menu.getByRole("link", { name: "FAQ" }).click();
        await expect(page).toHaveURL(/\/faq\/$/);
        await expect(menu).toBeHidden();
      });

      test("is closed after a link was chosen and Back", async ({ page }) => {
        await page.goto(samplePages.home);
        await page.getByRole("button", { name: "Menu" }).tap();
        await page.locator("#menu").getByRole("link", { name: "FAQ" }).tap();
        await expect(page).toHaveURL(/\/faq\/$/);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("#menu")).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).tap();
        await expect(page.locator("#menu")).toBeVisible();
      });

      test("closes when the focus leaves it or a tap falls beside it", async ({ page }) => {
        await page.goto(samplePages.home);
        const menu = page.locator("#menu");
        await page.getByRole("button", { name: "Menu" }).focus();
        await page.keyboard.press("Enter");
        await expect(menu).toBeVisible();
        for (let count = 0; count < 6; count += 1) await page.keyboard.press("Tab");
        await expect(page.locator("main :focus")).toBeVisible();
        await expect(menu).toBeHidden();
        await page.goto(samplePages.home);
        await page.getByRole("button", { name: "Menu" }).tap();
        await page.touchscreen.tap(200, 800);
        await expect(menu).toBeHidden();
      });
    });
  }
});

test("the toggle shows that the menu is open, and the menu marks the current page like the wide header", async ({ page }) => {
  await page.goto(samplePages.review);
  const mark = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const wide = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await page.setViewportSize({ width: 1000, height: 800 });
  const expected = await mark(wide);
  await page.setViewportSize({ width: 390, height: 800 });
  const toggle = page.getByRole("button", { name: "Menu" });
  const closed = await toggle.screenshot();
  await toggle.click();
  await page.mouse.move(0, 700);
  expect((await toggle.screenshot()).equals(closed)).toBe(false);
  await expect(toggle).toHaveAttribute("popovertarget");
  expect(await mark(page.locator("#menu [aria-current]"))).toBe(expected);
});

test.describe("navigation on a desktop", () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "wide screens only");

  test("shows the links and no menu button", async ({ page }) => {
    await page.goto(samplePages.home);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  });

  test("switches to the menu button just below 768 pixels", async ({ page }) => {
    await page.goto(samplePages.home);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  });
});

test("the header stays at the top, and never covers the focused element", async ({ page }) => {
  // Smooth scrolling would move the focused element into view too late.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(samplePages.article);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator("header").first()).toBeInViewport();
  const hidden = await page.evaluate(() => {
    const bottom = document.querySelector("body header")?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll<HTMLElement>("main a, main summary")]
      .filter((element) => {
        element.focus();
        const box = element.getBoundingClientRect();
        return document.activeElement === element && box.bottom > 0 && box.bottom <= bottom;
      })
      .map((element) => element.textContent);
  });
  expect(hidden).toEqual([]);
});

test("the skip link moves the focus past the header", async ({ page }) => {
  await page.goto(samplePages.article);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
