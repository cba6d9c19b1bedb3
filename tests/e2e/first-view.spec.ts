import { expect, test } from "@playwright/test";

/** Bytes of a first view on a phone, as they are sent, without headers. */
const MOST = 150_000;
const MOST_OF_ARTICLE = 110_000;
const pages = [
  { path: "/", most: MOST },
  { path: "/review/", most: MOST },
  { path: "/faq/", most: MOST },
  { path: "/blog/", most: MOST },
  { path: "/blog/category/memory-improvement/", most: MOST },
  { path: "/blog/aerobic-exercise-for-brain-health/", most: MOST_OF_ARTICLE },
  { path: "/blog/theta-waves-and-memory-consolidation/", most: MOST_OF_ARTICLE },
];

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { path, most } of pages) {
  test(`the first view of ${path} is at most ${most / 1000} kB, without a script`, async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "measured as on a phone");
    const sizes: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]));
    });
    await page.goto(path, { waitUntil: "networkidle" });
    // Fonts are asked for when text is laid out, which a slow machine may do when the line has long been still.
    const fonts = await page.waitForFunction(() => {
      const ours = [...document.fonts].filter(({ family, status }) => status !== "unloaded" && !family.includes("Fallback"));
      return ours.every(({ status }) => status === "loaded") && ours.length;
    });
    const fontsSent = async () => (await Promise.all(sizes)).filter(([name]) => name.endsWith(".woff2")).length;
    await expect.poll(fontsSent).toBe(await fonts.jsonValue());
    const bodies = await Promise.all(sizes);
    expect(bodies.filter(([name]) => /\.m?js$/.test(name))).toEqual([]);
    expect(bodies.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(most);
  });
}
