import { expect, test, type Locator } from "@playwright/test";
import { findInstalled } from "../../src/cli/find-browser";
import { samplePages } from "./sample-pages";

/** A prefetch that the browser reports (https://chromedevtools.github.io/devtools-protocol/tot/Preload/). */
interface Prefetch {
  readonly status: string;
  readonly prefetchUrl: string;
}

const articleLink = "main article a[href^='/blog/']:not([href*=category])";

test("an internal link is prefetched when the pointer rests on it, a paid link is not", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const fetched: Prefetch[] = [];
  session.on("Preload.prefetchStatusUpdated", (prefetch) => fetched.push(prefetch));
  await page.goto(samplePages.list);
  const link = page.locator(articleLink).first();
  await page.locator("header a[rel~=sponsored]:visible").hover();
  await link.hover();
  await expect.poll(() => fetched.some(({ status }) => status === "Ready")).toBe(true);
  const to = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  expect([...new Set(fetched.map(({ prefetchUrl }) => prefetchUrl))]).toEqual([to]);
});

// Headless shells have no such cache.
const executablePath = findInstalled({ isComplete: true });
if (executablePath)
  test("going back restores the page from the back/forward cache", async ({ playwright, launchOptions, baseURL }) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await page.goto(samplePages.list);
    await page.evaluate(() => (document.title = "changed by the test"));
    await page.locator(articleLink).first().click();
    await page.waitForURL(/\/blog\/[a-z0-9-]+\/$/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle("changed by the test");
    await browser.close();
  });

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`pages ${reducedMotion === "reduce" ? "do not " : ""}fade into each other with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(samplePages.home);
    await page.evaluate(() =>
      addEventListener("pageswap", (event) => sessionStorage.setItem("transition", String(event.viewTransition !== null))),
    );
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
    await page.waitForURL("**/faq/");
    expect(await page.evaluate(() => sessionStorage.getItem("transition"))).toBe(String(reducedMotion !== "reduce"));
  });

test("feature cards move 0.1 s apart and the first blinking button's ring at load, further ones when pointed at, all under five seconds", async ({
  page,
}) => {
  await page.goto(samplePages.home);
  const cards = page.locator("main section ul").first().locator("li");
  const motions = await cards.evaluateAll((items) =>
    items.map((item) => item.getAnimations().map(({ effect }) => effect?.getComputedTiming().delay)),
  );
  expect(motions.length).toBeGreaterThan(1);
  expect(motions).toEqual(motions.map((_, index) => [index * 100]));

  await page.goto(samplePages.article);
  // The label of a button never moves or fades, so all motion is in its ring.
  const readMotion = (link: Element) =>
    link.getAnimations({ subtree: true }).map(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return { pseudoElement, isShort: Number(effect?.getComputedTiming().endTime) < 5000 };
    });
  const ring = [{ pseudoElement: "::after", isShort: true }];
  const [first, second] = [0, 1].map((index) => page.locator("main section:has(h2) a[rel~=sponsored]").nth(index)) as [Locator, Locator];
  expect(await first.evaluate(readMotion)).toEqual(ring);
  expect((await second.evaluate(readMotion)).filter(({ pseudoElement }) => pseudoElement === "::after")).toEqual([]);
  await second.hover();
  expect((await second.evaluate(readMotion)).filter(({ pseudoElement }) => pseudoElement === "::after")).toEqual(ring);
});
