import { expect, test } from "@playwright/test";
import { samplePages } from "./sample-pages";

test("a question that is opened stays in view when the one above it closes", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "answers are tall on a narrow screen");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(samplePages.faq);
  const hidden: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const [above, below] = [page.locator("main details").nth(index), page.locator("main details").nth(index + 1)];
    await above.evaluate((item: HTMLDetailsElement) => (item.open = true));
    // What browsers anchor to changes a moment after a question was opened.
    await expect(above).toHaveCSS("overflow-anchor", "none");
    // The answer above begins over the top of the screen, so that its end is what the reader sees first.
    await below.locator("summary").evaluate((summary) => {
      const top = (document.querySelector("header")?.offsetHeight ?? 0) + 40;
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
    });
    await below.locator("summary").click();
    await expect(above).not.toHaveAttribute("open");
    const gap = await below.locator("summary").evaluate(
      (summary) =>
        new Promise<number>((resolve) =>
          // Scroll anchoring happens after layout.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(summary.getBoundingClientRect().top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0)),
            ),
          ),
        ),
    );
    if (gap < 0) hidden.push(`question ${index + 2}: ${Math.round(gap)}`);
    await below.evaluate((item: HTMLDetailsElement) => (item.open = false));
  }
  expect(hidden).toEqual([]);
});

test("only the link to the page itself is the current page; its section and category are marked as true", async ({ page }) => {
  for (const path of Object.values(samplePages)) {
    await page.goto(path);
    const wrong = await page
      .locator('a[aria-current="page"]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).filter(({ href }) => href !== location.href).map(({ textContent }) => textContent),
      );
    expect([path, wrong]).toEqual([path, []]);
  }
  await page.goto(samplePages.category);
  await expect(page.getByRole("navigation", { name: "Browse by category" }).locator("[aria-current]")).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the tiles of the categories are drawn in the order of the keyboard, on phones those of other categories", async ({ page }, {
  project,
}) => {
  await page.goto("/blog/category/brain-exercises-and-techniques/");
  const tiles = await page
    .getByRole("navigation", { name: "Browse by category" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(tiles).toEqual([...tiles].sort((a, b) => a - b));
  expect(new Set(tiles).size).toBe(project.name === "phone" ? 4 : 5);
});

test("a category's list shows its first article in a phone's first screen", async ({ page }, { project }) => {
  test.skip(project.name !== "phone", "wide screens show all tiles");
  await page.goto("/blog/category/brain-exercises-and-techniques/");
  await expect(page.locator("main article img, main article svg").first()).toBeInViewport({ ratio: 0.9 });
});

test("a focused button stays round", async ({ page }) => {
  await page.goto(samplePages.home);
  const button = page.locator("main a[rel~=sponsored]").first();
  const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius);
  const before = await radius();
  await page.keyboard.press("Tab");
  await button.focus();
  expect(await button.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  expect([parseFloat(before) > 0, await radius()]).toEqual([true, before]);
});

test("amounts such as '60-day' and 'g = 0.45' stay on one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [samplePages.home, samplePages.article, samplePages.review, samplePages.faq]) {
    await page.goto(path);
    const broken = await page.evaluate(() => {
      document.querySelectorAll("li > article").forEach((card) => card.remove());
      const amount = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)-\p{L}+|\b[a-zA-Z] [=<>] \d[\d.,]*/giu;
      document.querySelectorAll("details").forEach((item) => ((item.name = ""), (item.open = true)));
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const match of node.nodeValue?.matchAll(amount) ?? []) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(match[0]);
        }
      return found;
    });
    expect([path, broken]).toEqual([path, []]);
  }
});

test("the pointing finger and the arrow are not read aloud, and the finger has the colour of the button's text", async ({ page }, {
  project,
}) => {
  await page.goto(samplePages.list);
  if (project.name === "phone") await page.getByRole("button", { name: "Menu" }).click();
  const button = page.getByRole("link", { name: "Try The Genius Wave Now (paid link, opens in a new tab)", exact: true }).first();
  await expect(button).toHaveText(/👉/u);
  await expect(button.locator("[aria-hidden=true]")).toHaveCSS("filter", /grayscale/);
  await expect(
    page
      .locator("main article")
      .first()
      .getByRole("link", { name: /paid link/ }),
  ).toHaveAccessibleName(/^[^↗]+$/);
});

test("the reading time below a related article has a line of its own", async ({ page }) => {
  await page.goto(samplePages.article);
  const item = page
    .locator("section", { has: page.locator("#related") })
    .locator("li")
    .first();
  const excerpt = await item.locator("p").first().boundingBox();
  const minutes = await item.getByText(/^\d+ min read$/).boundingBox();
  expect(minutes?.y).toBeGreaterThanOrEqual((excerpt?.y ?? 0) + (excerpt?.height ?? Infinity) - 1);
});

test("one work has one evidence label on a page", async ({ page }) => {
  await page.goto(samplePages.article);
  const claim = await page.locator("p", { hasText: "In a study of 80 students a gamma beat" }).locator(".claim").innerText();
  await expect(page.locator("#ref-melnichuk-2025")).toContainText(claim.trim());
});

test("between 768 and 1,024 pixels the hero's buttons are side by side, its labels are readable, and an article is centred", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "desktop", "one browser, three widths");
  for (const width of [768, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(samplePages.home);
    const first = await page.locator("main a[rel~=sponsored]").first().boundingBox();
    const second = await page.getByRole("link", { name: "Read the full review" }).first().boundingBox();
    expect([width, Math.round(second?.y ?? 0)]).toEqual([width, Math.round(first?.y ?? -1)]);
    const labels = await page.locator("main svg text").evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(12, ...labels)).toBeGreaterThanOrEqual(12);
    await page.goto(samplePages.article);
    const column = await page.locator("main h1").locator("..").boundingBox();
    const left = column?.x ?? 0;
    const right = width - left - (column?.width ?? 0);
    expect([width, Math.abs(left - right) < 40]).toEqual([width, true]);
  }
});

test("the review's first screen holds its verdict, its button and all that is known", async ({ page }) => {
  await page.goto(samplePages.review);
  for (const part of [
    page.getByText("A reasonable thing to try"),
    page.locator("main a[rel~=sponsored]").first(),
    page.getByText("Tested without benefit").first(),
    page.getByText("things to know"),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test("no page has two buttons in one view besides the header's", async ({ page }) => {
  for (const path of [samplePages.home, samplePages.review, samplePages.article]) {
    await page.goto(path);
    const { gap, height } = await page.evaluate(() => {
      const tops = [...document.querySelectorAll("main a[rel~=sponsored]")]
        .filter((link) => getComputedStyle(link).backgroundColor === "rgb(245, 166, 35)")
        .map((link) => link.getBoundingClientRect().top);
      return { gap: Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0))), height: innerHeight };
    });
    expect([path, gap > height]).toEqual([path, true]);
  }
});

test("a card says that it opens the seller when it is pointed at or focused, and nothing moves", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "touch screens have no hover");
  await page.goto(samplePages.list);
  const card = page.locator("main article").first();
  const paid = card.locator("a[rel~=sponsored]");
  const boxes = () =>
    page.locator("main article :is(h3, p, time)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
  const before = await boxes();
  await expect(paid.getByText("Opens the seller")).toBeHidden();
  // The link lies over the text.
  await card.locator("p").hover({ force: true });
  await expect(paid.getByText("Opens the seller")).toBeVisible();
  expect(await boxes()).toEqual(before);
  await card.getByRole("heading").getByRole("link").hover();
  await expect(paid.getByText("Opens the seller")).toBeHidden();
  await page.keyboard.press("Tab");
  await paid.focus();
  await expect(paid.getByText("Opens the seller")).toBeVisible();
});

test("on a phone a link leads back to the contents from every screen but the first, and an entry closes them again", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "phone", "wide screens have the contents beside the text");
  const back = page.getByRole("link", { name: "Contents", exact: true });
  const entry = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(4);
  for (const path of [samplePages.review, samplePages.article]) {
    await page.goto(path);
    await expect(back).not.toBeInViewport();
    await page.locator("main h2").nth(6).scrollIntoViewIfNeeded();
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(entry).toBeInViewport({ ratio: 1 });
    const id = (await entry.getAttribute("href"))?.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(entry).toBeHidden();
  }
});

test("the contents mark the section that is being read, and move no text for it", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "the contents are beside the text on wide screens only");
  await page.goto(samplePages.article);
  const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2);
  const mark = () => link.evaluate((element) => getComputedStyle(element).boxShadow);
  const textBox = () =>
    link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, width, height } = range.getBoundingClientRect();
      return { left, width, height };
    });
  expect(await mark()).toBe("none");
  const before = await textBox();
  await link.click();
  await expect.poll(mark).not.toBe("none");
  expect(await textBox()).toEqual(before);
});
