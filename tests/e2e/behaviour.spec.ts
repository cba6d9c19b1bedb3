import { expect, test } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const site = readContentFile("site", "content");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts on" : "with scripts off", () => {
    test.use({ javaScriptEnabled });

    test("the FAQ opens one answer at a time, and the open one can be closed", async ({ page }) => {
      await page.goto(samplePages.faq);
      const items = page.locator("main details");
      const [first, second] = [items.nth(0), items.nth(7)];
      await first.locator("summary").click();
      await expect(first.locator("p").first()).toBeVisible();
      await second.locator("summary").click();
      await expect(second.locator("p").first()).toBeVisible();
      await expect(first.locator("p").first()).toBeHidden();
      await second.locator("summary").click();
      await expect(second.locator("p").first()).toBeHidden();
    });

    test("an article's two questions do the same and do not affect the table of contents", async ({ page }) => {
      await page.goto(samplePages.article);
      const questions = page.locator('details[name="post-faq"]');
      await questions.nth(0).locator("summary").click();
      await questions.nth(1).locator("summary").click();
      await expect(questions.nth(0)).not.toHaveAttribute("open");
      await expect(questions.nth(1)).toHaveAttribute("open");
      await expect(page.locator('nav[aria-label="Contents"] details')).not.toHaveAttribute("name");
    });

    test("a question's button leads to its article", async ({ page }) => {
      await page.goto(samplePages.faq);
      const item = page.locator("main details", { has: page.locator('a[href^="/blog/"]') }).first();
      await item.locator("summary").click();
      const href = await item.locator("a").getAttribute("href");
      await item.locator("a").click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator("h1")).toBeVisible();
    });

    test("the pager links to the next page of the list, which starts at the top", async ({ page }) => {
      await page.goto(samplePages.list);
      const pager = page.getByRole("navigation", { name: "Pagination" });
      await expect(pager.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
      await pager.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(page.locator("main article")).toHaveCount(9);
      await page.getByRole("navigation", { name: "Pagination" }).getByRole("link", { name: "Page 7" }).click();
      await expect(page.getByRole("navigation", { name: "Pagination" }).getByText("Next")).toHaveAttribute("aria-disabled", "true");
    });

    test("a category badge leads to its list, and the list back to the blog", async ({ page }) => {
      await page.goto(samplePages.article);
      await page.locator("article header").getByRole("link", { name: "Focus & Concentration" }).click();
      await expect(page).toHaveURL(/\/blog\/category\/focus-and-concentration\/$/);
      await page.getByRole("link", { name: "Back to all articles" }).click();
      await expect(page).toHaveURL(/\/blog\/$/);
    });

    test("a card's picture leads to the seller in a new tab, and its title to the article", async ({ page }) => {
      await page.goto(samplePages.list);
      const card = page.locator("main article").first();
      const paid = card.locator(`a[href="${site.affiliateLink}"]`);
      await expect(paid).toHaveAttribute("target", "_blank");
      const title = await card.getByRole("heading").innerText();
      await card.getByRole("link", { name: title, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });

    test("a citation leads to its reference and back", async ({ page }) => {
      await page.goto(samplePages.article);
      await page.getByRole("link", { name: "Reference 2" }).first().click();
      await expect(page.locator("#references ~ ol > li").nth(1)).toBeInViewport();
      await page.locator("#references ~ ol > li").nth(1).getByRole("link", { name: "Back to the text" }).click();
      await expect(page.getByRole("link", { name: "Reference 2" }).first()).toBeInViewport();
    });
  });
}

test("a paid link opens the seller in a new tab without opener and without a referrer", async ({ page, context }) => {
  const requests: { referer: string | undefined }[] = [];
  await context.route(`${site.affiliateLink}**`, async (route) => {
    requests.push({ referer: route.request().headers()["referer"] });
    await route.fulfill({ contentType: "text/html", body: "<title>Seller</title>" });
  });
  await page.goto(samplePages.review);
  const [tab] = await Promise.all([context.waitForEvent("page"), page.locator(`main a[href="${site.affiliateLink}"]`).first().click()]);
  await tab.waitForLoadState();
  expect(requests).toEqual([{ referer: undefined }]);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
});

test("unknown articles, categories and list pages show the 404 page", async ({ page }) => {
  for (const path of ["/blog/no-such-article/", "/blog/category/no-such-category/", "/blog/page/99/"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404\/$/);
  }
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Go back to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});
