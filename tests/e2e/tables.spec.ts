import { expect, test, type Locator } from "@playwright/test";
import sharp from "sharp";

const TABLES = "/blog/increase-mental-clarity-naturally/";

test.use({ viewport: { width: 320, height: 800 } });
test.skip(({ hasTouch }) => !hasTouch, "once, on the narrow screen");

/** How much darker the right edge of an element is than its background beside the table's text, from 0 to 255. */
async function edgeShadow(scroller: Locator): Promise<number> {
  const { data, info } = await sharp(await scroller.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = (x: number) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).sort((a, b) => a - b);
  const median = (values: number[]) => values[Math.floor(values.length / 2)] ?? 0;
  return median(column(Math.floor(info.width / 2))) - median(column(info.width - 1));
}

test("a table that is wider than the screen shows a shadow at its edge until its end is reached", async ({ page }) => {
  await page.goto(TABLES);
  const scroller = page.getByRole("region", { name: /Tom’s fourteen days/ });
  await scroller.scrollIntoViewIfNeeded();
  expect(await edgeShadow(scroller)).toBeGreaterThan(10);
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
  expect(await edgeShadow(scroller)).toBeLessThan(3);
});

test("a table is a focusable region that says it scrolls; its first column stays, and its figures are aligned right", async ({ page }) => {
  await page.goto(TABLES);
  const scroller = page.getByRole("region", { name: /Tom’s fourteen days/ });
  await expect(scroller).toHaveAccessibleName(/scrolls sideways/);
  await scroller.focus();
  await expect(scroller).toBeFocused();
  const row = scroller.getByRole("row").nth(2);
  const header = row.getByRole("rowheader");
  await expect(header).toHaveText("2 Tue");
  const before = (await header.boundingBox())?.x;
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
  const after = await header.boundingBox();
  expect(after?.x).toBe(before);
  expect(after?.width).toBeLessThan(150);
  await expect(row.getByRole("cell").last()).toBeInViewport({ ratio: 1 });
  for (const cell of [row.getByRole("cell").first(), scroller.getByRole("columnheader").nth(1)])
    await expect(cell).toHaveCSS("text-align", "right");
  await expect(scroller.getByRole("columnheader").first()).toHaveCSS("text-align", "left");
});
