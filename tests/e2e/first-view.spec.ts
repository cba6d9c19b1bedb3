import { expect, test } from "@playwright/test";

/** Body bytes of a first view on a phone, as sent. */
const LIMIT = 150_000;
const ARTICLE_LIMIT = 110_000;
const pages = [
  { path: "/", limit: LIMIT },
  { path: "/review/", limit: LIMIT },
  { path: "/faq/", limit: LIMIT },
  { path: "/blog/", limit: LIMIT },
  { path: "/blog/category/memory-improvement/", limit: LIMIT },
  { path: "/blog/aerobic-exercise-for-brain-health/", limit: ARTICLE_LIMIT },
  { path: "/blog/theta-waves-and-memory-consolidation/", limit: ARTICLE_LIMIT },
];

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { path, limit } of pages) {
  test(`the first view of ${path} is at most ${limit / 1000} kB, without a script`, async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "measured on a phone");
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
    expect(bodies.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
  });
}
