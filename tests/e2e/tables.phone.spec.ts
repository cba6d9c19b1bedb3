import { expect, test, type Locator } from "@playwright/test";
import sharp from "sharp";

test.use({ viewport: { width: 320, height: 800 } });

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

test("a wide table is a focusable region that says it scrolls, with a shadow at its edge until its end, and a first column that stays", async ({
  page,
}) => {
  await page.goto("/blog/increase-mental-clarity-naturally/");
  const scroller = page.getByRole("region", { name: /Tom’s fourteen days/ });
  await expect(scroller).toHaveAccessibleName(/scrolls sideways/);
  await scroller.scrollIntoViewIfNeeded();
  expect(await edgeShadow(scroller)).toBeGreaterThan(10);
  await scroller.focus();
  await expect(scroller).toBeFocused();
  const row = scroller.getByRole("row").nth(2);
  const header = row.getByRole("rowheader");
  const before = await header.boundingBox();
  await scroller.evaluate((element) => {
    element.blur();
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" });
  });
  expect(await edgeShadow(scroller)).toBeLessThan(3);
  expect((await header.boundingBox())?.x).toBe(before?.x);
  expect(before?.width).toBeLessThan(150);
  await expect(row.getByRole("cell").last()).toBeInViewport({ ratio: 1 });
  for (const cell of [row.getByRole("cell").first(), scroller.getByRole("columnheader").nth(1)])
    await expect(cell).toHaveCSS("text-align", "right");
  await expect(scroller.getByRole("columnheader").first()).toHaveCSS("text-align", "left");
});
