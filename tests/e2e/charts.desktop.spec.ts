import { expect, test } from "@playwright/test";
import { axeInBothSchemes } from "./axe";
import { withNewStyles } from "./all-pages";
import { charts } from "./charts";
import { allOf, references } from "../site-under-test";
import { showOnly } from "./load-page";

/** A tally on a page. */
const tally = allOf("chart").find(({ id, kind, rows }) => kind === "dots" && rows.length > 1 && charts.has(`chart-${id}`));
const effectAt = (effect: string) =>
  references.find(({ id }) => effect.startsWith(`${id}/`))?.effects?.find(({ id }) => effect.endsWith(`/${id}`));
const chartsWithNewStyles = withNewStyles([...charts].map(([id, { html }]) => [id, html]));

test("charts that together show every style pass axe in both schemes, with their tables open", async ({ page }) => {
  const errors: string[] = [];
  for (const id of chartsWithNewStyles) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(charts.get(id)?.path ?? "");
    await showOnly(page, `#${id}`);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.locator(`#${id} details`).evaluate((element: HTMLDetailsElement) => (element.open = true));
    errors.push(...(await axeInBothSchemes(page, `#${id}`)).map((error) => `${id}: ${error}`));
  }
  expect(errors).toEqual([]);
});

test("forced colors keep a filled and a hollow mark apart", async ({ page }) => {
  if (!tally) return test.skip(true, "no page has a tally");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(charts.get(`chart-${tally.id}`)?.path ?? "");
  const fills = await page
    .locator(`#chart-${tally.id} circle`)
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
  const first = effectAt(tally.rows[0]?.effect ?? "")?.estimate ?? 0;
  expect(new Set(fills.slice(0, first)).size).toBe(1);
  expect(fills[first]).not.toBe(fills[0]);
});
