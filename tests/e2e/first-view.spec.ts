import { expect, test } from "@playwright/test";

/** Body bytes of a first view on a phone, as sent. */
const LIMIT = 110_000;
const pages = [
  "/",
  "/review/",
  "/faq/",
  "/blog/",
  "/blog/category/memory-improvement/",
  "/blog/aerobic-exercise-for-brain-health/",
  "/blog/theta-waves-and-memory-consolidation/",
];

test.skip(({ hasTouch }) => !hasTouch, "measured on a phone");
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const path of pages) {
  test(`the first view of ${path} is at most ${LIMIT / 1000} kB, without a script`, async ({ page }) => {
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    // Fonts are requested at layout, which on a slow machine may come after the network has been idle.
    const fonts = await page.waitForFunction(() => {
      const ours = [...document.fonts].filter(({ family, status }) => status !== "unloaded" && !family.includes("Fallback"));
      return ours.every(({ status }) => status === "loaded") && ours.length;
    });
    const fontsSent = async () => (await Promise.all(sizes)).filter(([name]) => name.endsWith(".woff2")).length;
    await expect.poll(fontsSent).toBe(await fonts.jsonValue());
    const bodies = await Promise.all(sizes);
    expect(bodies.filter(([name]) => /\.m?js$/.test(name))).toEqual([]);
    expect(bodies.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(LIMIT);
  });
}
