import { expect, test, type Locator } from "@playwright/test";
import { site } from "../site-under-test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

test("the toggle shows that it closes the menu, as a tap beside it does, and the menu marks the current page like the wide header", async ({
  page,
}) => {
  await page.goto(samplePages.review);
  const mark = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine);
  await page.setViewportSize({ width: 768, height: 800 });
  const wide = page.getByRole("navigation", { name: "Main" });
  await expect(wide).toBeVisible();
  await expect(wide.getByRole("listitem")).toHaveCount(4);
  const expected = await mark(wide.locator("[aria-current]"));
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(wide).toBeHidden();
  const toggle = page.locator("header button");
  const shownLines = () => toggle.locator("path").evaluateAll((lines) => lines.map((line) => line.checkVisibility()));
  await expect(toggle).toHaveAccessibleName("Menu");
  expect(await shownLines()).toEqual([true, false]);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName("Close");
  expect(await shownLines()).toEqual([false, true]);
  expect(await mark(page.locator("#menu [aria-current]"))).toBe(expected);
  await page.setViewportSize(phone.viewport);
  await page.touchscreen.tap(3, 800);
  await expect(page.locator("#menu")).toBeHidden();
});

test("at 320 pixels disclosure and header take at most a sixth of the smallest phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [samplePages.home, samplePages.article]) {
    await page.goto(path);
    const header = await page.locator("header").first().boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? Infinity)).toBeLessThanOrEqual(568 / 6);
  }
});

test("the button's finger is drawn in the color of its text; neither it nor a card's arrow is read aloud @content", async ({ page }) => {
  await page.goto(samplePages.list);
  await page.getByRole("button", { name: "Menu" }).click();
  const button = page.getByRole("link", { name: `${site.headerLabel} (paid link, opens in a new tab)`, exact: true }).first();
  await expect(button).toHaveText(/👉/u);
  const color = await button.evaluate((element) => getComputedStyle(element).color);
  await expect(button.locator("svg")).toHaveCSS("stroke", color);
  const card = page.locator("main article").first();
  await expect(card.getByRole("link", { name: /paid link/ })).toHaveAccessibleName(/^[^↗]+$/);
});
