import { expect } from "@playwright/test";
import { samplePages } from "../e2e/sample-pages";
import { test } from "./fixtures";
import { applyPrintStyles, isVisible } from "./in-page";

// What tests/e2e says of Chromium in forced-colors, print and every-page, for the other engines.

test.describe("forced colors", () => {
  test.use({ preferences: { forcedColors: true } });

  test("mark the current page, buttons, questions and drawings", async ({ tab, engine }) => {
    test.skip(!engine.hasForcedColors, `${engine.name} has no forced colors`);
    await tab.resize(1280);
    await tab.open(samplePages.category);
    expect(await tab.run(() => matchMedia("(forced-colors: active)").matches, undefined)).toBe(true);
    const colors = await tab.run(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        current: style("nav[aria-label=Pagination] [aria-current]").backgroundColor,
        other: style("nav[aria-label=Pagination] a:not([aria-current])").backgroundColor,
        page: style("html").backgroundColor,
        buttonBorder: [style("header nav > a").borderTopColor, style("header nav > a").borderTopStyle],
        stroke: style("main article a[rel~=sponsored] svg path").stroke,
      };
    }, undefined);
    expect(colors.current).not.toBe(colors.other);
    expect(colors.buttonBorder).toEqual([expect.not.stringMatching(colors.page), "solid"]);
    expect(colors.stroke).not.toBe(colors.page);
    await tab.open(samplePages.faq);
    const arrow = await tab.run(
      () => getComputedStyle(document.querySelector("main summary") as Element, "::after").borderBottomColor,
      undefined,
    );
    expect(arrow).not.toBe(colors.page);
  });
});

test("a printed article is its text, answers and sources, without navigation, buttons and players", async ({ tab }) => {
  await tab.resize(800);
  await tab.open(samplePages.article);
  await tab.run(applyPrintStyles, undefined);
  const parts = {
    "main h1": true,
    "details[name=post-faq] p": true,
    "#references ~ details > ol > li": true,
    "body > header": false,
    "nav[aria-label=Contents]": false,
    "article p:has(a[type='text/markdown'])": false,
    "main a[rel~=sponsored]": false,
    "main audio": false,
  };
  for (const [selector, isExpected] of Object.entries(parts))
    await expect.poll(async () => [selector, await tab.run(isVisible, selector)]).toEqual([selector, isExpected]);
  expect(await tab.run(() => getComputedStyle(document.documentElement).backgroundColor, undefined)).toBe("rgb(255, 255, 255)");
});

test("pages have their styles and fonts under their policy, and fit the window", async ({ tab }) => {
  for (const path of Object.values(samplePages)) {
    await tab.open(path);
    for (const width of [500, 1280]) {
      await tab.resize(width);
      const page = await tab.run(async () => {
        await document.fonts.ready;
        return {
          hasStyles: getComputedStyle(document.body).margin === "0px",
          fonts: [...document.fonts].filter(({ status }) => status === "error").map(({ family }) => family),
          overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        };
      }, undefined);
      expect([path, width, page]).toEqual([path, width, { hasStyles: true, fonts: [], overflow: 0 }]);
    }
  }
});
