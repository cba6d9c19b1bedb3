import { expect, test } from "@playwright/test";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { samplePages } from "./sample-pages";

const site = readContentFile("site", "content");
/** Width of an A4 page between its margins, and without them. */
const A4 = { text: 658, sheet: 794 };

test.use({ viewport: { width: A4.text, height: 990 } });
test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("a printed page begins with the site's name and has no navigation, player or button", async ({ page }) => {
  for (const path of [...Object.values(samplePages), "/evidence/binaural-beats/"]) {
    await page.goto(path);
    await expect(page.locator("header").getByRole("link", { name: "The Genius Wave Review", exact: true })).toBeVisible();
    await expect(page.locator("nav, audio, div:has(> audio), a[rel~=sponsored], header button").filter({ visible: true })).toHaveCount(0);
  }
});

test("a printed article is its text, answers, references with addresses, source and disclosure", async ({ page }) => {
  await page.goto(samplePages.article);
  for (const unprinted of [
    page.getByRole("heading", { level: 2, name: "Read next", includeHidden: true }),
    page.getByText("Back to Focus & Concentration"),
  ]) {
    await expect(unprinted).toHaveCount(1);
    await expect(unprinted).toBeHidden();
  }
  for (const answer of await page.locator('details[name="post-faq"] p').all()) await expect(answer).toBeVisible();
  const source = page.locator('#references ~ * li > a[href^="https://doi.org/"]').first();
  expect(await source.evaluate((link) => getComputedStyle(link, "::after").content)).toBe(`"${await source.getAttribute("href")}"`);
  await expect(page.getByText(`Printed from ${site.url}${samplePages.article}`)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByText(site.disclosure).filter({ visible: true })).toHaveCount(0);

  const headingsInMargin = await page.locator("main article section:has(> h2)").evaluateAll((sections) =>
    sections
      .filter((section) => section.getBoundingClientRect().height > 0)
      .map((section) => {
        const [heading, first] = [...section.children].map((child) => child.getBoundingClientRect());
        return heading && first && heading.right <= first.left && Math.abs(heading.top - first.top) < 30;
      }),
  );
  expect(headingsInMargin.length).toBeGreaterThan(5);
  expect(new Set(headingsInMargin)).toEqual(new Set([true]));
});

test("a printed list has texts only", async ({ page }) => {
  await page.goto(samplePages.list);
  await expect(page.locator("main article h3").filter({ visible: true })).toHaveCount(9);
  await expect(page.locator("main :is(img, svg)").filter({ visible: true })).toHaveCount(0);
});

test("the drawings of a chart are in the flow, because Chromium prints others on the first page", async ({ page }) => {
  await page.goto("/blog/brainwave-entrainment-benefits/");
  const positions = await page.locator("main figure div > svg").evaluateAll((all) => all.map((one) => getComputedStyle(one).position));
  expect(positions.length).toBeGreaterThan(2);
  expect(new Set(positions)).toEqual(new Set(["static"]));
});

test("the printed FAQ has two columns with every answer on at most five pages", async ({ page }) => {
  for (const width of Object.values(A4)) {
    await page.setViewportSize({ width, height: 1123 });
    await page.goto(samplePages.faq);
    const questions = await page
      .locator("main details[name]")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(questions).size).toBe(2);
    const answers = await page.locator("main details[name] p").evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
    expect(Math.min(...answers.map(([, height = 0]) => height))).toBeGreaterThan(0);
    expect(answers[0]?.[0]).toBeGreaterThan(width * 0.37);
  }
  const footer = await page.locator("footer").getByText(site.footerDisclosure).boundingBox();
  expect(footer?.width).toBeGreaterThan(300);
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(5);
});

test("the printed review has its verdict beside what is known, and overlaps nothing", async ({ page }) => {
  for (const width of Object.values(A4)) {
    await page.setViewportSize({ width, height: 990 });
    await page.goto(samplePages.review);
    const parts = [page.locator("main h1"), page.getByText("Buyers’ rating"), page.locator("main dl").first()];
    const [verdict, known, list] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (width === A4.text) expect((verdict?.x ?? 0) + (verdict?.width ?? 0)).toBeLessThanOrEqual(known?.x ?? 0);
    const basis = await page.getByText("We haven’t tried it").boundingBox();
    expect([width, (list?.x ?? 0) >= (basis?.x ?? 0) + (basis?.width ?? 0)]).toEqual([width, true]);
  }
  // Its address is in full, and pages are filled.
  await expect(page.getByText(`Printed from ${site.url}${samplePages.review}`)).toBeVisible();
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(12);
});

test("the map and a table of picks are divided between pages, and what is small is not", async ({ page }) => {
  const divided = async (path: string, selector: string) => {
    await page.goto(path);
    return page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).breakInside);
  };
  expect(await divided(samplePages.evidence, "main section > figure")).toBe("auto");
  expect(await divided(samplePages.evidence, "main section > figure section")).toBe("avoid");
  const comparison = "/blog/best-brainwave-programs-for-beginners/";
  expect(await divided(comparison, ".picks")).toBe("auto");
  for (const part of [".picks tr", ".product"]) expect(await divided(comparison, part)).toBe("avoid");
});
