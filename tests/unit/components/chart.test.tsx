import { Chart } from "../../../src/components/figures/charts/chart";
import { RowChart } from "../../../src/components/figures/charts/row-chart";
import { DiaryChart } from "../../../src/components/figures/charts/diary-chart";
import { Bought } from "../../../src/components/pages/review/first-hand";
import { chartOf, row } from "../content-model/figures/charts";
import { attributesOf, renderHtml, textsOf } from "./render-html";

const unknown = { low: undefined, high: undefined, level: undefined };
const forest = [row({ label: "Known" }), row({ label: "99%", level: 99, low: -0.1 }), row({ label: "Unknown", ...unknown })];

it("a chart draws nothing but its words when it has no row or an unknown kind, as in a new form", () => {
  for (const chart of [chartOf([]), chartOf(forest, { kind: "pie" as never })]) {
    const empty = renderHtml(<Chart chart={chart} />);
    expect(empty("svg")).toHaveLength(0);
    expect(empty("figcaption").text()).toContain("The limits.");
  }
});

describe("a forest plot", () => {
  const $ = renderHtml(<Chart chart={chartOf(forest)} />);
  const rows = $('[role="img"] > div > div:not(.axis, .sides)');

  it("marks no effect in every row and names it on the axis", () => {
    expect(rows.find(".zero")).toHaveLength(3);
    expect(new Set(attributesOf($, ".zero", "x1")).size).toBe(1);
    expect(textsOf($, ".axis text")).toContain("no effect");
    expect($(".sides p").text()).toBe("← hurtshelps →");
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

  it("tints the side on which things get worse: below no effect, and of ratios above it", () => {
    const worse = (chart: typeof $) => attributesOf(chart, ".sides .worse", "x").concat(attributesOf(chart, ".sides .worse", "width"));
    const zero = attributesOf($, ".sides .zero", "x1")[0];
    expect(worse($)).toEqual(["0%", zero]);
    const ratio = renderHtml(<Chart chart={chartOf([row({ measure: "HR", estimate: 0.7, low: 0.5, high: 1.4 })])} />);
    expect(worse(ratio)[0]).toBe(attributesOf(ratio, ".sides .zero", "x1")[0]);
  });

  it("has the axis of the effects beside it", () => {
    const beside = [row({ estimate: 2, low: 1, high: 4 })];
    const $beside = renderHtml(<RowChart chart={{ ...chartOf(forest), sources: [] }} beside={beside} />);
    expect(textsOf($beside, ".tick").at(-1)).toBe(
      textsOf(renderHtml(<RowChart chart={chartOf([...forest, ...beside])} />), ".tick").at(-1),
    );
  });

  it("mutes rows whose interval includes no effect, not those whose interval is unknown or ends beside it", () => {
    const near = row({ measure: "HR", estimate: 0.71, low: 0.5, high: 0.998 });
    expect(rows.toArray().map((element) => $(element).attr("class"))).toEqual([undefined, "muted", undefined]);
    const $near = renderHtml(<Chart chart={chartOf([near])} />);
    expect([$near(".muted").length, $near("p small").first().text()]).toEqual([0, "0.50 to 0.998"]);
  });

  it("draws all numbers with the decimals of the measure; the table has them as they were published", () => {
    const mixed = renderHtml(
      <Chart chart={chartOf([row({ estimate: 0.776, low: 0.6, high: 0.9554 }), row({ estimate: -0.125, low: -0.3, high: 0 })])} />,
    );
    expect(textsOf(mixed, '[role="img"] :is(b, small)')).toEqual(["0.78", "0.60 to 0.96", "−0.13", "−0.30 to 0.00"]);
    expect(textsOf(mixed, "tbody td")).toEqual(["0.776", "0.60 to 0.9554", "−0.125", "−0.30 to 0.00"]);
  });
});

it("bars begin at no effect, to the left of it for negative numbers", () => {
  const rows = [row({ estimate: 2, low: 1, high: 4, measure: "percent" }), row({ estimate: -1, measure: "percent", ...unknown })];
  const $ = renderHtml(<Chart chart={chartOf(rows, { kind: "bars" })} />);
  const [first, second] = $("rect:not(.worse)")
    .toArray()
    .map(({ attribs }) => [parseFloat(attribs["x"] ?? ""), parseFloat(attribs["width"] ?? "")]);
  const zero = parseFloat($(".zero").attr("x1") ?? "");
  expect(first?.[0]).toBe(zero);
  expect((second?.[0] ?? 0) + (second?.[1] ?? 0)).toBeCloseTo(zero, 1);
  expect(textsOf($, "b")).toEqual(["2%", "−1%"]);
});

it("a tally has a dot for each thing counted, of another shape in each row", () => {
  const rows = [5, 8, 1].map((estimate) => row({ ...unknown, label: `row ${estimate}`, measure: "count", estimate, total: 14 }));
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

it("points of no named line are not joined: nothing is known between them; they are at their time, to scale, the higher the more", () => {
  const rows = [7, 35, 350].map((at) => row({ ...unknown, measure: "days", estimate: at / 7, at, when: `${at}` }));
  const $ = renderHtml(<Chart chart={chartOf(rows, { kind: "line", across: "Time" })} />);
  expect([$("line.solid").length, $("line.stem").length, $("circle").length]).toEqual([0, 3, 3]);
  expect(attributesOf($, "text.middle", "x")).toEqual(attributesOf($, "circle", "cx"));
  const [[a = 0, b = 0, c = 0] = [], heights = []] = ["cx", "cy"].map((at) =>
    attributesOf($, "circle", at).map((place = "") => parseFloat(place)),
  );
  expect((b - a) / (c - a)).toBeCloseTo((35 - 7) / (350 - 7), 2);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

it("a diary of thirteen days is not compared, and says so; one minute and one day are in the singular", () => {
  const days = Array.from({ length: 13 }, (_, day) => ({
    ...{ date: `2027-02-${day + 10}`, value: day, listened: day > 5 },
    ...(day > 5 ? { minutes: 1 } : {}),
  }));
  const diary = renderHtml(<DiaryChart trial={{ who: "W", from: "2027-02-10", to: "2027-02-28", question: "Q?", measure: "M", days }} />);
  expect(diary("figcaption").text()).toContain("too few values of days, with listening or without,");
  expect(diary("table").text()).toContain("1 minute6");
  const purchase = {
    ...{ day: "2027-01-05", who: "W", total: "$39", billing: "once" as const, receiptName: "N", refund: { days: 1, where: "there" } },
    delivered: [{ name: "A", format: "MP3", minutes: 1 }],
  };
  const bought = renderHtml(<Bought purchase={purchase} pictures={[]} />)("dl").text();
  expect(bought).toContain("A, MP3, 1 minuteAccount");
  expect(bought).toContain("1 day (there)");
});
