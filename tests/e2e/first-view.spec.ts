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
    const bodies = await Promise.all(sizes);
    expect(bodies.length).toBeGreaterThan(2);
    expect(bodies.filter(([name]) => /\.m?js$/.test(name))).toEqual([]);
    expect(bodies.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(most);
  });
}
