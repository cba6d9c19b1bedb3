import fs from "node:fs";
import path from "node:path";
import { expect, test, type Locator } from "@playwright/test";
import { readFields } from "../../src/content-model/serialize";
import { samplePages } from "./sample-pages";

const file = `content/posts/${path.basename(samplePages.article)}.md`;
const { coverText, coverNote } = readFields(fs.readFileSync(file, "utf8"), file);
const words = { text: String(coverText), note: String(coverNote) };

const coverOf = (scope: Locator): Locator => scope.locator("a[rel~=sponsored] > span").first();

test("the cover of an article is part of its document, 21:9, as wide as the text", async ({ page }) => {
  await page.goto(samplePages.article);
  const cover = await coverOf(page.locator("main article")).locator("svg").boundingBox();
  const text = await page.locator("main article section p").first().boundingBox();
  expect(cover?.width).toBeCloseTo(text?.width ?? 0, 0);
  expect((cover?.width ?? 0) / (cover?.height ?? 1)).toBeCloseTo(21 / 9, 1);
});

test("covers of a list are SVG: the first inline, the others as files", async ({ page }) => {
  await page.goto(samplePages.list);
  const cards = page.locator("main article");
  await expect(coverOf(cards.first()).locator("svg")).toBeVisible();
  const source = await cards
    .nth(1)
    .locator("img")
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = "eager";
      await image.decode();
      return image.currentSrc;
    });
  expect(source).toMatch(/\/static\/covers\/[0-9a-f]{20}\.svg$/);
});

test("an article's words are text over its cover, within it, and are not read aloud as part of the link to the seller", async ({
  page,
}) => {
  await page.goto(samplePages.article);
  const cover = coverOf(page.locator("main article"));
  const [box, ...lines] = await Promise.all(
    [cover, cover.getByText(words.text), cover.getByText(words.note)].map((part) => part.boundingBox()),
  );
  for (const line of lines) {
    expect(line?.x).toBeGreaterThan(box?.x ?? Infinity);
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  }
  await expect(page.getByRole("link", { name: words.text })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`covers have their own colours in forced colours, ${colorScheme}`, async ({ page }) => {
    const coloursOf = async () => {
      const cover = coverOf(page.locator("main article").first());
      const colour = (part: Locator, name: "color" | "fill" | "stroke") =>
        part.evaluate((element, property) => getComputedStyle(element)[property], name);
      return [
        await colour(cover.locator("b"), "color"),
        await colour(cover.locator("i"), "color"),
        await colour(cover.locator("rect"), "fill"),
        await colour(cover.locator("path").first(), "stroke"),
      ];
    };
    await page.emulateMedia({ colorScheme });
    await page.goto(samplePages.list);
    const colours = await coloursOf();
    expect(new Set(colours).size).toBeGreaterThan(2);
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    expect(await coloursOf()).toEqual(colours);
  });
}
