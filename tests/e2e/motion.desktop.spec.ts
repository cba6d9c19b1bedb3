import { expect, test } from "@playwright/test";
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

test("feature cards and the ring of a blinking button move when they come into view, not before, and cards 0.1 s apart", async ({
  page,
}) => {
  for (const [path, selector, index, part] of [
    [samplePages.home, "main section ul li:first-child", 0, ""],
    [samplePages.article, "main article a[rel~=sponsored]", 1, "::after"],
  ] as const) {
    await page.goto(path);
    const moving = page.locator(selector).locator("visible=true").nth(index);
    // Events, because a short animation may be over before a busy machine looks.
    const before = await moving.evaluate((element, pseudoElement) => {
      for (const type of ["animationstart", "animationend"] as const)
        element.addEventListener(type, (event) => {
          // The label of a button never moves or fades.
          const isPart = (event as AnimationEvent).pseudoElement === pseudoElement;
          if (event.target === element && element.getAttribute("data-motion") !== "another part")
            element.setAttribute("data-motion", isPart ? type : "another part");
        });
      return element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation && animation.timeline instanceof DocumentTimeline).length;
    }, part);
    expect(before).toBe(0);
    await expect(moving).not.toHaveAttribute("data-motion");
    await moving.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(moving).toHaveAttribute("data-motion", "animationend", { timeout: 10_000 });
    await expect(moving).toHaveCSS("opacity", "1");
  }
  await page.goto(samplePages.home);
  const cards = page.locator("main section ul").first().locator("li");
  const delays = await cards.evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
});
