import { resolveChart, type ChartContent, type ChartReference } from "../../../../src/content-model/figures/resolve-chart";
import { chartOf } from "./charts";

const reference = (id: string, authors: string, effects: ChartReference["effects"]): ChartReference => ({
  id,
  authors,
  year: "2016",
  effects,
});
const works = [
  reference("cortese-2016", "Cortese, S., Ferrin, M., & Brandeis, D.", [
    { id: "total", measure: "SMD", estimate: 0.35, low: 0.11, high: 0.59, level: 95, k: 13 },
    { id: "tests", measure: "SMD", estimate: 0.13, k: 13 },
  ]),
  reference("au-2015", "Au, J.", [{ id: "overall", measure: "SMD", estimate: 0.24, k: 20 }]),
];
const content = (...effects: string[]): ChartContent => ({ ...chartOf([]), rows: effects.map((effect) => ({ label: effect, effect })) });

it("leaves out rows of unknown references and effects, as in a form that is not filled in", () => {
  expect(resolveChart(content("cortese-2016/total", "cortese-2016/none", "nobody-1900/total", ""), works).rows).toHaveLength(1);
  expect(resolveChart({ ...content(), rows: null }, works).rows).toEqual([]);
});
