import { expect, test, type Locator } from "@playwright/test";
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

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`an article's picture ${reducedMotion === "reduce" ? "does not move" : "moves"} to its page with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // The parts of both pages that move; a name that a page has twice stops the transition.
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        const moving = () => document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        const found = viewTransition ? viewTransition.ready.then(moving, (error: unknown) => [String(error)]) : Promise.resolve([]);
        Object.assign(window, { found });
      });
    });
    // A page whose picture has not arrived at its first frame fades as a whole.
    await expect(async () => {
      await page.goto(samplePages.list);
      await page.locator(articleLink).first().click();
      await page.waitForURL(/\/blog\/[a-z0-9-]+\/$/);
      const found = await page.evaluate(() => (window as unknown as { found: Promise<(string | null)[]> }).found);
      const name = new URL(page.url()).pathname.replaceAll("/", "-");
      expect(found.includes(`::view-transition-group(${name})`)).toBe(reducedMotion !== "reduce");
    }).toPass();
  });

/** Runs in the page: when each animation of a part of an element begins and ends, in seconds. Styles, because motion may be over. */
function readMotion(element: Element, part?: string): { delay: number; end: number }[] {
  const { animationName, animationDelay, animationDuration, animationIterationCount } = getComputedStyle(element, part);
  if (animationName === "none") return [];
  const delay = Number.parseFloat(animationDelay);
  return [{ delay, end: delay + Number.parseFloat(animationDuration) * Number.parseFloat(animationIterationCount) }];
}

test("feature cards move 0.1 s apart and the first blinking button's ring at load, further ones when pointed at, all under five seconds", async ({
  page,
}) => {
  await page.goto(samplePages.home);
  const cards = await page.locator("main section ul").first().locator("li").all();
  const motions = (await Promise.all(cards.map((card) => card.evaluate(readMotion)))).flat();
  const tenths = motions.map(({ delay }) => Math.round((delay - Number(motions[0]?.delay)) * 10));
  // From the sixth on they come together.
  expect(tenths).toEqual(cards.map((_, index) => Math.min(index, 5)));

  await page.goto(samplePages.article);
  const buttons = page.locator("main section:has(h2) a[rel~=sponsored]");
  const [first, second] = [0, 1].map((index) => buttons.nth(index)) as [Locator, Locator];
  const rings = [await first.evaluate(readMotion, "::after")];
  expect(await second.evaluate(readMotion, "::after")).toEqual([]);
  await second.hover();
  rings.push(await second.evaluate(readMotion, "::after"));
  for (const ring of rings) expect(ring).toHaveLength(1);
  for (const { end } of [...motions, ...rings.flat()]) expect(end).toBeLessThan(5);
  // The label of a button never moves or fades.
  for (const button of [first, second]) expect(await button.evaluate(readMotion)).toEqual([]);
});
