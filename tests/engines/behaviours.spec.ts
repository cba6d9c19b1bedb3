import { expect } from "@playwright/test";
import { readPage } from "../e2e/all-pages";
import { samplePages } from "../e2e/sample-pages";
import { allOf, oneOf } from "../site-under-test";
import { testEverywhere as test } from "./fixtures";
import { belowHeader, isOnTop, isVisible, nextFrames, pathOf } from "./in-page";
import type { Tab } from "./tab";

const PHONE = 500; // The narrowest window that every engine has.
const DESKTOP = 1280;
const toggle = "button[popovertarget]";

const sees = (tab: Tab, selector: string) => tab.run(isVisible, selector);
const expectVisible = (tab: Tab, selector: string, isExpected = true) =>
  expect.poll(() => sees(tab, selector), `${selector} is ${isExpected ? "visible" : "hidden"}`).toBe(isExpected);
/** While a page is left, nothing can be run in it. */
const expectPath = (tab: Tab, path: string) =>
  expect(async () => expect(await tab.run(pathOf, undefined)).toBe(path)).toPass({ timeout: 15_000 });

test("the menu opens below the header, and closes with its button, Escape and when the focus moves on into the page", async ({ tab }) => {
  await tab.resize(PHONE);
  await tab.open(samplePages.home);
  const open = async () => {
    await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), toggle);
    await tab.press("Enter");
    await expectVisible(tab, "#menu");
  };
  await expectVisible(tab, "#menu", false);
  await tab.click(toggle);
  await expectVisible(tab, "#menu a[rel~=sponsored]");
  expect(await tab.run(isOnTop, "#menu a[href='/faq/']")).toBe(true);
  // Its border covers the header's.
  expect(await tab.run(belowHeader, "#menu")).toBe(-1);
  await tab.click(toggle);
  await expectVisible(tab, "#menu", false);
  await open();
  await tab.press("Escape");
  await expectVisible(tab, "#menu", false);
  await open();
  const isInPage = () => tab.run(() => document.querySelector("main :focus") !== null, undefined);
  for (let count = 0; count < 40 && !(await isInPage()); count += 1) await tab.press("Tab");
  expect(await isInPage()).toBe(true);
  await expectVisible(tab, "#menu", false);
});

test("the menu leads to a page, and is closed after Back", async ({ tab }) => {
  await tab.resize(PHONE);
  await tab.open(samplePages.home);
  await tab.click(toggle);
  await expectVisible(tab, "#menu");
  await tab.click("#menu a[href='/faq/']");
  await expectPath(tab, samplePages.faq);
  await expectVisible(tab, "#menu", false);
  await tab.back();
  await expectPath(tab, samplePages.home);
  await expectVisible(tab, "#menu", false);
});

test.describe("accordion", () => {
  const questionsOf = (tab: Tab) =>
    tab.run(
      () => [...document.querySelectorAll("main details[name] > [id]")].map(({ id }) => `details:has(> #${CSS.escape(id)})`),
      undefined,
    );
  const answer = (question: string) => `${question} p`;

  test("opens one answer at a time, by pointer and by keys", async ({ tab }) => {
    await tab.resize(PHONE);
    await tab.open(samplePages.faq);
    const [first = "", second = ""] = await questionsOf(tab);
    await tab.click(`${first} summary`);
    await expectVisible(tab, answer(first));
    await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), `${second} summary`);
    await tab.press("Enter");
    await expectVisible(tab, answer(second));
    await expectVisible(tab, answer(first), false);
    await tab.press("Space");
    await expectVisible(tab, answer(second), false);
  });

  test("leaves a question that is opened in view when the one above it closes", async ({ tab }) => {
    await tab.resize(PHONE);
    await tab.open(samplePages.faq);
    const questions = await questionsOf(tab);
    const hidden: string[] = [];
    const pairs = questions
      .slice(1, 5)
      .flatMap((below, index) => [40, 200].map((distance) => ({ above: questions[index] ?? "", below, distance })));
    for (const { above, below, distance } of pairs) {
      await tab.run((selector) => document.querySelector(selector)?.setAttribute("open", ""), above);
      // What browsers anchor to changes a moment after a question was opened.
      await expect.poll(() => tab.run(anchorOf, above)).not.toBe("auto");
      // The answer above begins over the top of the screen, so that its end is what the reader sees first.
      await tab.run(
        ([selector, distance]) => {
          const top = (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + distance;
          scrollBy({ top: (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) - top, behavior: "instant" });
        },
        [`${below} summary`, distance] as const,
      );
      await tab.run(nextFrames, undefined);
      await tab.click(`${below} summary`);
      await expectVisible(tab, `${above} p`, false);
      await tab.run(nextFrames, undefined);
      const { gap, least } = await tab.run(placeOf, below);
      if (gap < least) hidden.push(`${below} at ${distance}: ${gap}, not ${least}`);
      await tab.run((selector) => document.querySelector(selector)?.removeAttribute("open"), below);
    }
    expect(hidden).toEqual([]);
  });

  /** `overflow-anchor` of an element; undefined in engines without scroll anchoring. */
  const anchorOf = (selector: string): string | undefined =>
    getComputedStyle(document.querySelector(selector) as Element).getPropertyValue("overflow-anchor") || undefined;

  /**
   * Pixels between the header and a question, and the least that is good: 0, or as far as its own answer reaches where the
   * engine has no scroll anchoring.
   */
  const placeOf = (selector: string): { gap: number; least: number } => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const item = (document.querySelector(selector) as Element).getBoundingClientRect();
    const summary = (document.querySelector(`${selector} summary`) as Element).getBoundingClientRect();
    const reach = CSS.supports("overflow-anchor", "none") ? 0 : Math.min(0, item.bottom - summary.height - header - 1);
    return { gap: Math.round(summary.top - header), least: Math.floor(reach) };
  };
});

test.describe("anchors", () => {
  test.use({ preferences: { reducedMotion: true } });

  test("a citation leads to its work and back, below the header", async ({ tab }) => {
    test.skip(!readPage(samplePages.article).includes('id="cite-'), "no article cites a work");
    await tab.resize(PHONE);
    await tab.open(samplePages.article);
    const citation = "a[id^=cite-]";
    const work = await tab.run((selector) => document.querySelector(selector)?.getAttribute("href") ?? "", citation);
    await tab.click(citation);
    await expect.poll(() => tab.run(isOnTop, `${work} a[href^='#cite-']`)).toBe(true);
    expect(await tab.run(belowHeader, work)).toBeGreaterThanOrEqual(0);
    await tab.click(`${work} a[href^='#cite-']`);
    await expect.poll(() => tab.run(isOnTop, citation)).toBe(true);
    expect(await tab.run(belowHeader, citation)).toBeGreaterThanOrEqual(0);
  });

  test("the contents lead to a heading below the header", async ({ tab }) => {
    const link = "nav[aria-label=Contents] li:nth-child(3) a";
    for (const width of [PHONE, DESKTOP]) {
      await tab.resize(width);
      await tab.open(samplePages.article);
      await expectVisible(tab, link, width === DESKTOP);
      if (width === PHONE) await tab.click("nav[aria-label=Contents] summary");
      await expectVisible(tab, link);
      const heading = await tab.run((selector) => document.querySelector(selector)?.getAttribute("href") ?? "", link);
      await tab.click(link);
      await expect.poll(() => tab.run(isOnTop, heading)).toBe(true);
      expect(await tab.run(belowHeader, heading)).toBeGreaterThanOrEqual(0);
    }
  });
});

test("a sound loads nothing before it is played, then plays and can be sought in", async ({ tab }) => {
  const sound = allOf("sound").find(({ id }) => id === oneOf("home").hero.sound);
  if (!sound) return test.skip(true, "the home page has no sound");
  await tab.resize(1280);
  await tab.open(samplePages.home);
  const state = () =>
    tab.run(() => {
      const { readyState, currentTime, duration, error } = document.querySelector("main audio") as HTMLAudioElement;
      return { hasData: readyState > 0, isAdvancing: currentTime > 0.3, seconds: Math.round(duration || 0), error: error?.message ?? null };
    }, undefined);
  expect(await state()).toEqual({ hasData: false, isAdvancing: false, seconds: 0, error: null });
  // A gesture, without which browsers play nothing; the players' own buttons are not reachable.
  await tab.click("main figcaption");
  await tab.run(() => (document.querySelector("main audio") as HTMLAudioElement).play(), undefined);
  await expect.poll(state, { timeout: 20_000 }).toEqual({ hasData: true, isAdvancing: true, seconds: sound.seconds, error: null });
  await tab.run((to) => {
    const audio = document.querySelector("main audio") as HTMLAudioElement;
    audio.currentTime = to;
    return audio.play(); // Where there is no sound card, the sound may have ended at once.
  }, sound.seconds * 0.75);
  await expect
    .poll(() => tab.run(() => (document.querySelector("main audio") as HTMLAudioElement).currentTime, undefined))
    .toBeGreaterThan(sound.seconds * 0.75 + 0.2);
});
