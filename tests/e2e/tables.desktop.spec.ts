import { expect, test } from "@playwright/test";
import { product } from "../site-under-test";
import { pagesWith } from "./all-pages";

const picks = pagesWith(/<figure class="[^"]*\btable picks/);
const withProducts = pagesWith(/<details[^>]* class="[^"]*\bproduct"/);
const comparison = picks.find((path) => withProducts.includes(path)) ?? "";
const [withTable = ""] = pagesWith(/<figure class="[^"]*\btable(?! (?:prose|picks))/);

test("the column names stay in view below the header", async ({ page }) => {
  test.skip(withTable === "", "no page has a table");
  await page.goto(withTable);
  const table = page.locator("figure.table:not(.prose, .picks)").first();
  const head = table.locator("thead th").first();
  await table
    .locator("tbody tr")
    .last()
    .evaluate((row) => {
      const header = document.querySelector("header")?.offsetHeight ?? 0;
      scrollBy({ top: row.getBoundingClientRect().top - header - 60, behavior: "instant" });
    });
  await expect(head).toBeInViewport({ ratio: 1 });
  const overlap = await head.evaluate(
    (cell) => cell.getBoundingClientRect().top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
  );
  expect(Math.abs(overlap)).toBeLessThan(2);
});

test("comparisons begin with picks, cards beside each other, and fold each product, our own open, with an anchor in the contents", async ({
  page,
}) => {
  test.skip(comparison === "", "no page has picks and products");
  await page.goto(comparison);
  const first = page.locator("main figure.table").first();
  await expect(first).toHaveClass(/picks/);
  const cards = await first.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  expect(cards[1]?.top).toBe(cards[0]?.top);
  expect(cards[1]?.left).toBeGreaterThan(cards[0]?.right ?? 0);
  // Need, name and reason.
  const parts = first.locator("tbody tr").first().locator("> *");
  await expect(parts).toHaveCount(3);
  const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));

  const contents = page.getByRole("navigation", { name: "Contents" });
  for (const box of await page.locator("details.product").all()) {
    const [name] = await box.locator("h3").allTextContents();
    expect([name, await box.getAttribute("open")]).toEqual([name, name === product.name ? "" : null]);
    await expect(box.locator("summary .suits")).toBeVisible();
    await expect(contents.locator(`a[href="#${await box.locator("h3").getAttribute("id")}"]`)).toHaveCount(1);
  }
  // On paper a table is divided between pages, and what is small is not.
  await page.emulateMedia({ media: "print" });
  await expect(first).toHaveCSS("break-inside", "auto");
  for (const part of [".picks tr", ".product"]) await expect(page.locator(part).first()).toHaveCSS("break-inside", "avoid");
});
