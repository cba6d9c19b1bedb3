import { expect, test } from "@playwright/test";
import { pagesWith } from "./all-pages";
import { layOutAll } from "./load-page";
import { phone } from "./sample-pages";

test.use(phone);

interface AxNode {
  readonly role?: { readonly value: string };
  readonly ignored: boolean;
}

/** A page with each kind of table. */
const kinds = [
  /<figure class="[^"]*\btable"/,
  /\btable prose\b/,
  /\btable picks\b/,
  /<figure class="[^"]*\btable[^"]*">(?:<figcaption>.*?<\/figcaption>)?<div role="region"/,
].flatMap((kind) => pagesWith(kind)[0] ?? []);

test("tables are tables for screen readers where their rows are cards, too, and nothing of them is over the header or the bar", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of kinds) {
    await page.goto(path);
    await layOutAll(page);
    const cells = await page.locator("main figure.table :is(th, td)").count();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      // Many cards are folded on a phone; on a desk, their table is open by itself.
      await page.locator("main details:has(> table)").evaluateAll((all, isOpen) => {
        for (const details of all) (details as HTMLDetailsElement).open = isOpen;
      }, width === 390);
      const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
      const count = (...roles: string[]) => nodes.filter(({ role, ignored }) => !ignored && roles.includes(role?.value ?? "")).length;
      expect(count("columnheader")).toBeGreaterThan(1);
      expect(count("rowheader")).toBeGreaterThan(1);
      expect([path, width, count("columnheader", "rowheader", "cell", "gridcell") >= cells]).toEqual([path, width, true]);
      expect([path, width, await page.locator("main figure.table").evaluateAll(findCovered)]).toEqual([path, width, []]);
    }
  }
});

/** Runs in the page: parts of tables that are over the header, the bar or a first row, and tables that scroll up and down. */
async function findCovered(figures: Element[]): Promise<string[]> {
  const errors: string[] = [];
  for (const figure of figures) {
    const { top, height } = figure.getBoundingClientRect();
    for (const share of [0.3, 0.9]) {
      scrollTo({ top: scrollY + top - 60 + height * share - innerHeight * (share - 0.1), behavior: "instant" });
      await new Promise(requestAnimationFrame);
      for (const part of document.querySelectorAll("header, main + aside > div")) {
        const box = part.getBoundingClientRect();
        for (let x = 20; box.height > 0 && x < innerWidth; x += 60) {
          const hit = document.elementFromPoint(x, box.top + box.height / 2);
          if (hit?.closest("figure.table")) errors.push(`${hit.textContent} is over ${part.tagName}`);
        }
      }
    }
    for (const cell of figure.querySelectorAll("div > table th[scope=col]"))
      if (cell.getBoundingClientRect().bottom > (cell.closest("thead")?.getBoundingClientRect().bottom ?? 0) + 1)
        errors.push(`${cell.textContent} is over the first row`);
    for (const box of figure.querySelectorAll("div")) if (box.scrollHeight > box.clientHeight + 1) errors.push("scrolls inside");
  }
  return errors;
}

test("with text of twice the size, a table that scrolls does so beside its first column", async ({ page }) => {
  for (const path of pagesWith(/<figure class="[^"]*\btable"/).slice(0, 6)) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const moves = await page.locator("main figure.table:not(.picks, .prose)").evaluateAll((figures) =>
      figures.map((figure) => {
        const cell = figure.querySelector("tbody th");
        const before = cell?.getBoundingClientRect().left;
        figure.scrollLeft = 1000;
        return before === cell?.getBoundingClientRect().left;
      }),
    );
    expect([path, moves.every(Boolean)]).toEqual([path, true]);
  }
});

test("a table of products with one fact each stays a table, and has cards for more", async ({ page }) => {
  const [path] = pagesWith(/Where these facts come from/);
  test.skip(path === undefined, "no page compares products");
  await page.goto(path ?? "");
  const displays = await page.locator("main figure.table:has(summary)").evaluateAll((figures) =>
    figures.map((figure) => {
      const row = figure.querySelector("tbody tr");
      return [row?.children.length === 2, row && getComputedStyle(row).display === "table-row"];
    }),
  );
  expect(displays.filter(([isShort, isRow]) => isShort !== isRow)).toEqual([]);
});

test("many cards of products are folded under their names on a phone, and open on a desk and on paper", async ({ page }) => {
  const [path] = pagesWith(/<figure class="[^"]*\btable\b[^"]*"><figcaption>[^<]*<\/figcaption><details class="[^"]*"><summary>/);
  test.skip(path === undefined, "no page compares many products");
  await page.goto(path ?? "");
  const folded = page.locator("main figure.table > details:has(> table)").first();
  const name = folded.locator("tbody th").first();
  await expect(name).toBeHidden();
  await folded.locator("> summary").click();
  await expect(name).toBeVisible();
  await page.reload();
  for (const change of [() => page.setViewportSize({ width: 1280, height: 800 }), () => page.emulateMedia({ media: "print" })]) {
    await change();
    await expect(name).toBeVisible();
    await expect(folded.locator("> summary")).toBeHidden();
    await page.setViewportSize(phone.viewport);
  }
});
