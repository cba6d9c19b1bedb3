import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations } from "./axe";
import { LARGEST_SHIFT, layOutAll, layoutShifts, openWithLateFonts, recordLayoutShifts } from "./load-page";
import { posts } from "../site-under-test";
import { readPage } from "./all-pages";
import { samplePages } from "./sample-pages";

/** Body bytes of a first view on a phone, as sent. */
const LIMIT = 110_000;
/** Seconds after which nothing may move or blink (WCAG 2.2.2). */
const MOTION = 5;
/** More flashes a second may cause seizures (WCAG 2.3.1). */
const FLASHES = 3;
const longestWord = ({ title }: { readonly title: string }) => Math.max(...title.split(/[\s-]/).map(({ length }) => length));
/** The article with the longest word in its title. */
const longWord = posts.reduce((most, post) => (longestWord(post) > longestWord(most) ? post : most)).path;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const [kind, path] of Object.entries({ ...samplePages, longWord }))
  test(`${kind} on a phone is checked in one visit${/^(?:about|review)$/.test(kind) ? " @content" : ""}`, async ({ page }) => {
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]));
    });
    await recordLayoutShifts(page);
    await openWithLateFonts(page, path);
    await page.waitForLoadState("networkidle");

    await test.step(`it sends at most ${LIMIT / 1000} kB and no script`, async () => {
      const bodies = await Promise.all(sizes);
      expect(bodies.filter(([name]) => /\.m?js$/.test(name))).toEqual([]);
      expect(bodies.filter(([name]) => name.endsWith(".woff2")).length).toBeGreaterThan(0);
      expect(bodies.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT);
    });
    // A file would be painted at least one round trip after the text.
    await test.step("its largest element is text in the document, and nothing moves while it loads", async () => {
      expect(await page.evaluate(largestElement)).toMatch(/^(P|H1|FIGCAPTION)$/);
      expect((await layoutShifts(page)).reduce((sum, score) => sum + score, 0)).toBeLessThan(LARGEST_SHIFT);
    });
    await test.step(`animations change only opacity, transform and what is drawn of a line, end within ${MOTION} seconds and flash slowly`, async () => {
      const { properties, ends, cycles } = await page.evaluate(readAnimations);
      const painted = properties.filter(
        (name) => !["opacity", "transform", "stroke-dashoffset", "animation-timing-function"].includes(name),
      );
      expect(painted).toEqual([]);
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(MOTION);
      expect(Math.min(...cycles)).toBeGreaterThanOrEqual(1 / FLASHES);
      if (kind === "home") expect(ends.length).toBeGreaterThan(2);
      if (/animation:\w+ 1\.4s/.test(readPage(path))) expect(ends.length).toBeGreaterThan(0);
    });
    await layOutAll(page);
    // Every page is checked on a desk, in both schemes; these together have what looks different on a phone.
    if (["home", "review", "article"].includes(kind))
      await test.step("axe finds nothing", async () => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        // Below the first screen it lies over text, which axe takes for covered.
        await page.evaluate(() => document.querySelector<HTMLElement>("main + aside")?.style.setProperty("position", "static"));
        expect(await axeViolations(page, allRules)).toEqual([]);
      });
    await test.step("text of twice the size fits, set by the browser and by a style", async () => {
      for (const [width, isSetByStyle] of [
        [320, true],
        [390, false],
        [1280, true],
      ] as const)
        await expectLargeTextToFit(page, width, isSetByStyle);
    });
  });

/** Runs in the page: the tag of the largest element of the first view. */
async function largestElement(): Promise<string | undefined> {
  // An eager picture is painted in the frame after it was decoded.
  await Promise.all([...document.images].filter(({ loading }) => loading === "eager").map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      resolve(largest.element?.tagName);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Runs in the page: the properties in keyframes, the second at which each animation ends, and the seconds of those that repeat. */
async function readAnimations(): Promise<{ properties: string[]; ends: number[]; cycles: number[] }> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const rulesIn = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [rule]));
  const properties = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .flatMap((rule) => [...rule.cssRules].flatMap((keyframe) => [...(keyframe as CSSKeyframeRule).style]));
  const animations = [...document.querySelectorAll("body *")]
    .flatMap((element) => [null, "::before", "::after"].map((part) => getComputedStyle(element, part)))
    .filter(({ animationName }) => animationName !== "none")
    .map(({ animationDelay, animationDuration, animationIterationCount }) => ({
      delay: Number.parseFloat(animationDelay),
      duration: Number.parseFloat(animationDuration),
      count: animationIterationCount.includes("infinite") ? Infinity : Number.parseFloat(animationIterationCount),
    }));
  const ends = animations.map(({ delay, duration, count }) => delay + duration * count);
  return { properties, ends, cycles: animations.filter(({ count }) => count > 1).map(({ duration }) => duration) };
}

async function expectLargeTextToFit(page: Page, width: number, isSetByStyle: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = isSetByStyle ? 16 : 32;
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 0.8125 * standard } });
  await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), isSetByStyle ? "200%" : "");
  await page.setViewportSize({ width, height: 844 });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const { overflow, cut, header, skipLink, larger } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
    const toggle = document.querySelector("header button") as HTMLElement;
    // The poster has the title in its corner.
    const title = document.querySelector("h1:not(figure *)");
    const size = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
    return {
      overflow: scrollWidth - clientWidth,
      cut: toggle.scrollWidth - toggle.clientWidth + Math.max(0, toggle.getBoundingClientRect().right - clientWidth),
      header: (document.querySelector("header")?.offsetHeight ?? 0) / clientHeight,
      skipLink: document.querySelector("a[href='#content']")?.getBoundingClientRect().bottom ?? 0,
      larger: [...document.querySelectorAll("h2")].filter((h2) => title && size(h2) > size(title)).length,
    };
  });
  expect({ overflow, cut, larger }).toEqual({ overflow: 0, cut: 0, larger: 0 });
  // It is out of sight until it has the focus.
  expect(skipLink).toBeLessThanOrEqual(0);
  expect(header).toBeLessThan(width < 768 ? 0.15 : 0.2);
}
