import { expect, test } from "@playwright/test";
import { samplePages } from "./sample-pages";

interface PaintedElement extends PerformanceEntry {
  readonly element: Element | null;
}

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

// A file is painted at least one round trip after the text.
for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: the largest element of the first view is text in the document`, async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "measured on a phone");
    await page.goto(path);
    // An eager picture is painted in the frame after it was decoded.
    await page.evaluate(async () => {
      await Promise.all([...document.images].filter(({ loading }) => loading === "eager").map((image) => image.decode()));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => resolve((list.getEntries().at(-1) as PaintedElement).element?.tagName)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
    expect(largest).toMatch(/^(P|H1)$/);
  });
}
