import { allPages, readPage } from "./all-pages";

/** Path and HTML of each chart, once. */
export const charts: ReadonlyMap<string, { readonly path: string; readonly html: string }> = new Map(
  allPages.flatMap((path) =>
    Array.from(readPage(path).matchAll(/<figure id="(chart-[a-z0-9-]+)".*?<\/figure>/gs), ([html, id = ""]) => [id, { path, html }]),
  ),
);

/** Runs in the page: what is wrong with charts as they are laid out now. */
export function findChartErrors(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const found: string[] = [];
    const figure = document.getElementById(id) as HTMLElement;
    const { left, right } = figure.getBoundingClientRect();
    const drawing = figure.querySelector('[role="img"]') as HTMLElement;
    const boxes = [...drawing.querySelectorAll("p, text, small")]
      .filter((element) => element.textContent !== "")
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      if (box.width === 0 || box.height === 0) found.push(`'${element.textContent}' is not shown`);
      if (box.left < left - 1 || box.right > right + 1) found.push(`'${element.textContent}' is outside of the figure`);
      if (parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`'${element.textContent}' is smaller than 12 px`);
    }
    for (const svg of drawing.querySelectorAll("svg")) if (svg.getBoundingClientRect().height < 10) found.push("a drawing has no height");
    const texts = boxes.filter(({ element }) => element.tagName === "text");
    texts.forEach(({ element, box }, index) => {
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 3) found.push(`'${element.textContent}' and '${other.element.textContent}' overlap`);
      }
    });
    const gridlines = [...drawing.querySelectorAll("line:not(.mark)")].map((line) => line.getBoundingClientRect().left);
    for (const { element, box } of texts.filter(({ element }) => element.closest(".axis") && element.textContent !== "no effect"))
      if (gridlines.every((left) => Math.abs(left - (box.left + box.right) / 2) > 1))
        found.push(`'${element.textContent}' is not below its line`);
    if (/(?:^|[\s(])-\d/.test(figure.textContent)) found.push("a number has a hyphen for a minus sign");
    if (matchMedia("print").matches) {
      // Chromium prints others on the first page.
      const isInFlow = [...figure.querySelectorAll("div > svg")].every((svg) => getComputedStyle(svg).position === "static");
      if (!isInFlow) found.push("a drawing is not in the flow");
      const table = figure.querySelector("table") as HTMLElement;
      if (table.getBoundingClientRect().height < 20) found.push("the table is not printed");
      if (getComputedStyle(figure.querySelector("summary") as HTMLElement).display !== "none") found.push("the summary is printed");
    }
    return found.map((error) => `${id}: ${error}`);
  });
}
