import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { kinds } from "./pages";

const axe = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

for (const [kind, path] of Object.entries(kinds)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${kind}: axe finds no fault in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }),
      );
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`))).toEqual(
        [],
      );
    });
  }

  test(`${kind}: nothing moves while it loads, nothing is wider than the screen, no error, no foreign request`, async ({
    page,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && !/status of 404/.test(message.text()) && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("request", (request) => !request.url().startsWith(baseURL ?? "") && problems.push(`request to ${request.url()}`));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      (window as unknown as { shifts: number[] }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(problems).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
  });
}

test("a picture of the article is sent as AVIF where the browser takes it", async ({ page }) => {
  await page.goto(kinds.article);
  const source = await page.locator("main article picture img").evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\.avif$/);
});

test("buttons are not printed, addresses of references are", async ({ page }) => {
  await page.goto(kinds.article);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Unlock Your Brainpower")).toBeHidden();
  await expect(page.getByText(/doi:10\./).first()).toBeVisible();
});
