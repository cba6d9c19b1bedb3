import { expect, test, type Locator, type Page } from "@playwright/test";
import { samplePages } from "./sample-pages";

const widthsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
const leftEdges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`the first screens of home and the review hold what decides, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const button = page.locator("main a[rel~=sponsored]").first();
    const firstScreens: [path: string, parts: Locator[]][] = [
      [
        samplePages.home,
        [
          page.getByText("brainwave audio you download"),
          button,
          page.getByRole("link", { name: "Read the full review" }),
          page.getByText("No study we cite tested this program"),
          page.getByRole("main").locator('a[rel="author"]'),
          page.getByRole("link", { name: /works of research/ }),
        ],
      ],
      [
        samplePages.review,
        [
          page.getByText("A reasonable thing to try"),
          button,
          page.getByText("Tested without benefit").first(),
          page.getByText("things to know"),
        ],
      ],
    ];
    for (const [path, parts] of firstScreens) {
      await page.goto(path);
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

test("screens of 1,280 and 1,920 pixels are used: cards fill three columns, and wide pages three quarters", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    for (const path of [samplePages.home, samplePages.list, samplePages.archive]) {
      await page.goto(path);
      if (path !== samplePages.archive)
        expect([path, width, new Set(await leftEdges(page, "main article")).size]).toEqual([path, width, 3]);
      if (width === 1280) continue;
      const used = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll("main h1, main img, main svg, main p, main li")]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0);
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      });
      expect([path, used > 0.75 * width]).toEqual([path, true]);
    }
  }
});

test("from 768 to 1,024 pixels the hero's buttons are side by side, drawings have room, and an article is centred", async ({ page }) => {
  for (const width of [768, 900, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(samplePages.home);
    const first = await page.locator("main a[rel~=sponsored]").first().boundingBox();
    const second = await page.getByRole("link", { name: "Read the full review" }).first().boundingBox();
    expect([width, Math.round(second?.y ?? 0)]).toEqual([width, Math.round(first?.y ?? -1)]);
    const labels = await page.locator("main svg text").evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(12, ...labels)).toBeGreaterThanOrEqual(12);
    const [drawing = 0] = await widthsOf(page, "main div:has(> h1) + figure");
    await page.goto(samplePages.review);
    const [known = 0] = await widthsOf(page, "main dl:has(svg)");
    expect([width, Math.min(drawing, known) > width / 4 && (width > 768 || Math.min(drawing, known) > width / 3)]).toEqual([width, true]);
    await page.goto(samplePages.article);
    const column = await page.locator("main h1").locator("..").boundingBox();
    const left = column?.x ?? 0;
    expect([width, Math.abs(left - (width - left - (column?.width ?? 0))) < 40]).toEqual([width, true]);
  }
});

test("a card says that it opens the seller when it is pointed at or focused, and nothing moves; a focused button stays round", async ({
  page,
}) => {
  await page.goto(samplePages.list);
  const card = page.locator("main article").first();
  const paid = card.locator("a[rel~=sponsored]");
  const positions = () =>
    page.locator("main article :is(h3, p, time)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
  const before = await positions();
  await expect(paid.getByText("Opens the seller")).toBeHidden();
  // The link lies over the text.
  await card.locator("p").hover({ force: true });
  await expect(paid.getByText("Opens the seller")).toBeVisible();
  expect(await positions()).toEqual(before);
  await card.getByRole("heading").getByRole("link").hover();
  await expect(paid.getByText("Opens the seller")).toBeHidden();
  await page.keyboard.press("Tab");
  await paid.focus();
  await expect(paid.getByText("Opens the seller")).toBeVisible();

  await page.goto(samplePages.home);
  const button = page.locator("main a[rel~=sponsored]").first();
  const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius);
  const unfocused = await radius();
  await page.keyboard.press("Tab");
  await button.focus();
  expect(await button.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  expect([parseFloat(unfocused) > 0, await radius()]).toEqual([true, unfocused]);
});

for (const forcedColors of ["none", "active"] as const)
  test(`the contents mark the section that is being read, and move no text for it (forced colours: ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await page.goto(samplePages.article);
    const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    const marks = () =>
      links.evaluateAll((all) =>
        all.map((one) => {
          const { backgroundColor, boxShadow } = getComputedStyle(one);
          return `${backgroundColor} ${boxShadow}`;
        }),
      );
    const textBoxes = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const { left, width, height } = range.getBoundingClientRect();
          return { left, width, height };
        }),
      );
    const [, , unmarked] = await marks();
    const before = await textBoxes();
    await links.nth(2).click();
    await expect.poll(async () => (await marks())[2]).not.toBe(unmarked);
    expect(new Set(await marks()).size).toBe(2);
    expect(await textBoxes()).toEqual(before);
  });
