import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "../../src/markdown/parser";
import { applyTransforms } from "../../src/markdown/transforms/index";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

/** Everything that Markdown can make, with words and lines that are too long for a phone. */
const everything = fs
  .readFileSync(path.resolve(__dirname, "../fixtures/everything.md"), "utf8")
  .replaceAll("LONG", "a-word-without-an-end".repeat(12));

test("a text with all that Markdown can make is not wider than a phone", async ({ page }) => {
  const tree = parseMarkdown(everything);
  expect(applyTransforms(tree, everything)).toEqual([]);
  await page.goto(samplePages.article);
  const text = page.locator("article section[aria-labelledby]").first().locator("..");
  await text.evaluate((element, html) => (element.innerHTML = html), toHtml(toHast(tree) as never));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await text.evaluate((element) =>
      [...element.querySelectorAll("*")]
        .filter((inside) => !inside.closest("thead") && inside.getBoundingClientRect().right > innerWidth)
        .map((inside) => inside.outerHTML.slice(0, 80)),
    );
    expect([width, tooWide]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(text.getByRole("checkbox", { name: "Done" })).toBeChecked();
  expect(await text.locator("ol").getAttribute("start")).toBe("3");
});
