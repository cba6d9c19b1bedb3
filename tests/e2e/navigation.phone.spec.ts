import { expect, test } from "@playwright/test";
import { POSTS_PER_PAGE } from "../../src/site/limits";
import { posts } from "../site-under-test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

// Pages have no scripts, so every behavior works without them.
test.use({ javaScriptEnabled: false });

test("a link to a question opens it", async ({ page }) => {
  for (const path of [samplePages.faq, samplePages.article]) {
    await page.goto(path);
    const id = await page.locator("main details[name] > [id]").last().getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${path}#${id}`);
    await expect(page.locator(`#${id} > p`).first()).toBeInViewport();
  }
});

test("the pager leads through the list, and each page starts at the top @content", async ({ page }) => {
  const last = Math.ceil(posts.length / POSTS_PER_PAGE);
  test.skip(last < 2, "all articles are on one page");
  await page.goto(samplePages.list);
  const pager = page.getByRole("navigation", { name: "Pagination" });
  await expect(pager.getByText("Previous")).toHaveAttribute("aria-disabled", "true");
  // By key: where parts are laid out as they come near, a click can meet what has just moved there.
  await pager.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("main article")).toHaveCount(Math.min(POSTS_PER_PAGE, posts.length - POSTS_PER_PAGE));
  if (last > 2) await pager.getByRole("link", { name: `Page ${last}`, exact: true }).press("Enter");
  await expect(pager.getByText("Next")).toHaveAttribute("aria-disabled", "true");
});

test.describe("with scripts on", () => {
  test.use({ javaScriptEnabled: true });

  test("a paid link opens the seller in a new tab without opener and without a referrer @content", async ({ page, context }) => {
    const referrers: (string | undefined)[] = [];
    await context.route(/^https:/, async (route) => {
      referrers.push(route.request().headers()["referer"]);
      await route.fulfill({ contentType: "text/html", body: "<title>Seller</title>" });
    });
    await page.goto(samplePages.review);
    const link = page.locator("main a[rel~=sponsored]").first();
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await tab.waitForLoadState();
    expect(referrers).toEqual([undefined]);
    expect(await tab.evaluate(() => window.opener === null && document.referrer === "")).toBe(true);
  });
});
