import { expect, test, type Locator } from "@playwright/test";
import { categories, site } from "../site-under-test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

test.describe("the menu without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("opens with its links and the button, and closes with its button, Escape, the focus and a tap beside it", async ({ page }) => {
    await page.goto(samplePages.home);
    const menu = page.locator("#menu");
    const toggle = page.locator("header button");
    await expect(menu).toBeHidden();
    const open = async () => {
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
    };
    const closings: Record<string, () => Promise<void>> = {
      "its button": () => toggle.click(),
      Escape: () => page.keyboard.press("Escape"),
      "a tap beside it": () => page.touchscreen.tap(200, 800),
    };
    for (const [name, close] of Object.entries(closings)) {
      await open();
      await close();
      await expect(menu, name).toBeHidden();
    }
    await toggle.tap();
    const links = await menu.getByRole("link").allTextContents();
    for (const text of ["Home", "Review", "Blog", "FAQ", ...categories.map(({ label }) => label)]) expect(links).toContain(text);
    expect(links.at(-1)).toContain(site.headerLabel);
    await expect(menu.locator("a[rel~=sponsored]")).toBeVisible();
    // The toggle and the links of the menu.
    await toggle.focus();
    for (let count = 0; count <= links.length; count += 1) await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test("closes when a link is chosen, and is closed after Back", async ({ page }) => {
    await page.goto(samplePages.home);
    const menu = page.locator("#menu");
    const toggle = page.locator("header button");
    await toggle.tap();
    await menu.getByRole("link", { name: "FAQ" }).tap();
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu).toBeVisible();
  });
});

test("the toggle shows that it closes the menu, and the menu marks the current page like the wide header", async ({ page }) => {
  await page.goto(samplePages.review);
  const mark = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderBottomColor);
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
});

test("at 320 pixels disclosure and header take at most a sixth of the smallest phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [samplePages.home, samplePages.article]) {
    await page.goto(path);
    const header = await page.locator("header").first().boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? Infinity)).toBeLessThanOrEqual(568 / 6);
  }
});

test("the button's finger is drawn in the color of its text; neither it nor a card's arrow is read aloud", async ({ page }) => {
  await page.goto(samplePages.list);
  await page.getByRole("button", { name: "Menu" }).click();
  const button = page.getByRole("link", { name: `${site.headerLabel} (paid link, opens in a new tab)`, exact: true }).first();
  await expect(button).toHaveText(/👉/u);
  const color = await button.evaluate((element) => getComputedStyle(element).color);
  await expect(button.locator("svg")).toHaveCSS("stroke", color);
  const card = page.locator("main article").first();
  await expect(card.getByRole("link", { name: /paid link/ })).toHaveAccessibleName(/^[^↗]+$/);
});
