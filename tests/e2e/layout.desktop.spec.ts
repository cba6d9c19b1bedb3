import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { basis, oneOf, site } from "../site-under-test";
import { allPages, pagesWith, readPage } from "./all-pages";
import { methodPage, phone, samplePages } from "./sample-pages";

const { hero } = oneOf("home");
const review = oneOf("review");

const widthsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
const leftEdges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));

test("the first screens of home and the review hold what decides, on a phone and on a desk @content", async ({ page }) => {
  const button = page.locator("main a[rel~=sponsored]").first();
  const firstScreens: [path: string, parts: Locator[]][] = [
    [
      samplePages.home,
      [
        page.getByText(hero.lead),
        button,
        page.getByRole("link", { name: hero.secondaryLabel }).first(),
        ...(hero.sound ? [page.locator("main audio")] : []),
      ],
    ],
    [
      samplePages.review,
      [
        page.getByText(review.verdict).first(),
        page.getByText(basis).first(),
        page.locator("main time").first(),
        button,
        ...["#legit", ...(review.refund ? ["#refund"] : [])].map((href) => page.locator(`main a[href="${href}"]`).first()),
        ...review.promises.map(({ text }) => page.getByText(text, { exact: true }).first()),
        page.locator("main dl:has([data-state])").first(),
      ],
    ],
  ];
  for (const [path, parts] of firstScreens) {
    await page.goto(path);
    for (const viewport of [phone.viewport, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport);
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      // What is said once in a view.
      await expect(page.getByText(site.disclosure).filter({ visible: true })).toHaveCount(1);
    }
  }
});

test("screens of 1,280 and 1,920 pixels are used: cards fill three columns or, with a large first of nine, four, and wide pages three quarters", async ({
  page,
}) => {
  for (const path of [samplePages.home, samplePages.list, samplePages.archive]) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1080 });
      const columns = width === 1920 && (await page.locator("main article").count()) === 9 ? 4 : 3;
      if (path !== samplePages.archive)
        expect([path, width, new Set(await leftEdges(page, "main article")).size]).toEqual([path, width, columns]);
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

test("from 768 to 1,024 pixels the hero's buttons are side by side, and drawings have room", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const widths = [768, 900, 1024];
  const expectRoom = (width: number, drawn: number | undefined = 0) =>
    expect([width, drawn > width / 4 && (width > 768 || drawn > width / 3)]).toEqual([width, true]);
  await page.goto(samplePages.home);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1024 });
    const first = await page.locator("main a[rel~=sponsored]").first().boundingBox();
    const second = await page.getByRole("link", { name: hero.secondaryLabel }).first().boundingBox();
    expect(Math.round(second?.y ?? 0)).toBe(Math.round(first?.y ?? -1));
    expectRoom(width, (await widthsOf(page, "main div:has(> h1) + figure"))[0]);
  }
  await page.goto(samplePages.review);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1024 });
    expectRoom(width, (await widthsOf(page, "main dl:has(svg)"))[0]);
  }
});

test("a card says that it is a paid link, and its focus is around all of it", async ({ page }) => {
  await page.goto(samplePages.list);
  const card = page.locator("main article").first();
  const paid = card.locator("a[rel~=sponsored]");
  await expect(paid.getByText("Paid link", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await paid.focus();
  // The ring is around the whole card and has the corners of its picture.
  const ring = await paid.evaluate((element) => {
    const { outlineStyle, borderTopLeftRadius, height } = getComputedStyle(element, "::after");
    return [getComputedStyle(element).outlineStyle, outlineStyle, parseFloat(borderTopLeftRadius) > 0, parseFloat(height)];
  });
  expect(ring.slice(0, 3)).toEqual(["none", "solid", true]);
  expect(ring[3]).toBeCloseTo((await card.boundingBox())?.height ?? 0, 0);
});

test("from 1,280 pixels articles and evidence have the offer at the right, in view and outlined @content", async ({ page }) => {
  const rail = page.locator('aside[aria-label="The offer"]');
  for (const path of [samplePages.article, samplePages.evidence, methodPage]) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 900],
      [1280, 400],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
      const header = await page.locator("header").first().boundingBox();
      await expect.poll(async () => (await rail.boundingBox())?.y ?? Infinity).toBeLessThan(200);
      const box = await rail.boundingBox();
      expect([path, (box?.y ?? 0) >= (header?.height ?? Infinity)]).toEqual([path, true]);
      expect([path, (box?.y ?? 0) + (box?.height ?? Infinity) <= height]).toEqual([path, true]);
      // It ends where the page does, and does not touch the text.
      const text = await page.locator("main section p").first().boundingBox();
      const brand = await page.locator('nav[aria-label="Main"] > a').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((brand?.x ?? 0) + (brand?.width ?? 0), 0);
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(box?.x ?? 0);
    }
    await expect(rail.getByRole("link", { name: /paid link/ })).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(rail.getByText(/^\d+ days to get your money back/)).toBeVisible();
    await page.setViewportSize({ width: 1263, height: 900 });
    await expect(rail).toBeHidden();
  }
});

test("the contents scroll within a low window, are at most 260 pixels wide, and text begins at the same place", async ({ page }) => {
  const contents = page.getByRole("navigation", { name: "Contents" });
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const path of [samplePages.article, samplePages.review]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await expect.poll(async () => (await contents.boundingBox())?.y ?? Infinity).toBeLessThan(300);
    const box = await contents.boundingBox();
    expect([path, (box?.height ?? 0) > 80, (box?.y ?? 0) + (box?.height ?? Infinity) <= 400]).toEqual([path, true, true]);
    expect([path, await contents.evaluate((nav) => nav.scrollHeight > nav.clientHeight)]).toEqual([path, true]);
  }
  const edges = new Set<string>();
  for (const path of [samplePages.article, methodPage, samplePages.faq, samplePages.legal]) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await contents.boundingBox())?.width).toBeLessThanOrEqual(260);
      edges.add(`${(await leftEdges(page, "main h1"))[0]} of ${width}`);
    }
  }
  // One at each width.
  expect([...edges]).toHaveLength(2);
});

for (const forcedColors of ["none", "active"] as const)
  test(`the contents mark the section that is being read, and move no text for it (forced colors: ${forcedColors})`, async ({ page }) => {
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

test("addresses of works and names of labels are on one line, and a diagram's text is as large as the page's", async ({ page }) => {
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)));
  await page.goto(methodPage);
  expect(Math.max(...(await heights("main cite ~ a")))).toBeLessThan(1.5);
  await page.goto(samplePages.evidence);
  expect(new Set(await leftEdges(page, "#labels ~ dl dt svg + span")).size).toBe(1);
  const [withDiagram] = allPages.filter(
    (path) => path.startsWith("/blog/") && /<figure[^>]*><picture><img src="[^"]*\.svg"/.test(readPage(path)),
  );
  if (withDiagram === undefined) return;
  await page.goto(withDiagram);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const [drawn = 0] = await widthsOf(page, "main article figure img:only-child");
    // Diagrams are drawn 320 pixels wide with text of 16.
    expect([width, (16 * drawn) / 320 >= 14, (16 * drawn) / 320 <= 20]).toEqual([width, true, true]);
  }
});

test("pictures are dark in the dark scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const path of pagesWith(/<figure[^>]*><picture><source/).slice(0, 1)) {
    await page.goto(path);
    const picture = page.locator("main figure source ~ img").first();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { channels } = await sharp(await picture.screenshot()).stats();
    expect([path, Math.max(...channels.slice(0, 3).map(({ mean }) => mean)) < 90]).toEqual([path, true]);
  }
});
