import { expect, test, type Page } from "@playwright/test";
import { allRules, axeViolations, colorRules } from "./axe";
import { charts, findChartErrors } from "./charts";
import { LARGEST_SHIFT, layOutAll, layoutShifts, openWithLateFonts, recordLayoutShifts } from "./load-page";
import { allPages, pagesWith, readPage, withNewStyles } from "./all-pages";

/** Parts of the list of pages, so that the workers share it. */
const PARTS = 4;
const HEIGHT = 844;
/** Width of an A4 page between its margins. */
const PAPER = 658;
/** Paths of the pages that together show every style. */
const pagesWithNewStyles = withNewStyles(allPages.map((at) => [at, readPage(at)]));
const withTables = pagesWith(/<figure class="[^"]*\btable\b/);
/** A text that fits at 1,280 and at 320 pixels fits between and beyond them, so those widths are for styles and for tables. */
const widthsOf = (path: string): readonly number[] => [
  ...(pagesWithNewStyles.has(path) ? [1920] : []),
  1280,
  ...(pagesWithNewStyles.has(path) || withTables.includes(path) ? [768, 390] : []),
  320,
];

for (let part = 0; part < PARTS; part += 1) {
  test(`every page, part ${part + 1} of ${PARTS}, is checked in one visit`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const errors = collectErrors(page, new URL(baseURL ?? "").origin);
    await recordLayoutShifts(page);
    for (const path of allPages.filter((_, index) => index % PARTS === part)) {
      const report = (found: readonly string[]) => errors.push(...found.map((error) => `${path} ${error}`));
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      // What moves when fonts come late follows from the styles, and takes half of a visit.
      if (pagesWithNewStyles.has(path)) await openWithLateFonts(page, path);
      else await page.goto(path);
      const shift = (await layoutShifts(page)).reduce((sum, score) => sum + score, 0);
      if (shift > LARGEST_SHIFT) report([`shifts its layout by ${shift}`]);
      await layOutAll(page);
      report(await page.evaluate(findStateErrors));
      const chartIds = [...charts].filter(([, chart]) => chart.path === path).map(([id]) => id);
      for (const width of widthsOf(path)) {
        await page.setViewportSize({ width, height: HEIGHT });
        const found = await page.evaluate(findLayoutErrors);
        if (withTables.includes(path)) found.push(...(await page.evaluate(findTableErrors)));
        found.push(...(await page.evaluate(findChartErrors, chartIds)));
        report(found.map((error) => `at ${width} pixels: ${error}`));
      }
      report(await page.evaluate(findScreensWithoutButton));
      if (chartIds.length > 0) {
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: PAPER, height: HEIGHT });
        report((await page.evaluate(findChartErrors, chartIds)).map((error) => `on paper: ${error}`));
        await page.emulateMedia({ media: "screen" });
        await page.setViewportSize({ width: 320, height: HEIGHT });
      }
      if (pagesWithNewStyles.has(path)) {
        await page.setViewportSize({ width: 1280, height: HEIGHT });
        await page.evaluate(shortenLists, true);
        report(await axeViolations(page, allRules));
        await page.emulateMedia({ colorScheme: "dark" });
        report((await axeViolations(page, colorRules)).map((error) => `in the dark scheme: ${error}`));
        await page.evaluate(shortenLists, false);
        await page.setViewportSize({ width: 320, height: HEIGHT });
      }
      report(await page.evaluate(findBrokenAmounts));
      // An empty page takes the size of the next one at once.
      await page.evaluate(() => document.body.remove());
    }
    // The 404 page answers 404, which Chromium writes to the console.
    expect(errors.filter((error) => !/^\/404\/ console: .*404/.test(error))).toEqual([]);
  });
}

/** Collects console messages, errors, failed requests and requests to other hosts while pages are opened. */
function collectErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  const report = (error: string) => errors.push(`${new URL(page.url()).pathname} ${error}`);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`error: ${error.message}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) report(`requests ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts the requests for its lazy pictures.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") report(`could not load ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/404/")) report(`${response.status()} for ${response.url()}`);
  });
  return errors;
}

/** Runs in the page: animations under reduced motion, and links that are marked as the current page but lead elsewhere. */
function findStateErrors(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  const current = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')];
  return [
    ...running.map(() => "an animation runs under reduced motion"),
    ...current.filter(({ href }) => href !== location.href).map(({ textContent }) => `'${textContent}' is marked as the current page`),
  ];
}

/** Runs in the page: horizontal scrolling, two amber buttons in one screen or beside the bar, and headings of one level in different sizes. */
function findLayoutErrors(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const tops = [...document.querySelectorAll("main a[rel~=sponsored]")]
    .filter((link) => link.checkVisibility() && getComputedStyle(link).backgroundColor === "rgb(245, 166, 35)")
    .map((link) => link.getBoundingClientRect().top);
  const gap = Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)));
  // The first card of a list may be larger than the others.
  const mixed = ["h1", "h2", "h3:not(li:first-child > article > *)", "h4"].filter((level) => {
    const shown = [...document.querySelectorAll(level)].filter((heading) => heading.getBoundingClientRect().height > 1);
    return new Set(shown.map((heading) => getComputedStyle(heading).fontSize)).size > 1;
  });
  return [
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} pixels too wide`] : []),
    ...(innerWidth < 768 && tops.some((top) => top > innerHeight) ? ["has an amber button beside that of the bar"] : []),
    ...(gap < innerHeight ? [`has two buttons in one screen, ${Math.round(gap)} pixels apart`] : []),
    ...mixed.map((level) => `has ${level} of different sizes`),
  ];
}

/**
 * Runs in the page: tables that are wider than their place, unless they scroll; tables of short cells that do not fit the screen
 * of a small phone. Where each row is a card: rows that are wider
 * than the screen, cells that are cut, have no name of their column, or break words.
 */
function findTableErrors(): string[] {
  const found: string[] = [];
  for (const figure of document.querySelectorAll("figure.table")) {
    const over = figure.scrollWidth - figure.clientWidth;
    if (over > 1) found.push(`a table is ${over} pixels too wide`);
    if (innerWidth === 320 && !figure.matches(".prose, .picks")) {
      const table = figure.querySelector("table") as HTMLTableElement;
      const { height } = table.getBoundingClientRect();
      // One with more rows than a screen has is as low as its rows can be.
      if (Math.min(height, (12 * height) / table.rows.length) > innerHeight) found.push(`a table is ${height} pixels high`);
      if (table.scrollWidth > (table.parentElement?.clientWidth ?? 0)) found.push("a table of short cells scrolls");
    }
    if (!figure.matches(innerWidth < 768 ? ".prose, .picks" : ".picks")) continue;
    const names = [...figure.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    for (const row of figure.querySelectorAll("tbody tr")) {
      const card = row.getBoundingClientRect();
      if (card.left < 0 || card.right > innerWidth) found.push(`a card is wider than the screen: ${row.textContent}`);
      [...row.children].forEach((cell, column) => {
        const { left, right, height } = cell.getBoundingClientRect();
        if (height === 0 || left < card.left || right > card.right + 1 || cell.scrollWidth > cell.clientWidth + 1)
          found.push(`a cell is cut: ${cell.textContent}`);
        const label = getComputedStyle(cell, "::before").content;
        if (column > 0 && !label.includes(`"${names[column]}"`) && !figure.matches(".picks"))
          found.push(`'${cell.textContent}' has the name ${label}`);
        const { overflowWrap, hyphens } = getComputedStyle(cell);
        if (overflowWrap !== "normal" || hyphens !== "manual") found.push(`words break in '${cell.textContent}'`);
      });
    }
  }
  return found;
}

/**
 * Runs in the page: screens of a phone after the first, up to the footer, without a button in view; places where the bar
 * covers the footer; and a bar in the first screen. A look costs a frame, and screens with a button of the page itself need none.
 * Of those with the bar alone, one stands for all up to the footer.
 */
async function findScreensWithoutButton(): Promise<string[]> {
  const bars = [...document.querySelectorAll("main + aside a[rel~=sponsored]")];
  const footer = document.querySelector("footer") as Element;
  const isShown = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
  };
  const own = [...document.querySelectorAll("main a[rel~=sponsored]")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.getBoundingClientRect());
  const found = bars.length === 1 ? [] : [`has ${bars.length} buttons in its bar`];
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  let hasSeenBar = false;
  const footerStart = footer.getBoundingClientRect().top;
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    const hasOwn = own.some(({ top, bottom }) => bottom > y && top < y + innerHeight);
    const isBeforeFooter = y > 0 && y + innerHeight < footerStart;
    if (isBeforeFooter && (hasOwn || hasSeenBar)) continue;
    hasSeenBar ||= isBeforeFooter;
    scrollTo({ top: y, behavior: "instant" });
    await nextFrame();
    const barBottom = document.querySelector("main + aside > div")?.getBoundingClientRect().bottom ?? 0;
    const footerTop = footer.getBoundingClientRect().top;
    if (y === 0 && barBottom - 1 < innerHeight) found.push("has a bar in the first screen");
    if (barBottom > footerTop + 1) found.push(`covers its footer at ${y}`);
    if (y < innerHeight || footerTop < innerHeight) continue;
    if (![...document.querySelectorAll("a[rel~=sponsored]")].some(isShown)) found.push(`has no button in view at ${y}`);
  }
  return found;
}

/** Runs in the page: shows only the first of many parts of one kind, because axe takes seconds for long lists. */
function shortenLists(isShort: boolean): void {
  const parts = document.querySelectorAll<HTMLElement>("main :is(li, details, article, tr, dl > div, figure a):nth-of-type(n + 9)");
  for (const part of parts) part.style.display = isShort ? "none" : "";
}

/** Runs in the page: amounts such as '60-day' and 'g = 0.45' that are on two lines. It opens all questions for that. */
function findBrokenAmounts(): string[] {
  document.querySelectorAll("li > article").forEach((card) => card.remove());
  document.querySelectorAll("details").forEach((item) => ((item.name = ""), (item.open = true)));
  const amount = /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)-\p{L}+|\b[a-zA-Z] [=<>] \d[\d.,]*/giu;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const match of node.nodeValue?.matchAll(amount) ?? []) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`'${match[0]}' is on two lines`);
    }
  return found;
}
