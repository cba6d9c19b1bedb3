import { expect, test, type Page } from "@playwright/test";
import { POSTS_PER_PAGE } from "../../src/site/limits";
import { routes } from "../../src/site/routes";
import { allOf, basis, oneOf, posts, product, site } from "../site-under-test";
import { samplePages } from "./sample-pages";

const article = posts.find(({ path }) => path === samplePages.article);
const questions = oneOf("faq").groups.flatMap(({ entries }) => entries).length;
/** Width of an A4 page between its margins, and without them. */
const A4 = { text: 658, sheet: 794 };

const countPages = async (page: Page, format: "A4" | "Letter") =>
  (await page.pdf({ format })).toString("latin1").match(/\/Type \/Page\b/g)?.length;

test.use({ viewport: { width: A4.text, height: 990 } });
test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("a printed page begins with the site's name, has all its headings and no navigation, player or button @content", async ({ page }) => {
  for (const [kind, path] of Object.entries(samplePages)) {
    await page.goto(path);
    for (const width of Object.values(A4)) {
      await page.setViewportSize({ width, height: 990 });
      // Around the sheets to print there is nothing.
      if (kind !== "print") await expect(page.locator("header").getByRole("link", { name: site.brand, exact: true })).toBeVisible();
      await expect(
        page.locator("nav, audio, div:has(> audio:only-child), a[rel~=sponsored], header button, footer").filter({ visible: true }),
      ).toHaveCount(0);
      const headings = page.locator("main :is(h2, h3)").filter({ visible: true });
      expect(
        await headings.evaluateAll((all) =>
          all.filter((heading) => heading.getBoundingClientRect().left < 0).map(({ textContent }) => textContent),
        ),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test("a printed article is its text, answers, references with addresses, source and disclosure @content", async ({ page }) => {
  await page.goto(samplePages.article);
  for (const unprinted of [
    page.getByRole("heading", { level: 2, name: "Read next", includeHidden: true }),
    page.getByText(/^Back to /).and(page.locator(`a[href="${routes.category(article?.categorySlug ?? "")}"]`)),
  ]) {
    await expect(unprinted).toHaveCount(1);
    await expect(unprinted).toBeHidden();
  }
  for (const folded of await page.locator('details[name="post-faq"] p, #references ~ details li').all()) await expect(folded).toBeVisible();
  await expect(page.locator("#references ~ details > summary").filter({ visible: true })).toHaveCount(0);
  for (const source of (await page.locator('#references ~ * li > a[href^="https://"]').all()).slice(0, 1))
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
  expect(new Set(headingsInMargin)).toEqual(new Set([true]));
});

test("a printed list has texts only", async ({ page }) => {
  await page.goto(samplePages.list);
  await expect(page.locator("main article h3").filter({ visible: true })).toHaveCount(Math.min(POSTS_PER_PAGE, posts.length));
  await expect(page.locator("main :is(img, svg)").filter({ visible: true })).toHaveCount(0);
});

test("the printed FAQ has every answer, in two columns on a page for each six @content", async ({ page }) => {
  await page.goto(samplePages.faq);
  for (const answer of await page.locator("main details[name] p").all()) await expect(answer).toBeVisible();
  const edges = await page.locator("main details[name]").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(edges.map(Math.round)).size).toBe(2);
  expect(await countPages(page, "A4")).toBeLessThanOrEqual(Math.ceil(questions / 6));
});

test("the printed review has its verdict beside what is known, and overlaps nothing @content", async ({ page }) => {
  test.skip(product.rating === undefined, "the product has no rating");
  await page.goto(samplePages.review);
  for (const width of Object.values(A4)) {
    await page.setViewportSize({ width, height: 990 });
    const parts = [
      page.locator("main h1"),
      page.getByText("Buyers’ rating"),
      page.locator("main dl").filter({ hasText: "Buyers’ rating" }),
    ];
    const [verdict, known, list] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (width === A4.text) expect((verdict?.x ?? 0) + (verdict?.width ?? 0)).toBeLessThanOrEqual(known?.x ?? 0);
    const sentence = await page.getByText(basis).first().boundingBox();
    expect([width, (list?.x ?? 0) >= (sentence?.x ?? 0) + (sentence?.width ?? 0)]).toEqual([width, true]);
  }
  // Its address is in full, and pages have 260 words or more; what was bought, measured and tried takes a page each.
  const firstHand = (["purchase", "recording", "trial"] as const).filter((type) => allOf(type).length > 0);
  await expect(page.getByText(`Printed from ${site.url}${samplePages.review}`)).toBeVisible();
  const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
  expect(await countPages(page, "A4")).toBeLessThanOrEqual(Math.ceil(words / 260) + firstHand.length);
});

test("each sheet is printed on one page of Letter, alone if the address names it, without anything around it", async ({ page }) => {
  test.skip(allOf("print").length === 0, "the site has no sheets");
  await page.goto(routes.print);
  await expect(page.locator("header, footer, aside, nav, main a[rel~=sponsored]").filter({ visible: true })).toHaveCount(0);
  const ids = await page.locator("main section > h2").evaluateAll((headings) => headings.map(({ id }) => id));
  expect(await countPages(page, "Letter")).toBe(ids.length);
  for (const id of ids) {
    await page.goto(`${routes.print}#${id}`);
    await expect(page.locator("main section").filter({ visible: true })).toHaveCount(1);
    expect([id, await countPages(page, "Letter")]).toEqual([id, 1]);
  }
});
