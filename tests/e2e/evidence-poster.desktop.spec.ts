import { expect, test } from "@playwright/test";
import { axeInBothSchemes } from "./axe";
import { showOnly } from "./load-page";
import { samplePages } from "./sample-pages";

const poster = "main figure";

test.beforeEach(({ page }) => page.goto(samplePages.evidence));

test("the poster is the first screen, its texts are whole and apart at each width, and it passes axe", async ({ page }) => {
  await page.evaluate(() => document.fonts.ready);
  const errors: string[] = [];
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    errors.push(...(await page.locator(poster).evaluate(findErrors)).map((error) => `${width} px: ${error}`));
  }
  expect(errors).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await showOnly(page, poster);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await axeInBothSchemes(page, poster)).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect(page.locator(`${poster} li a[tabindex]`).first()).toBeVisible();
});

/** Texts that are cut, covered by others or small, and dots outside their cells. */
function findErrors(figure: Element): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const frame = boxOf(figure);
  const errors = frame.top < innerHeight / 4 ? [] : [`the poster begins at ${frame.top} px`];
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && boxOf(element).width > 0;
  const texts = [...figure.querySelectorAll("h1, li > a, small, p, .axis *, .totals b, figcaption")].filter(
    (element) => element.children.length === 0 || element.matches("h1, li > a, p, figcaption"),
  );
  for (const text of texts.filter(visible)) {
    const { left, right } = boxOf(text);
    if (left < frame.left || right > frame.right) errors.push(`${text.textContent} is cut`);
    if (parseFloat(getComputedStyle(text).fontSize) < 13) errors.push(`${text.textContent} is small`);
  }
  const words = [...figure.querySelectorAll(".axis b, .axis span")].filter(visible).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => ({ text, box }));
  });
  for (const { text, box } of words)
    for (const other of words)
      if (text !== other.text && Math.abs(box.top - other.box.top) < 8 && box.left <= other.box.left && box.right > other.box.left)
        errors.push(`${text.textContent} touches ${other.text.textContent}`);
  const sureness = [...figure.querySelectorAll(".axis span")].filter(visible).map(({ textContent }) => textContent);
  for (const word of ["limited", "moderate", "strong"])
    if (innerWidth >= 390 && !sureness.includes(word)) errors.push(`no column says ${word}`);
  for (const row of figure.querySelectorAll(":scope > ul > li")) {
    if (boxOf(row).height < 24) errors.push(`${row.textContent} is lower than a finger`);
    const dots = [...row.querySelectorAll("a[tabindex]")].map(boxOf);
    const note = row.querySelector("p");
    if (note && visible(note) && dots.some(({ bottom }) => bottom > boxOf(note).top)) errors.push(`${note.textContent} is over dots`);
    for (const cell of row.querySelectorAll("span[aria-hidden]"))
      for (const dot of cell.querySelectorAll("a"))
        if (boxOf(dot).bottom > boxOf(row).bottom || boxOf(dot).left < boxOf(cell).left - 6)
          errors.push(`${dot.ariaLabel} leaves its cell`);
  }
  return errors;
}

test("a dot has a card while it is pointed at, and leads to the entry of its work", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dot = page.locator(`${poster} li a[tabindex]`).last();
  const readCard = (element: Element) => {
    const { content, right, width, translate } = getComputedStyle(element, "::after");
    const edge = element.getBoundingClientRect().right - parseFloat(right) - (translate === "none" ? 0 : parseFloat(width) / 2);
    return { content: content.replaceAll('"', ""), edge };
  };
  expect((await dot.evaluate(readCard)).content).toBe("none");
  await dot.hover();
  const card = await dot.evaluate(readCard);
  expect(card.content).toBe(await dot.getAttribute("aria-label"));
  const frame = await page.locator(poster).boundingBox();
  expect(card.edge).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  await dot.click();
  await expect(page.locator("article:target")).toBeVisible();
});

test("the keyboard goes from method to method, and reaches every work in the list below; a link to a claim opens its group", async ({
  page,
}) => {
  const rows = page.locator(`${poster} li > a`);
  await rows.first().focus();
  await page.keyboard.press("Tab");
  if ((await rows.count()) > 1) await expect(rows.nth(1)).toBeFocused();
  const list = page.locator("#works ~ details");
  await list.locator("summary").press("Enter");
  await page.keyboard.press("Tab");
  await expect(list.locator("a").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("article:target")).toBeVisible();

  await page.goto(samplePages.evidence);
  const claim = page.locator("#claims ~ details li").last();
  await expect(claim).toBeHidden();
  await page.goto(`${samplePages.evidence}#${await claim.getAttribute("id")}`);
  await expect(claim).toBeInViewport();
});
