import { expect, test } from "@playwright/test";
import { pagesWith } from "./all-pages";
import { samplePages } from "./sample-pages";

test("a card is still a row of a table for screen readers, with its row and column headers", async ({ page }) => {
  const [path] = pagesWith(/<figure class="[^"]*\btable"/);
  if (path === undefined) return test.skip(true, "no page has a table");
  await page.goto(path);
  const table = page.locator("figure.table").getByRole("table").first();
  const columns = await table.locator("thead th").count();
  await expect(table.getByRole("columnheader")).toHaveCount(columns);
  await expect(table.getByRole("row").nth(1).getByRole("rowheader")).toHaveCount(1);
  await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveCount(columns - 1);
});

test("references are folded under their number; a citation opens them, and its source is in view", async ({ page }) => {
  test.skip(!pagesWith(/Reference 1\b/).includes(samplePages.article), "no article cites a work");
  await page.goto(samplePages.article);
  const references = page.getByRole("region", { name: "References" });
  const source = references.getByRole("listitem").first();
  await expect(references.locator("summary")).toHaveText(/^\d+ sources$/);
  await expect(source).toBeHidden();
  await page.getByRole("link", { name: "Reference 1", exact: true }).first().click();
  await expect(source).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await page.reload();
  await expect(source).toBeVisible();
  await expect(references.locator("summary")).toBeHidden();
});

test("after an article come covers of three others; pressing one leads to its article", async ({ page }) => {
  await page.goto(samplePages.article);
  const cards = page.getByRole("region", { name: "Read next" }).getByRole("listitem");
  for (const card of await cards.all()) await expect(card.locator("img")).toBeVisible();
  const path = await cards.first().getByRole("heading").getByRole("link").getAttribute("href");
  await cards
    .first()
    .locator("img")
    .click({ position: { x: 20, y: 20 }, force: true });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("a panel that says what to do stands apart from the text and fits the smallest phone", async ({ page }) => {
  const paths = pagesWith(/<div role="note" class="[^"]*\bpanel"/);
  test.skip(paths.length === 0, "no page has a panel");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(paths[0] ?? "");
  const panel = page.locator(".panel").first();
  await expect(panel.locator("strong").first()).toHaveCSS("display", "block");
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await panel.evaluate((box) => getComputedStyle(box).borderLeftWidth)).not.toBe("0px");
});

test("section headings of articles are 30 pixels on a phone", async ({ page }) => {
  await page.goto(samplePages.article);
  const size = await page
    .locator("main section > h2")
    .first()
    .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(Math.abs(size - 30)).toBeLessThan(1.5);
});
