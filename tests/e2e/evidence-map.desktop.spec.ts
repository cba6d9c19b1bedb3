import { expect, test } from "@playwright/test";
import { allRules, axeViolations, colourRules } from "./axe";
import { oneOf, references } from "../site-under-test";
import { showOnly } from "./load-page";
import { samplePages } from "./sample-pages";

/** What is emulated, at which widths: colours change no layout, and paper has one width. */
const modes = [
  [{}, [320, 390, 768, 1024, 1280, 1920]],
  [{ colorScheme: "dark" }, [390]],
  [{ forcedColors: "active" }, [390]],
  [{ media: "print" }, [658]],
] as const;
const DOTS = "main figure section a:has(circle)";

test.beforeEach(({ page }) => page.goto(samplePages.evidence));

test("the map is readable at each width, in both schemes, in forced colours and on paper, and passes axe", async ({ page }) => {
  test.setTimeout(120_000);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await showOnly(page, "main figure");
  const errors: string[] = [];
  for (const [mode, widths] of modes) {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none", media: "screen", ...mode });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      errors.push(...(await page.evaluate(findErrors)).map((error) => `${JSON.stringify(mode)}, ${width} px: ${error}`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    errors.push(...(await axeViolations(page, mode === modes[0][0] ? allRules : colourRules, "main figure")));
  }
  expect(errors).toEqual([]);
});

/** What is cut, too small, or not to be seen against the page. */
function findErrors(): string[] {
  const errors: string[] = [];
  const map = document.querySelector("main figure");
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const block of map?.querySelectorAll("section") ?? []) {
    const { left, right } = block.getBoundingClientRect();
    if (left < 0 || right > innerWidth) errors.push(`${block.id} leaves the page`);
    for (const text of block.querySelectorAll<HTMLElement | SVGGraphicsElement>("h3, h4, svg > text")) {
      const box = text.getBoundingClientRect();
      const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 1;
      if (box.left < left - 1 || box.right > right + 1) errors.push(`${text.textContent} is cut`);
      if (parseFloat(getComputedStyle(text).fontSize) * scale < 12) errors.push(`${text.textContent} is smaller than 12 px`);
    }
    const labels = [...block.querySelectorAll("svg:last-child > text")].map((text) => text.getBoundingClientRect());
    if (
      labels.some((one, index) =>
        labels
          .slice(index + 1)
          .some((other) => one.right > other.left && one.left < other.right && one.bottom > other.top + 3 && one.top < other.bottom - 3),
      )
    )
      errors.push(`${block.id} has labels over each other`);
  }
  const marks = [...(map?.querySelectorAll("ul circle") ?? [])].map((mark) => {
    const { fill, fillOpacity } = getComputedStyle(mark);
    return `${fill} ${fillOpacity}`;
  });
  if (new Set(marks).size < marks.length) errors.push(`two labels have one look: ${marks.join(", ")}`);
  for (const dot of map?.querySelectorAll("circle") ?? []) {
    const { stroke } = getComputedStyle(dot);
    if (stroke === ground || stroke === "none") errors.push(`${dot.parentElement?.textContent} cannot be seen`);
    if (dot.getBoundingClientRect().width < 8) errors.push(`${dot.parentElement?.textContent} is too small`);
  }
  return [...new Set(errors)];
}

test("the keyboard reaches the link of every dot, whose name is then shown instead of the outcome's", async ({ page }) => {
  await showOnly(page, "main figure");
  const links = page.locator(DOTS);
  const indexes = await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).tabIndex));
  expect([indexes.length, new Set(indexes)]).toEqual([
    references.flatMap(({ evidence, outcomes }) => (evidence ? outcomes : [])).length,
    new Set([0]),
  ]);
  await page.locator("main figure h3 a").first().focus();
  for (let index = 0; index < Math.min(3, indexes.length); index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  const last = links.last();
  await last.focus();
  await expect(last.locator("text")).toBeVisible();
  await expect(page.locator("main figure div:has(> svg a:focus) > h4")).toHaveCSS("opacity", "0");
  await expect(links.first().locator("text")).toBeHidden();
  await last.press("Enter");
  await expect(page.locator("article:target")).toBeVisible();
});

test("a dot has its facts as its name and leads to the entry of its work; a link to a method leads to its block", async ({ page }) => {
  const dot = page.locator(DOTS).last();
  const to = (await dot.getAttribute("href")) ?? "";
  const work = references.find(({ id }) => to.endsWith(`#${id}`));
  await expect(dot).toHaveAccessibleName(new RegExp(`${work?.year}: .*evidence|${work?.year}: Tested`, "i"));
  await dot.locator("circle").click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await page.goBack();
  const { slug, label } = oneOf("evidence").methods.at(-1) ?? { slug: "", label: "" };
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: label, exact: true }).click();
  await expect(page.locator(`#${slug}`).getByRole("heading", { level: 3 })).toBeInViewport();
});
