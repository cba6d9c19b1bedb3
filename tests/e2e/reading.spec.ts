import { expect, test } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { kinds } from "./pages";

const site = readContentFile("site", "content");

test("a section's heading leads to itself, so that its address can be handed on", async ({ page }) => {
  await page.goto(kinds.article);
  const heading = page.locator("main article section h2").nth(2);
  const id = await heading.getAttribute("id");
  await heading.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(heading).toBeInViewport();
});

test("breadcrumbs lead from an article to its category, to the blog and home", async ({ page }) => {
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await page.goto(kinds.article);
  await trail.getByRole("link", { name: "Focus & Concentration" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/focus-and-concentration\/$/);
  await expect(trail.getByText("Focus & Concentration")).toHaveAttribute("aria-current", "page");
  await trail.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await trail.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the list of every title is found from the blog and from a dead link, and leads to articles", async ({ page }) => {
  await page.goto(kinds.notFound);
  await page.getByRole("link", { name: "Every article by title" }).click();
  await expect(page).toHaveURL(/\/blog\/all\/$/);
  await page.goto(kinds.list);
  await page.getByRole("link", { name: "Every article by title" }).click();
  await page.getByRole("navigation", { name: "Categories on this page" }).getByRole("link", { name: "Memory Improvement" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Memory Improvement" })).toBeInViewport();
  const title = page.locator("main section li a").nth(20);
  const text = await title.innerText();
  await title.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
});

test("the pages about the site are found in the footer", async ({ page }) => {
  await page.goto(kinds.home);
  await page.locator("footer").getByRole("link", { name: "Editorial policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Editorial policy" })).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "About this site" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "How to buy without our link" })).toBeVisible();
});

test("sharing tells nobody anything until a link is followed", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => !request.url().startsWith(baseURL ?? "") && foreign.push(request.url()));
  await page.goto(kinds.article, { waitUntil: "networkidle" });
  const share = page.getByRole("navigation", { name: "Share this article" });
  await share.scrollIntoViewIfNeeded();
  await share.getByRole("link", { name: "WhatsApp" }).hover();
  const address = new URL((await share.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  expect(address.searchParams.get("text")).toContain(`${site.url}${kinds.article}`);
  expect(foreign).toEqual([]);
});

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(kinds.article);
    await page.emulateMedia({ media: "print" });
  });

  test("an article is its text: no button, no navigation, nothing to click through", async ({ page }) => {
    const navigation = (name: string) => page.getByRole("navigation", { name, includeHidden: true });
    const unprinted = [
      page.getByText("Unlock Your Brainpower"),
      page.locator("header", { has: page.locator("#menu") }),
      ...["Breadcrumb", "Contents", "Share this article", "Previous and next article", "Quick Links", "Legal"].map(navigation),
      page.getByRole("heading", { level: 2, name: "Read next", includeHidden: true }),
      page.getByText("Back to the blog"),
    ];
    for (const part of unprinted) {
      await expect(part).toHaveCount(1);
      await expect(part).toBeHidden();
    }
  });

  test("its answers stand open, its references have their addresses, and it says where it is from and how the site earns", async ({
    page,
  }) => {
    for (const answer of await page.locator('details[name="post-faq"] p').all()) await expect(answer).toBeVisible();
    await expect(page.getByText(/doi:10\./).first()).toBeVisible();
    await expect(page.getByText(`Printed from ${site.url}${kinds.article}`)).toBeVisible();
    await expect(page.getByText(site.disclosure).first()).toBeVisible();
    const colours = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours).toBe("rgb(255, 255, 255)");
  });
});

test("feeds and copies are served as what they are, for anybody to fetch", async ({ request }) => {
  for (const [path, type] of [
    ["/feed.xml", "application/rss+xml"],
    ["/blog/category/memory-improvement/feed.json", "application/feed+json"],
    [kinds.article.replace(/\/$/, ".md"), "text/markdown"],
    ["/llms.txt", "text/plain"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(response.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  }
});
