import { Chart } from "../../../src/components/figures/charts/chart";
import { chartOf, row } from "../site/figures/charts";
import { attributesOf, renderHtml, textsOf } from "./render-html";

const unknown = { low: undefined, high: undefined, level: undefined };
const forest = [row({ label: "Known" }), row({ label: "99%", level: 99, low: -0.1 }), row({ label: "Unknown", ...unknown })];

describe("every chart", () => {
  const $ = renderHtml(<Chart chart={chartOf(forest)} />);

  it("is a figure with the finding as its name, a named drawing, and a caption with limits and source", () => {
    expect($("figure").attr("id")).toBe("chart-a-chart");
    expect($(`#${$("figure").attr("aria-labelledby") ?? ""}`).text()).toBe("The finding in one sentence");
    expect($('[role="img"]').attr("aria-label")).toBe("A forest plot that says the finding in other words.");
    expect($("figcaption").text()).toContain("The limits. Source: Oster 1973.");
    expect(attributesOf($, "figcaption a", "href")).toEqual(["https://doi.org/10.1000/xyz"]);
  });

  it("has its numbers as a table with headings, behind a summary", () => {
    expect(textsOf($, "details summary")).toEqual(["The numbers as a table"]);
    expect(textsOf($, "th[scope=col]")).toEqual(["Result", "Standardized difference (g)", "Interval"]);
    expect(textsOf($, "th[scope=row]")).toEqual(["Known", "99%", "Unknown"]);
    expect(textsOf($, "tbody td").filter((_, i) => i % 2 === 1)).toEqual(["95%: 0.10 to 0.50", "99%: −0.10 to 0.50", "not given"]);
  });

  it("draws nothing but its words when it has no row or an unknown kind, as in a new form", () => {
    for (const chart of [chartOf([]), chartOf(forest, { kind: "pie" })]) {
      const empty = renderHtml(<Chart chart={chart} />);
      expect(empty("svg")).toHaveLength(0);
      expect(empty("figcaption").text()).toContain("The limits.");
    }
  });
});

describe("a forest plot", () => {
  const $ = renderHtml(<Chart chart={chartOf(forest)} />);
  const rows = $('[role="img"] > div > div:not(.axis)');

  it("marks no effect in every row and names it on the axis", () => {
    expect(rows.find(".zero")).toHaveLength(3);
    expect(new Set(attributesOf($, ".zero", "x1")).size).toBe(1);
    expect(textsOf($, ".axis text")).toContain("no effect");
    expect($(".axis p").text()).toBe("← hurtshelps →");
  });

  it("shows 95%, 99% and unknown intervals differently, by shape and in words", () => {
    const marks = rows.toArray().map((element) => [$(element).find("line.mark").length, $(element).find("circle.hollow").length]);
    expect(marks).toEqual([
      [1, 0],
      [3, 0],
      [0, 1],
    ]);
    expect(textsOf($, "p small")).toEqual(["0.10 to 0.50", "99%: −0.10 to 0.50", "interval not given"]);
  });

  it("names the work of each row where there are several", () => {
    const sources = [{ name: "Oster 1973" }, { name: "Au 2015" }];
    const several = renderHtml(<Chart chart={chartOf([row({ work: "Au 2015", k: 20 })], { sources })} />);
    expect(several("p small").first().text()).toBe("Au 2015, 20 studies");
  });
});

it("bars begin at no effect, to the left of it for negative numbers", () => {
  const rows = [row({ estimate: 2, low: 1, high: 4, measure: "percent" }), row({ estimate: -1, measure: "percent", ...unknown })];
  const $ = renderHtml(<Chart chart={chartOf(rows, { kind: "bars" })} />);
  const [first, second] = $("rect")
    .toArray()
    .map(({ attribs }) => [parseFloat(attribs["x"] ?? ""), parseFloat(attribs["width"] ?? "")]);
  const zero = parseFloat($(".zero").attr("x1") ?? "");
  expect(first?.[0]).toBe(zero);
  expect((second?.[0] ?? 0) + (second?.[1] ?? 0)).toBeCloseTo(zero, 1);
  expect(textsOf($, "b")).toEqual(["2%", "−1%"]);
});

it("a tally has a dot for each thing counted, of another shape in each row", () => {
  const rows = [5, 8, 1].map((estimate) => row({ ...unknown, label: `row ${estimate}`, measure: "count", estimate, of: 14 }));
  const $ = renderHtml(<Chart chart={chartOf(rows, { kind: "dots" })} />);
  expect([$("circle").length, $("circle.hollow").length, $("path").length]).toEqual([14, 9, 1]);
  expect(textsOf($, '[role="img"] b')).toEqual(["5 of 14", "8 of 14", "1 of 14"]);
});

it("lines have a shape of their own, a name, and the value at each point", () => {
  const point = (series: string, at: number, estimate: number) =>
    row({ ...unknown, label: series, measure: "percent", series, at, when: `${at} days`, estimate });
  const rows = [point("Recalled", 0, 75), point("Recalled", 7, 56), point("Reread", 0, 81), point("Reread", 7, 42)];
  const $ = renderHtml(<Chart chart={chartOf(rows, { kind: "line", across: "Time" })} />);
  expect(textsOf($, "p span")).toEqual(["Recalled", "Reread"]);
  expect(textsOf($, "text.value")).toEqual(["75", "56", "81", "42"]);
  expect([$("line.solid").length, $("line.hollow").length]).toEqual([2, 2]);
});
