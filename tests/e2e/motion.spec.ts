import { expect, test } from "@playwright/test";
import { findInstalled } from "../../src/cli/find-browser";
import { samplePages } from "./sample-pages";

/** A prefetch that the browser reports (https://chromedevtools.github.io/devtools-protocol/tot/Preload/). */
interface Prefetch {
  readonly status: string;
  readonly prefetchUrl: string;
}

test("an internal link is prefetched when the pointer rests on it, a paid link is not", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "touch screens have no hover");
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const fetched: Prefetch[] = [];
  session.on("Preload.prefetchStatusUpdated", (prefetch) => fetched.push(prefetch));
  await page.goto(samplePages.list);
  const link = page.locator("main article a[href^='/blog/']:not([href*=category])").first();
  await page.locator("header a[rel~=sponsored]:visible").hover();
  await link.hover();
  await expect.poll(() => fetched.some(({ status }) => status === "Ready")).toBe(true);
  const to = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
  expect([...new Set(fetched.map(({ prefetchUrl }) => prefetchUrl))]).toEqual([to]);
});

test("going back restores the page from the back/forward cache", async ({ playwright, launchOptions, baseURL }) => {
  // Headless shells have no such cache.
  const executablePath = findInstalled();
  test.skip(executablePath === undefined, "no complete browser is installed");
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await page.goto(samplePages.list);
  await page.evaluate(() => (document.title = "changed by the test"));
  await page.locator("main article a[href^='/blog/']:not([href*=category])").first().click();
  await page.waitForURL(/\/blog\/[a-z0-9-]+\/$/);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveTitle("changed by the test");
  await browser.close();
});

test("pages fade into each other unless reduced motion is set", async ({ page }) => {
  await page.goto(samplePages.home);
  const conditions = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule instanceof CSSMediaRule
          ? [...rule.cssRules].filter(({ cssText }) => cssText.startsWith("@view-transition")).map(() => rule.conditionText)
          : rule.cssText.startsWith("@view-transition")
            ? ["always"]
            : [],
      ),
  );
  expect(conditions).toEqual(["screen and (prefers-reduced-motion: no-preference)"]);
});

for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: animations change only opacity and transform, and end within five seconds`, async ({ page }) => {
    await page.goto(path);
    const { painted, names } = await page.evaluate(() => {
      const rulesIn = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [rule]));
      const keyframes = [...document.styleSheets]
        .flatMap((sheet) => rulesIn(sheet.cssRules))
        .filter((rule) => rule instanceof CSSKeyframesRule);
      const properties = keyframes.flatMap((rule) => [...rule.cssRules].flatMap((keyframe) => [...(keyframe as CSSKeyframeRule).style]));
      return {
        painted: properties.filter((property) => !["opacity", "transform", "animation-timing-function", "--seen"].includes(property)),
        names: keyframes.map(({ name }) => name),
      };
    });
    expect(painted).toEqual([]);
    if (kind === "home") expect(names.length).toBeGreaterThan(1);
    // What moves when it comes into view moves now.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 15_000 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const ends = await page.evaluate(() => {
      const seconds = (times: string) => times.split(", ").map((time) => Number.parseFloat(time));
      return [...document.querySelectorAll("body *")]
        .flatMap((element) => [null, "::before", "::after"].map((part) => getComputedStyle(element, part)))
        .filter(
          ({ animationName, animationTimeline }: CSSStyleDeclaration & { animationTimeline?: string }) =>
            animationName !== "none" && !animationTimeline?.startsWith("view"),
        )
        .map(({ animationDelay, animationDuration, animationIterationCount }) => {
          const [delay = 0, duration = 0, count = 1] = [animationDelay, animationDuration, animationIterationCount].map(
            (text) => seconds(text)[0],
          );
          return animationIterationCount.includes("infinite") ? Infinity : delay + duration * count;
        });
    });
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(5);
    if (kind === "home") expect(ends.length).toBeGreaterThan(2);
    if (kind === "article") expect(ends.length).toBeGreaterThan(0);
  });
}

test("no animation runs under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [samplePages.home, samplePages.article]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
  }
});

test("cards and a blinking button move when they come into view, not before", async ({ page }) => {
  for (const [path, selector, index] of [
    [samplePages.home, "main section ul li:first-child", 0],
    [samplePages.article, "main article a[rel~=sponsored]", 1],
  ] as const) {
    await page.goto(path);
    const moving = page.locator(selector).locator("visible=true").nth(index);
    // Events, because a short animation may be over before a busy machine looks.
    const before = await moving.evaluate((element) => {
      for (const type of ["animationstart", "animationend"] as const)
        element.addEventListener(type, (event) => {
          if (event.target === element && !(event as AnimationEvent).pseudoElement) element.setAttribute("data-motion", type);
        });
      return element
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.timeline instanceof DocumentTimeline).length;
    });
    expect(before).toBe(0);
    await expect(moving).not.toHaveAttribute("data-motion");
    await moving.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(moving).toHaveAttribute("data-motion", "animationend", { timeout: 10_000 });
    await expect(moving).toHaveCSS("opacity", "1");
  }
});

test("feature cards appear 0.1 s apart", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(samplePages.home);
  const cards = page.locator("main section ul").first().locator("li");
  const delays = await cards.evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s"]);
});
