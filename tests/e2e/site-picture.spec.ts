import { expect, test } from "@playwright/test";
import { routes } from "../../src/site/routes";
import { samplePages } from "./sample-pages";

test("the picture of the site has a line for each title of the archive, newest first, that leads to its article", async ({ page }) => {
  await page.goto(samplePages.archive);
  const lines = page.locator("main figure svg a");
  const listed = page.locator("main section li a");
  const hrefs = await lines.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const titles = await lines.evaluateAll((links) => links.map((link) => link.querySelector("title")?.textContent));
  const entries = await listed.evaluateAll((links) => links.map((link) => [link.getAttribute("href"), link.textContent]));
  expect(hrefs.map((href, i) => [href, titles[i]]).sort()).toEqual(entries.sort());
  const [newest = ""] = hrefs;
  await page.goto(samplePages.list);
  await expect(page.locator("main article").first().locator(`a[href="${newest}"]`).first()).toBeVisible();
});

test("a line of the picture lifts and shows its title when it is pointed at, and opens its article", async ({ page, hasTouch }) => {
  test.skip(hasTouch, "a touch opens the article at once");
  await page.goto(samplePages.archive);
  const line = page.locator("main figure svg a").nth(5);
  const title = await line.locator("title").textContent();
  const label = line.locator("text");
  await expect(label).toHaveCSS("opacity", "0");
  const box = await line.locator("path").first().boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(at.x, at.y);
  await expect(label).toHaveCSS("opacity", "1");
  await expect(label).toHaveText(title ?? "");
  await expect(line.locator("path").nth(1)).toHaveCSS("transform", /matrix\(1, 0, 0, 1, 0, -4\)/);
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("the picture's lines are no stops of the keyboard, since the same titles are listed below", async ({ page }) => {
  await page.goto(samplePages.archive);
  const reached = await page
    .locator("main figure svg a")
    .evaluateAll((links) => links.filter((link) => (link as SVGAElement).tabIndex >= 0).length);
  expect(reached).toBe(0);
  await expect(page.locator("main figure svg")).toHaveAttribute("aria-hidden", "true");
});

test("the picture has its own colours in forced colours", async ({ page }) => {
  const coloursOf = () =>
    page.locator("main figure div, main figure svg a path + path").evaluateAll((parts) =>
      parts.map((part) => {
        const { stroke, fill, backgroundColor } = getComputedStyle(part);
        return `${stroke} ${fill} ${backgroundColor}`;
      }),
    );
  await page.goto(samplePages.archive);
  const colours = await coloursOf();
  // The ground and five categories.
  expect(new Set(colours).size).toBe(6);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await coloursOf()).toEqual(colours);
});

test("home shows the picture small, as one link to the archive", async ({ page }) => {
  await page.goto(samplePages.home);
  const link = page.getByRole("link", { name: "newest articles in one picture" });
  await expect(link).toHaveAttribute("href", routes.archive);
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});
