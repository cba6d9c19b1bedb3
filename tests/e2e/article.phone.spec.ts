import { expect, test } from "@playwright/test";
import { product } from "../site-under-test";
import { phone, samplePages } from "./sample-pages";

test.use(phone);

test("a link leads back to the contents from screens after the first that have no button, and an entry closes them again", async ({
  page,
}) => {
  const back = page.getByRole("link", { name: "Contents", exact: true });
  const entry = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(4);
  for (const path of [samplePages.review, samplePages.article]) {
    await page.goto(path);
    await expect(back).not.toBeInViewport();
    await page.locator("main h2").nth(3).scrollIntoViewIfNeeded();
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(entry).toBeInViewport({ ratio: 1 });
    const id = (await entry.getAttribute("href"))?.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(entry).toBeHidden();
  }
});

test("what is below the first screen is laid out when it comes near, and links reach their targets all the same", async ({ page }) => {
  await page.goto(samplePages.review);
  const sections = page.locator("main section ~ section:has(> h2[id]):not(:has(details [id]))");
  const last = sections.last().locator("> *").last();
  const isLaidOut = () => last.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const ids = await sections.evaluateAll((all) => all.map((one) => one.querySelector("h2")?.id ?? ""));
  for (const id of [ids.at(-1), ids.at(ids.length / 2), ids.at(0)]) {
    await page.evaluate((target) => (location.hash = target), id ?? "");
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test("in the review, a claim's chip is on the line of its citation, a meter's words are on one line, and buttons fill the width", async ({
  page,
}) => {
  await page.goto(samplePages.review);
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    // From each chip to the number of the source before it.
    const gaps = await page.locator("main .claim a").evaluateAll((chips) =>
      chips.map((chip) => {
        const source = chip.closest(".claim")?.previousElementSibling;
        const { top, right } = chip.getBoundingClientRect();
        return right > innerWidth || chip.getClientRects().length > 1 ? -1 : (source?.getBoundingClientRect().bottom ?? 0) - top;
      }),
    );
    expect([width, Math.min(1, ...gaps) > 0]).toEqual([width, true]);
    const lines = await page.locator("main dd > span > svg + span").evaluateAll((words) => words.map((one) => one.getClientRects().length));
    expect([width, Math.max(1, ...lines)]).toEqual([width, 1]);
    const unfilled = await page
      .locator("main section a[rel~=sponsored]")
      .evaluateAll((all) => all.map((one) => Math.round((one.parentElement?.clientWidth ?? 0) - one.getBoundingClientRect().width)));
    expect([width, new Set(unfilled)]).toEqual([width, new Set([0])]);
  }
});

test("the first screen of an article has a button on its picture that says where it leads, and its first words on the product lead to the review", async ({
  page,
}) => {
  await page.goto(samplePages.article);
  const picture = page.locator("main article a[rel~=sponsored]").first();
  const pill = picture.getByText("Paid link").first();
  await expect(pill).toBeInViewport({ ratio: 1 });
  expect((await pill.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(picture).toHaveAccessibleName(new RegExp(`Try ${product.name}.*Paid link`));
  const linkAround = await page.locator("main article").evaluate((article, name) => {
    const other = "h1, h2, h3, nav, aside, figure, small, [rel]";
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (texts.currentNode.nodeValue?.includes(name) && !parent?.closest(other)) return parent?.closest("a")?.getAttribute("href");
    }
    return undefined;
  }, product.name);
  expect(linkAround).toBe(samplePages.review);
});
