import type { Page } from "@playwright/test";
import { allRules, axeViolations, colourRules } from "../e2e/axe";

/** What axe finds on a page and in its frames, in both colour schemes. */
export async function violationsIn(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, rules] of [
    ["light", allRules],
    ["dark", colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const frame of page.frames().filter((each) => each === page.mainFrame() || each.parentFrame() === page.mainFrame())) {
      // A frame is a part of a page, without headings and landmarks of its own.
      const wanted = frame === page.mainFrame() ? rules : rules.filter((rule) => rule !== "best-practice");
      found.push(...(await axeViolations(frame, wanted)).map((each) => `${state}, ${scheme}: ${each}`));
    }
  }
  return found;
}

/** The width of a page that is wider than the screen. */
export async function tooWide(page: Page, state: string): Promise<string[]> {
  const [width, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  return (width ?? 0) > (screen ?? 0) ? [`${state} is ${width} wide on a screen of ${screen}`] : [];
}
