import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { articles, content, errorsIn, failing, pageAt, pages, read, textOf } from "./site";

interface ChartFile {
  readonly id: string;
  readonly title: string;
  /** Of a drawing without numbers: undefined. */
  readonly rows?: readonly { readonly label: string; readonly effect: string }[];
}

const folder = path.join(content, "figures", "charts");
const charts = fs.readdirSync(folder).map((file) => parse(fs.readFileSync(path.join(folder, file), "utf8")) as ChartFile);

describe("charts", () => {
  test("are all on a page", () => {
    const shown = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(/<figure id="chart-([a-z0-9-]+)"/g), ([, id]) => id)));
    expect(charts.length).toBeGreaterThanOrEqual(12);
    expect(charts.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });

  test("have a title, a drawing with a name, a caption with a source, and their numbers as a table", () => {
    expect(
      errorsIn(pages, ({ $ }) =>
        $('figure[id^="chart-"]')
          .toArray()
          .flatMap((element) => {
            const figure = $(element);
            const chart = charts.find(({ id }) => `chart-${id}` === element.attribs["id"]);
            const drawing = figure.find('[role="img"]');
            const caption = figure.find("figcaption");
            const cells = figure.find("tbody tr").toArray();
            return failing({
              title: textOf($(`[id="${element.attribs["aria-labelledby"] ?? ""}"]`).text()) === chart?.title,
              "one drawing": drawing.length === 1 && drawing.find("svg").length > 0,
              "a name that says the finding": (drawing.attr("aria-label") ?? "").length >= 40,
              "limits and source":
                /\S.* Source: \S/.test(textOf(caption.text())) && (!chart?.rows || caption.find('a[href^="https://doi.org/"]').length > 0),
              "a table behind a summary": figure.find("details:not([open]) > summary + table").length === 1,
              "a table row for each number":
                cells.length >= 2 &&
                (!chart?.rows || (cells.length === chart.rows.length && cells.every((row) => /\d/.test($(row).find("td").text())))),
            }).map((error) => `${element.attribs["id"]}: ${error}`);
          }),
      ),
    ).toEqual([]);
  });

  test("are in the Markdown export and in feeds as tables of the same numbers", () => {
    const shown = articles.filter(({ html }) => html.includes('<figure id="chart-'));
    expect(shown.length).toBeGreaterThan(8);
    expect(
      errorsIn(shown, ({ path: at, $ }) => {
        const text = read(`${at.slice(1, -1)}.md`);
        return $('figure[id^="chart-"] tbody tr')
          .toArray()
          .map((row) =>
            $(row)
              .children()
              .toArray()
              .map((cell) => $(cell).text())
              .join(" | "),
          )
          .filter((cells) => !text.includes(`| ${cells} |`));
      }),
    ).toEqual([]);
    const feed = read("feed.xml") + read("blog/category/memory-improvement/feed.xml");
    for (const chart of charts.filter(({ title }) => feed.includes(title)))
      for (const { label } of chart.rows ?? []) expect(feed).toContain(`<td>${label.replace(/&/g, "&#x26;")}</td>`);
  });

  test("distinguish 99% and 95% intervals, and say where an interval is unknown", () => {
    const words = (id: string) => textOf(pages.map(({ $ }) => $(`figure#chart-${id}`).first().text()).find((text) => text !== "") ?? "");
    expect(words("adhd-neurofeedback")).toMatch(/Lines are 95% intervals\..*95% interval/);
    expect(words("n-back-controls")).toMatch(/A hollow dot means that the interval is not given\..*not given/);
    expect(pageAt("/review/").html).toContain('<figure id="chart-entrainment-studies"');
  });
});
