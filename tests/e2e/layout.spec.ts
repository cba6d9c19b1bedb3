import { expect, test, type Page } from "@playwright/test";
import { samplePages } from "./sample-pages";

const widthsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

test("home's first screen says what is offered, what is known and who writes", async ({ page }) => {
  await page.goto(samplePages.home);
  for (const part of [
    page.getByText("brainwave audio you download"),
    page.locator("main a[rel~=sponsored]").first(),
    page.getByRole("link", { name: "Read the full review" }),
    page.getByText("No study we cite tested this program"),
    page.getByRole("main").locator('a[rel="author"]'),
    page.getByRole("link", { name: /works of research/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("each level of heading has one size on a page", async ({ page }) => {
  for (const path of Object.values(samplePages)) {
    await page.goto(path);
    const sizes = await page.evaluate(() =>
      ["h1", "h2", "h3", "h4"].map((level) => {
        const shown = [...document.querySelectorAll(level)].filter((heading) => heading.getBoundingClientRect().height > 1);
        return new Set(shown.map((heading) => getComputedStyle(heading).fontSize)).size;
      }),
    );
    expect([path, Math.max(...sizes)]).toEqual([path, 1]);
  }
});

test("the months of the archive are columns of one width, side by side on wide screens", async ({ page }, { project }) => {
  await page.goto(samplePages.archive);
  const widths = await widthsOf(page, "main section > div > div");
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths).size).toBe(1);
  const tops = await page
    .locator("main section")
    .first()
    .locator("h3")
    .evaluateAll((months) => months.map((month) => Math.round(month.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(project.name === "phone" ? tops.length : 1);
});

test("a screen of 1,920 pixels is used to at least three quarters", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "a wide screen");
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of [samplePages.home, samplePages.list, samplePages.archive]) {
    await page.goto(path);
    const edges = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll("main h1, main img, main svg, main p, main li")].map((one) =>
        one.getBoundingClientRect(),
      );
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.filter(({ width }) => width > 0).map(({ left }) => left));
    });
    expect([path, edges > 0.75 * 1920]).toEqual([path, true]);
  }
});

test("six and nine cards fill their rows on wide screens", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "wide screens");
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [samplePages.home, samplePages.list]) {
      await page.goto(path);
      const left = await page.locator("main article").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect([width, path, new Set(left).size]).toEqual([width, path, 3]);
    }
  }
});

test("between phone and desk the hero's drawing and the verdict's meters have at least a third of the width", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "desktop", "one browser, one width");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(samplePages.home);
  const [drawing = 0] = await widthsOf(page, "main div:has(> h1) + figure");
  await page.goto(samplePages.review);
  const [known = 0] = await widthsOf(page, "main dl:has(svg)");
  expect(Math.min(drawing, known)).toBeGreaterThan(768 / 3);
});

test("sample testimonials are smaller than the text around them", async ({ page }) => {
  await page.goto(samplePages.home);
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect(page.locator("main [data-samples] blockquote")).toHaveCount(3);
  expect(await size("main [data-samples] blockquote p")).toBeLessThan(await size("main section li p"));
});

test.describe("on paper", () => {
  // An A4 page between its margins.
  test.use({ viewport: { width: 658, height: 990 } });
  test.beforeEach(({ page }, { project }) => {
    test.skip(project.name !== "desktop", "paper has one width");
    return page.emulateMedia({ media: "print" });
  });

  test("a page begins with the site's name and has no menu or button", async ({ page }) => {
    for (const path of [...Object.values(samplePages), "/evidence/", "/evidence/binaural-beats/"]) {
      await page.goto(path);
      await expect(page.locator("header").getByRole("link", { name: "The Genius Wave Review", exact: true })).toBeVisible();
      const printed = page.locator("nav, audio, main a[rel~=sponsored], header button").filter({ visible: true });
      await expect(printed).toHaveCount(0);
    }
  });

  test("a list has texts only", async ({ page }) => {
    await page.goto(samplePages.list);
    await expect(page.locator("main article h3").filter({ visible: true })).toHaveCount(9);
    await expect(page.locator("main :is(img, svg)").filter({ visible: true })).toHaveCount(0);
  });

  test("the drawings of a chart are in the flow, because Chromium paints others on the first page", async ({ page }) => {
    await page.goto("/blog/brainwave-entrainment-benefits/");
    const positions = await page.locator("main figure div > svg").evaluateAll((all) => all.map((one) => getComputedStyle(one).position));
    expect(positions.length).toBeGreaterThan(2);
    expect(new Set(positions)).toEqual(new Set(["static"]));
  });

  test("an article's headings are in the margin beside their text", async ({ page }) => {
    await page.goto(samplePages.article);
    const sections = await page.locator("main article section:has(> h2)").evaluateAll((all) =>
      all
        .filter((section) => section.getBoundingClientRect().height > 0)
        .map((section) => {
          const [heading, text] = [...section.children].map((child) => child.getBoundingClientRect());
          return heading && text && heading.right <= text.left && Math.abs(heading.top - text.top) < 30;
        }),
    );
    expect(sections.length).toBeGreaterThan(5);
    expect(new Set(sections)).toEqual(new Set([true]));
  });

  test("the FAQ has two columns with every answer, the verdict stands beside what is known", async ({ page }) => {
    await page.goto(samplePages.faq);
    const left = await page.locator("main details").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(left).size).toBe(2);
    expect(Math.min(...(await page.locator("main details p").evaluateAll((all) => all.map((one) => one.clientHeight))))).toBeGreaterThan(0);
    await page.goto(samplePages.review);
    const [verdict, known] = await Promise.all([page.locator("main h1").boundingBox(), page.getByText("Buyers’ rating").boundingBox()]);
    expect((verdict?.x ?? 0) + (verdict?.width ?? 0)).toBeLessThanOrEqual(known?.x ?? 0);
    for (const width of [658, 794]) {
      await page.setViewportSize({ width, height: 990 });
      const [list, disclosure] = await Promise.all(
        [page.locator("main dl").first(), page.locator("main").getByText("We earn a commission if")].map((part) => part.boundingBox()),
      );
      const overlap =
        (list?.x ?? 0) < (disclosure?.x ?? 0) + (disclosure?.width ?? 0) && (list?.y ?? 0) + (list?.height ?? 0) > (disclosure?.y ?? 0);
      expect([width, overlap]).toEqual([width, false]);
    }
  });
});
