import { expect, test, type Page } from "@playwright/test";
import { phone, samplePages } from "./sample-pages";

/** How many closing tags to test: the document is written up to each. Only the home page is tested from the header on. */
const HOME_TAGS = 70;
const OTHER_TAGS = 40;

type Positions = Record<string, { readonly shown: string; readonly x: number; readonly y: number }>;

/** Positions of everything painted on the first screen, by the element's path in the document. */
function paintedPositions(page: Page): Promise<Positions> {
  return page.evaluate(() => {
    const pathOf = (element: Element): string => {
      const parent = element.parentElement;
      return parent ? `${pathOf(parent)}/${[...parent.children].indexOf(element)}` : "";
    };
    const isPainted = (element: Element) =>
      element.matches("svg, img") || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return Object.fromEntries(
      [...document.body.querySelectorAll("*")]
        .filter((element) => isPainted(element) && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight)
        .map(({ element, box: { x, y } }) => [
          pathOf(element),
          { shown: `${element.nodeName} ${element.textContent?.trim().slice(0, 30) ?? ""}`, x: Math.round(x), y: Math.round(y) },
        ]),
    );
  });
}

// A browser paints a document while it is still loading; what arrives later must not move what is already painted.
for (const [kind, viewport] of [
  ["home", phone.viewport],
  ["article", phone.viewport],
  ["home", { width: 1280, height: 900 }],
  ["article", { width: 1280, height: 900 }],
] as const) {
  test(`${kind} at ${viewport.width} pixels: nothing painted moves while the rest of the document arrives`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const url = new URL(samplePages[kind], baseURL).href;
    const html = await (await fetch(url)).text();
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document"
        ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html })
        : route.abort(),
    );
    await page.goto(url);
    const complete = await paintedPositions(page);
    const [start, count] = kind === "home" ? [html.indexOf("<body"), HOME_TAGS] : [html.indexOf("</header>"), OTHER_TAGS];
    const ends = [...html.slice(start).matchAll(/<\/[a-z0-9]+>/g)].slice(0, count).map((match) => start + match.index + match[0].length);
    const shifts = new Set<string>();
    await page.evaluate(() => void document.open());
    for (const [index, end] of ends.entries()) {
      await page.evaluate((part) => document.write(part), html.slice(ends[index - 1] ?? 0, end));
      for (const [path, { shown, x, y }] of Object.entries(await paintedPositions(page))) {
        const last = complete[path];
        if (last && Math.hypot(last.x - x, last.y - y) > 1) shifts.add(`${shown}: from ${x}, ${y} to ${last.x}, ${last.y}`);
      }
    }
    expect(Object.keys(complete).length).toBeGreaterThan(10);
    expect([...shifts]).toEqual([]);
  });
}
