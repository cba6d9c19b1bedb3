import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations, colorRules } from "./axe";
import { allPages, readPage, withNewStyles } from "./all-pages";
import type { ContentValue } from "../../src/content-model/content-types";
import { allOf, references } from "../site-under-test";
import { showOnly } from "./load-page";

/** Path and HTML of each chart, once. */
const charts = new Map(
  allPages.flatMap((path) =>
    Array.from(readPage(path).matchAll(/<figure id="(chart-[a-z0-9-]+)".*?<\/figure>/gs), ([html, id = ""]) => [id, { path, html }]),
  ),
);

/** A chart on a page whose file is as wanted. */
const chartWith = (isWanted: (chart: ContentValue<"chart">) => boolean) =>
  allOf("chart")
    .filter(isWanted)
    .map((chart) => ({ ...chart, path: charts.get(`chart-${chart.id}`)?.path ?? "", figureId: `chart-${chart.id}` }))
    .find(({ path }) => path !== "");
const effectAt = (effect: string) =>
  references.find(({ id }) => effect.startsWith(`${id}/`))?.effects?.find(({ id }) => effect.endsWith(`/${id}`));
const chartsWithNewStyles = withNewStyles([...charts].map(([id, { html }]) => [id, html]));

/** What is emulated, at which widths, with axe's rules for it: a scheme changes no layout, and paper no color that axe knows. */
const modes = [
  [{}, [1280, 390, 320], allRules],
  [{ colorScheme: "dark" }, [], colorRules],
  [{ media: "print" }, [658], []],
] as const;

test("every chart is readable at each width and on paper, and those that together show every style pass axe in both schemes", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  for (const [id, { path }] of charts) {
    await page.goto(path);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await showOnly(page, `#${id}`);
    for (const [mode, widths, rules] of modes) {
      await page.emulateMedia({ colorScheme: "light", media: "screen", ...mode });
      const report = (found: readonly string[]) => errors.push(...found.map((error) => `${id}, ${JSON.stringify(mode)}: ${error}`));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        report((await layoutErrors(page, id)).map((error) => `${width} px: ${error}`));
      }
      if (rules.length === 0 || !chartsWithNewStyles.has(id)) continue;
      const details = page.locator(`#${id} details`);
      await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      report(await axeViolations(page, rules, `#${id}`));
      await details.evaluate((element: HTMLDetailsElement) => (element.open = false));
    }
  }
  expect(errors).toEqual([]);
});

test("forced colors keep a filled and a hollow mark apart", async ({ page }) => {
  const chart = chartWith(({ kind, rows }) => kind === "dots" && rows.length > 1);
  if (!chart) return test.skip(true, "no page has a tally");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(chart.path);
  const fills = await page
    .locator(`#${chart.figureId} circle`)
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
  const first = effectAt(chart.rows[0]?.effect ?? "")?.estimate ?? 0;
  expect(new Set(fills.slice(0, first)).size).toBe(1);
  expect(fills[first]).not.toBe(fills[0]);
});

/** What is wrong with a chart as it is laid out now. */
function layoutErrors(page: Page, id: string): Promise<string[]> {
  return page.evaluate((figureId) => {
    const found: string[] = [];
    const figure = document.getElementById(figureId) as HTMLElement;
    const { left, right } = figure.getBoundingClientRect();
    const drawing = figure.querySelector('[role="img"]') as HTMLElement;
    const boxes = [...drawing.querySelectorAll("p, text, small")]
      .filter((element) => element.textContent !== "")
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      if (box.width === 0 || box.height === 0) found.push(`'${element.textContent}' is not shown`);
      if (box.left < left - 1 || box.right > right + 1) found.push(`'${element.textContent}' is outside of the figure`);
      if (parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`'${element.textContent}' is smaller than 12 px`);
    }
    for (const svg of drawing.querySelectorAll("svg")) if (svg.getBoundingClientRect().height < 10) found.push("a drawing has no height");
    const texts = boxes.filter(({ element }) => element.tagName === "text");
    texts.forEach(({ element, box }, index) => {
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 3) found.push(`'${element.textContent}' and '${other.element.textContent}' overlap`);
      }
    });
    const gridlines = [...drawing.querySelectorAll("line:not(.mark)")].map((line) => line.getBoundingClientRect().left);
    for (const { element, box } of texts.filter(({ element }) => element.closest(".axis") && element.textContent !== "no effect"))
      if (gridlines.every((left) => Math.abs(left - (box.left + box.right) / 2) > 1))
        found.push(`'${element.textContent}' is not below its line`);
    if (/(?:^|[\s(])-\d/.test(figure.textContent)) found.push("a number has a hyphen for a minus sign");
    if (matchMedia("print").matches) {
      // Chromium prints others on the first page.
      const isInFlow = [...figure.querySelectorAll("div > svg")].every((svg) => getComputedStyle(svg).position === "static");
      if (!isInFlow) found.push("a drawing is not in the flow");
      const table = figure.querySelector("table") as HTMLElement;
      if (table.getBoundingClientRect().height < 20) found.push("the table is not printed");
      if (getComputedStyle(figure.querySelector("summary") as HTMLElement).display !== "none") found.push("the summary is printed");
    }
    return found;
  }, id);
}
