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

test("the cover of the article is drawn, sharp at any size", async ({ page }) => {
  await page.goto(kinds.article);
  const { source, width } = await page.locator("main article picture img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { source: image.currentSrc, width: image.naturalWidth };
  });
  expect(source).toMatch(/\/static\/covers\/[0-9a-f]{20}\.svg$/);
  expect(width).toBe(1600);
});
