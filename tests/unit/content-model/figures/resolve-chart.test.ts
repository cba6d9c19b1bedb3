import { resolveChart } from "../../../../src/content-model/figures/resolve-chart";
import { chartOf } from "./charts";

it("leaves out rows of unknown references and effects, as in a form that is not filled in", () => {
  const work = { id: "au-2015", authors: "Au, J.", year: "2015", effects: [{ id: "total", measure: "SMD", estimate: 0.24 }] };
  const rowsOf = (...effects: string[]) =>
    resolveChart({ ...chartOf([]), rows: effects.map((effect) => ({ label: effect, effect })) }, [work]).rows;
  expect(rowsOf("au-2015/total", "au-2015/none", "nobody-1900/total", "")).toHaveLength(1);
  expect(resolveChart({ ...chartOf([]), rows: null }, [work]).rows).toEqual([]);
});
