import type { ChartData } from "../../../../src/content-model/figures/figure-data";
import { chartTable, formatEffect, formatEstimate, formatLegend } from "../../../../src/content-model/figures/format-chart";
import { formatNumber, noEffect } from "../../../../src/content-model/figures/measures";
import { fullStopAfter, shortCitation } from "../../../../src/content-model/citation";
import { resolveChart } from "../../../../src/content-model/figures/resolve-chart";
import { chartOf, row } from "./charts";

const unknown = { low: undefined, high: undefined, level: undefined };

it.each([
  [{ measure: "g", estimate: 0.3, ...unknown }, "0.30", "0.30", "g = 0.30"],
  [{ measure: "SMD", estimate: -0.212, low: -0.55, high: -0.14 }, "−0.212", "−0.212", "SMD −0.212 (95% interval −0.55 to −0.14)"],
  [{ measure: "effect size", low: 0.02, high: 0.74, level: 99 }, "0.30", "0.30", "effect size 0.30 (99% interval 0.02 to 0.74)"],
  [{ measure: "percent", estimate: 26.3, ...unknown }, "26.3", "26.3%", "26.3%"],
  [{ measure: "count", estimate: 5, total: 14, ...unknown }, "5", "5 of 14", "5 of 14"],
  [{ measure: "days", estimate: 21, ...unknown }, "21", "21 days", "21 days"],
  [{ measure: "days", estimate: 1, ...unknown }, "1", "1 day", "1 day"],
])("%j is the number %s, the estimate %s and the effect %s", (changes, number, estimate, words) => {
  const effect = row(changes);
  expect([formatNumber(effect.estimate, effect.measure), formatEstimate(effect), formatEffect(effect)]).toEqual([number, estimate, words]);
});

it("no effect is 1 for ratios and 0 for differences", () => {
  expect(["HR", "OR", "RR", "g", "SMD", "percent", "days"].map(noEffect)).toEqual([1, 1, 1, 0, 0, 0, 0]);
});

it.each([
  ["forest", [row()], "Lines are 95% intervals."],
  ["forest", [row({ level: 99 })], "Lines with end marks are 99% intervals, which are wider than 95% ones."],
  ["forest", [row(), row({ level: 99 })], "Lines are 95% intervals. Lines with end marks are 99% intervals."],
  ["forest", [row(), row(unknown)], "Lines are 95% intervals. A hollow dot means that the interval is not given."],
  ["bars", [row(unknown)], "Intervals are not given."],
  ["bars", [row(), row(unknown)], "Lines are 95% intervals. A bar without a line has no interval given."],
  ["line", [row(unknown)], "Intervals are not given."],
  ["line", [row()], "The intervals are in the table."],
  ["dots", [row({ measure: "count", total: 14 })], ""],
])("the legend of a chart of the kind %s says what its signs mean", (kind, rows, words) => {
  expect(formatLegend(chartOf(rows, { kind: kind as ChartData["kind"] }))).toBe(words);
});

it("the table has the estimate with its measure, the interval with its level, and the work where rows differ in it", () => {
  const rows = [row({ label: "One", k: 13 }), row({ label: "Two", work: "Cortese et al. 2016", n: 1, ...unknown })];
  expect(chartTable({ kind: "forest", rows })).toEqual({
    head: ["Result", "Standardized difference (g)", "95% interval", "Work"],
    rows: [
      ["One", "0.30", "0.10 to 0.50", "Oster 1973, 13 studies"],
      ["Two", "0.30", "not given", "Cortese et al. 2016, 1 person"],
    ],
  });
});

it("the table names 99% intervals in the heading, or in each cell where there are 95% ones too, and has no empty column", () => {
  const cells = (...rows: ReturnType<typeof row>[]) => {
    const { head, rows: body } = chartTable({ kind: "forest", rows });
    return [head[2], ...body.map((cellsOfRow) => cellsOfRow[2])];
  };
  expect(cells(row({ level: 99 }))).toEqual(["99% interval", "0.10 to 0.50"]);
  expect(cells(row(unknown))).toEqual([undefined, undefined]);
  expect(cells(row(), row({ level: 99 }), row(unknown))).toEqual(["Interval", "95%: 0.10 to 0.50", "99%: 0.10 to 0.50", "not given"]);
});

it.each([
  ["Oster, G.", "Oster 1973"],
  ["Roediger, H. L., III, & Karpicke, J. D.", "Roediger & Karpicke 1973"],
  ["Garcia-Argibay, M., Santed, M. A., & Reales, J. M.", "Garcia-Argibay et al. 1973"],
  ["Iaccarino, H. F., Singer, A. C., et al.", "Iaccarino et al. 1973"],
  ["Neurofeedback Collaborative Group", "Neurofeedback Collaborative Group 1973"],
])("cites %s shortly as %s", (authors, words) => expect(shortCitation({ authors, year: "1973" })).toBe(words));

it("ends a cited title with one sign", () => {
  expect(["Beats", "Does it help?", "It does!"].map((title) => title + fullStopAfter(title))).toEqual([
    "Beats.",
    "Does it help?",
    "It does!",
  ]);
});

it("a chart leaves out rows of unknown references and effects, as in a form that is not filled in", () => {
  const work = { id: "au-2015", authors: "Au, J.", year: "2015", effects: [{ id: "total", measure: "SMD", estimate: 0.24 }] };
  const rowsOf = (...effects: string[]) =>
    resolveChart({ ...chartOf([]), rows: effects.map((effect) => ({ label: effect, effect })) }, [work]).rows;
  expect(rowsOf("au-2015/total", "au-2015/none", "nobody-1900/total", "")).toHaveLength(1);
});
