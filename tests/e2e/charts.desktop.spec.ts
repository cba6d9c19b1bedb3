import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations, colourRules } from "./axe";
import { allPages, readPage, withNewStyles } from "./all-pages";
import { showOnly } from "./load-page";

/** Path and HTML of each chart, once. */
const charts = new Map(
  allPages.flatMap((path) =>
    Array.from(readPage(path).matchAll(/<figure id="(chart-[a-z0-9-]+)".*?<\/figure>/gs), ([html, id = ""]) => [id, { path, html }]),
  ),
);
const pathOf = (id: string): string => charts.get(id)?.path ?? "";
const chartsWithNewStyles = withNewStyles([...charts].map(([id, { html }]) => [id, html]));

/** What is emulated, at which widths, with axe's rules for it: a scheme changes no layout, and paper no colour that axe knows. */
const modes = [
  [{}, [1280, 390, 320], allRules],
  [{ colorScheme: "dark" }, [], colourRules],
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
  expect(charts.size).toBeGreaterThanOrEqual(12);
  expect(errors).toEqual([]);
});

test("a chart is read as one picture with the finding, and its table opens with the keyboard", async ({ page }) => {
  const path = pathOf("chart-adhd-neurofeedback");
  await page.goto(path);
  const figure = page.getByRole("figure", { name: /Raters who knew of the training/ });
  await expect(figure.getByRole("img", { name: /knew of the training saw 0\.35.* probably did not know saw 0\.04/ })).toBeVisible();
  await expect(figure.getByRole("table")).toBeHidden();
  await figure.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("row", { name: /probably did not know 0\.04 −0\.10 to 0\.18/ })).toBeVisible();
});

test("the words of both sides of no effect are in the drawing, and a row that crosses it is quieter than one that does not", async ({
  page,
}) => {
  await page.goto(pathOf("chart-active-dementia"));
  const chart = page.locator("#chart-active-dementia");
  const plot = await chart.locator(".sides svg").boundingBox();
  for (const words of ["← lower risk", "higher risk →"]) {
    const box = await chart.getByText(words).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(plot?.x ?? Infinity);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((plot?.x ?? 0) + (plot?.width ?? 0));
  }
  const colours = await chart.locator("circle").evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).fill));
  expect([colours[0] === colours[3], colours[1] === colours[2], colours[0] === colours[1]]).toEqual([true, true, false]);
});

test("forced colours keep a filled and a hollow mark apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(pathOf("chart-entrainment-studies"));
  const fills = await page
    .locator("#chart-entrainment-studies circle")
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
  expect(new Set(fills.slice(0, 5)).size).toBe(1);
  expect(fills[5]).not.toBe(fills[0]);
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
      const table = figure.querySelector("table") as HTMLElement;
      if (table.getBoundingClientRect().height < 20) found.push("the table is not printed");
      if (getComputedStyle(figure.querySelector("summary") as HTMLElement).display !== "none") found.push("the summary is printed");
    }
    return found;
  }, id);
}
