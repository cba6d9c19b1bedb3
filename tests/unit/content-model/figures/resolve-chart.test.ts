import {
  referencesOfChart,
  resolveChart,
  type ChartContent,
  type ChartReference,
} from "../../../../src/content-model/figures/resolve-chart";
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

it("takes the numbers of each row from the reference that it names, and lists the works once; the size of a single one", () => {
  const chart = resolveChart(content("cortese-2016/total", "au-2015/overall", "cortese-2016/tests"), works);
  expect(chart.rows.map(({ label, work, estimate, low, high, level }) => [label, work, estimate, low, high, level])).toEqual([
    ["cortese-2016/total", "Cortese et al. 2016", 0.35, 0.11, 0.59, 95],
    ["au-2015/overall", "Au 2016", 0.24, undefined, undefined, undefined],
    ["cortese-2016/tests", "Cortese et al. 2016", 0.13, undefined, undefined, undefined],
  ]);
  expect(chart.sources).toEqual([{ name: "Cortese et al. 2016" }, { name: "Au 2016" }]);
  const { sources } = resolveChart(content("cortese-2016/total", "cortese-2016/tests"), works);
  expect(sources).toEqual([{ name: "Cortese et al. 2016", size: "13 studies" }]);
});

it("leaves out rows of unknown references and effects, as in a form that is not filled in", () => {
  expect(resolveChart(content("cortese-2016/total", "cortese-2016/none", "nobody-1900/total", ""), works).rows).toHaveLength(1);
  expect(resolveChart({ ...content(), rows: null }, works).rows).toEqual([]);
});

it("names the references that it needs, each once", () => {
  expect(referencesOfChart(content("a-1/x", "b-2/y", "a-1/z"))).toEqual(["a-1", "b-2"]);
});
