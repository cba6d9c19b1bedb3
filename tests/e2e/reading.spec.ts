import { expect, test } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const site = readContentFile("site", "content");

test("a section heading links to itself, so that its URL can be shared", async ({ page }) => {
  await page.goto(samplePages.article);
  const heading = page.locator("main article section h2").nth(2);
  const id = await heading.getAttribute("id");
  await heading.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(heading).toBeInViewport();
});

test("breadcrumbs lead from an article to its category, to the blog and home", async ({ page }) => {
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await page.goto(samplePages.article);
  await breadcrumb.getByRole("link", { name: "Focus & Concentration" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/focus-and-concentration\/$/);
  await expect(breadcrumb.getByText("Focus & Concentration")).toHaveAttribute("aria-current", "page");
  await breadcrumb.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await breadcrumb.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("the archive is linked from the blog and the 404 page, and links to articles", async ({ page }) => {
  await page.goto(samplePages.notFound);
  await page.getByRole("link", { name: "Every article by title" }).click();
  await expect(page).toHaveURL(/\/blog\/all\/$/);
  await page.goto(samplePages.list);
  await page.getByRole("link", { name: "Every article by title" }).click();
  await page.getByRole("navigation", { name: "Categories on this page" }).getByRole("link", { name: "Memory Improvement" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Memory Improvement" })).toBeInViewport();
  const title = page.locator("main section li a").nth(20);
  const text = await title.innerText();
  await title.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
});

test("the footer links to the pages about the site", async ({ page }) => {
  await page.goto(samplePages.home);
  await page.locator("footer").getByRole("link", { name: "Editorial policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Editorial policy" })).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "About this site" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "How it earns" })).toBeVisible();
});

test("share links send no request until they are followed", async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => !request.url().startsWith(baseURL ?? "") && requests.push(request.url()));
  await page.goto(samplePages.article, { waitUntil: "networkidle" });
  const share = page.getByRole("navigation", { name: "Share this article" });
  await share.scrollIntoViewIfNeeded();
  await share.getByRole("link", { name: "WhatsApp" }).hover();
  const url = new URL((await share.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "");
  expect(url.searchParams.get("text")).toContain(`${site.url}${samplePages.article}`);
  expect(requests).toEqual([]);
});

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(samplePages.article);
    await page.emulateMedia({ media: "print" });
  });

  test("an article is only its text: no button, no navigation", async ({ page }) => {
    const navigation = (name: string) => page.getByRole("navigation", { name, includeHidden: true });
    const unprinted = [
      page.getByText("Unlock Your Brainpower"),
      ...["Main", "Breadcrumb", "Contents", "Share this article", "Previous and next article", "Quick Links", "Legal"].map(navigation),
      page.getByRole("heading", { level: 2, name: "Read next", includeHidden: true }),
      page.getByText("Back to Focus & Concentration"),
    ];
    for (const part of unprinted) {
      await expect(part).toHaveCount(1);
      await expect(part).toBeHidden();
    }
  });

  test("answers are open, references show their URLs, and the page names its source and the disclosure", async ({ page }) => {
    for (const answer of await page.locator('details[name="post-faq"] p').all()) await expect(answer).toBeVisible();
    await expect(page.getByText(/doi:10\./).first()).toBeVisible();
    await expect(page.getByText(`Printed from ${site.url}${samplePages.article}`)).toBeVisible();
    await expect(page.getByText(site.disclosure).first()).toBeVisible();
    const colours = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours).toBe("rgb(255, 255, 255)");
  });
});

test("answers are printed in two columns that fill the page, and the disclosure is beside the address", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(samplePages.faq);
  await page.emulateMedia({ media: "print" });
  const answer = await page.locator("main details p").first().boundingBox();
  expect(answer?.width).toBeGreaterThan(300);
  const footer = await page.locator("footer").getByText(site.footerDisclosure).boundingBox();
  expect(footer?.width).toBeGreaterThan(300);
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
  await page.goto(samplePages.article);
  const text = await page.locator("main article section p").first().boundingBox();
  const disclosure = await page.locator("main article").getByText(site.disclosure).boundingBox();
  expect(disclosure?.x).toBeCloseTo(text?.x ?? 0, 0);
});

test("feeds and Markdown exports have their MIME types and may be fetched from other origins", async ({ request }) => {
  for (const [path, type] of [
    ["/feed.xml", "application/rss+xml"],
    ["/blog/category/memory-improvement/feed.json", "application/feed+json"],
    [samplePages.article.replace(/\/$/, ".md"), "text/markdown"],
    ["/llms.txt", "text/plain"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(response.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  }
});
