import { expect, test } from "@playwright/test";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "../../src/markdown/parser";
import { applyTransforms } from "../../src/markdown/transforms/index";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

const long = "a-word-without-an-end".repeat(12);

/** Everything that Markdown can make, with words and lines that are too long for a phone. */
const everything = `
Text with *emphasis*, **strong words**, ~~deleted words~~, \`code-${long}\`, ${long}, [a link](/review/) and https://site.example/${long}.
A hard break\\
ends this line.

## Section ${long}

### Part ${long}

#### Smaller part

##### Still smaller

###### The smallest

* An item

  with two paragraphs
  * and one inside it: ${long}

3. Third
4. Fourth

* [ ] To do
* [x] Done \`${long}\`

> A quotation
>
> of two paragraphs ${long}
>
> * with a list

> **Do this tonight.** ${long}

\`\`\`
a-command ${"--with-an-option=that-goes-on ".repeat(8)}${long}
\`\`\`

***

Table: What is wide ${long}

| One | Two | Three | Four | Five | Six | Seven |
| --- | ---: | --- | --- | --- | --- | --- |
| a | 1 | \`e\` | b | c | d | f |
`;

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
