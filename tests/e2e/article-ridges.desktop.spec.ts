import { expect, test } from "@playwright/test";
import { samplePages } from "./sample-pages";

test("the picture of the site has a line for each title of the archive, newest first, that is no stop of the keyboard", async ({
  page,
}) => {
  await page.goto(samplePages.archive);
  const lines = await page.locator("main figure svg a").evaluateAll((links) =>
    links.map((link) => ({
      entry: [link.getAttribute("href"), link.querySelector("title")?.textContent],
      tabIndex: (link as SVGAElement).tabIndex,
    })),
  );
  const listed = page.locator("main section li a");
  const entries = await listed.evaluateAll((links) => links.map((link) => [link.getAttribute("href"), link.textContent]));
  const [newest = ""] = lines[0]?.entry ?? [];
  expect(lines.map(({ entry }) => entry).sort()).toEqual(entries.sort());
  // The same titles are listed below.
  expect(lines.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  await expect(page.locator("main figure svg")).toHaveAttribute("aria-hidden", "true");
  await page.goto(samplePages.list);
  await expect(page.locator("main article").first().locator(`a[href="${newest}"]`).first()).toBeVisible();
});

test("a line of the picture lifts and shows its title when it is pointed at, and opens its article", async ({ page }) => {
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
