import { expect, test, type Locator } from "@playwright/test";
import { samplePages } from "./sample-pages";

const colors = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { color, fill, stroke, backgroundColor } = getComputedStyle(part);
      return `${color} ${fill} ${stroke} ${backgroundColor}`;
    }),
  );

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

test("a cover has its own colors", async ({ page }) => {
  await page.goto(samplePages.list);
  const parts = page.locator("main article:first-of-type a[rel~=sponsored] > span:first-child :is(b, i, rect, path)");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    const expected = await colors(parts);
    expect(new Set(expected).size).toBeGreaterThanOrEqual(3);
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    expect(await colors(parts)).toEqual(expected);
  }
});

test("what is current or comes first differs from the others: the main button, a linked work, the pager's page, the category", async ({
  page,
}) => {
  await page.goto(samplePages.home);
  const buttons = page.locator("main div:has(> h1) > div a");
  const [main, second] = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const canvas = await page.locator("body > :first-child").evaluate((element) => {
    element.style.backgroundColor = "Canvas";
    return getComputedStyle(element).backgroundColor;
  });
  expect([canvas, "rgba(0, 0, 0, 0)"]).not.toContain(main);
  expect(second).toMatch(/, 0\)$/);
  await page.goto(samplePages.evidence);
  await page.locator("main figure li a[tabindex]").last().click();
  await expect(page.locator("main section > article:target")).toHaveCSS("outline-style", "solid");
  for (const work of (await page.locator("main section > article:not(:target)").all()).slice(0, 1))
    await expect(work).toHaveCSS("outline-style", "none");
  await page.goto(samplePages.category);
  for (const name of ["Pagination", "Browse by category"]) {
    const navigation = page.getByRole("navigation", { name });
    if ((await navigation.count()) === 0) continue;
    const [current] = await colors(navigation.locator("[aria-current]"));
    expect([current]).not.toEqual(await colors(navigation.locator("a:not([aria-current])").first()));
  }
});
