import { expect, test, type Page } from "@playwright/test";
import { kinds } from "./pages";

/** How many ends of tags there are on the first screen: a document is cut off after each. Those of the header are on every page. */
const HOME_ENDS = 70;
const OTHER_ENDS = 40;

type Places = Record<string, { readonly shown: string; readonly x: number; readonly y: number }>;

/** Where everything stands that is painted on the first screen, by its place in the document. */
function placesOn(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const pathOf = (element: Element): string => {
      const parent = element.parentElement;
      return parent ? `${pathOf(parent)}/${[...parent.children].indexOf(element)}` : "";
    };
    const isPainted = (element: Element) =>
      element.matches("svg, img") || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return Object.fromEntries(
      [...document.body.querySelectorAll("*")]
        .filter((element) => isPainted(element) && !element.closest("[popover]"))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight)
        .map(({ element, box: { x, y } }) => [
          pathOf(element),
          { shown: `${element.nodeName} ${element.textContent?.trim().slice(0, 30) ?? ""}`, x: Math.round(x), y: Math.round(y) },
        ]),
    );
  });
}

// A browser paints what has come of a document; what comes then must find its place beside it.
for (const kind of ["home", "list", "article", "everyPost"] as const) {
  test(`${kind}: what has come of it stays where it is while the rest comes`, async ({ page, baseURL }) => {
    const address = new URL(kinds[kind], baseURL).href;
    const html = await (await fetch(address)).text();
    let length = html.length;
    await page.route("**/*", (route) =>
      route.request().resourceType() === "document"
        ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html.slice(0, length) })
        : route.abort(),
    );
    await page.goto(address);
    const whole = await placesOn(page);
    const [from, count] = kind === "home" ? [html.indexOf("<body"), HOME_ENDS] : [html.indexOf("</header>"), OTHER_ENDS];
    const ends = [...html.slice(from).matchAll(/<\/[a-z0-9]+>/g)].slice(0, count).map((match) => from + match.index + match[0].length);
    const declaredRedirects = new Set<string>();
    for (const end of ends) {
      length = end;
      await page.goto(address);
      for (const [path, { shown, x, y }] of Object.entries(await placesOn(page))) {
        const last = whole[path];
        if (last && Math.hypot(last.x - x, last.y - y) > 1) declaredRedirects.add(`${shown}: from ${x}, ${y} to ${last.x}, ${last.y}`);
      }
    }
    expect(Object.keys(whole).length).toBeGreaterThan(10);
    expect([...declaredRedirects]).toEqual([]);
  });
}
