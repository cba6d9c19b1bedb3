import { splitEffect, type ChartReference } from "../../site/figures/resolve-chart";
import { filesOf, markdownFiles, type ContentTree, type ValidFile } from "../content-tree";
import { atField, atPlace, type ReportDiagnostic, type Rule } from "../rule";

/** Texts show charts that exist, each once; charts name effects that exist, all of one measure. */
export const knownCharts: Rule = (content, report) => {
  const charts = filesOf(content, "chart");
  const known = charts.map(({ value }) => value.id);
  for (const file of markdownFiles(content)) {
    const seen = new Set<string>();
    for (const mark of file.content.figures.filter(({ type }) => type === "chart")) {
      if (!known.includes(mark.id)) report(atPlace(file, mark), "unknown-chart", `no chart has the id '${mark.id}'`, oneOf(known));
      if (seen.has(mark.id)) report(atPlace(file, mark), "repeated-chart", `the chart '${mark.id}' is here twice`, "delete one of the two");
      seen.add(mark.id);
    }
  }
  for (const chart of charts) checkChart(chart, content, report);
};

const oneOf = (names: readonly string[]): string => (names.length === 0 ? "there is none yet: add it" : `use one of ${names.join(", ")}`);

function checkChart(chart: ValidFile<"chart">, content: ContentTree, report: ReportDiagnostic): void {
  const { id, rows = [] } = chart.value;
  const name = chart.file.replace(/^.*\/|\.yml$/g, "");
  if (id !== name)
    report(atField(chart, ["id"]), "chart-name", `the chart '${id}' is in a file named ${name}.yml`, `name the file ${id}.yml`);
  const references: readonly ChartReference[] | undefined = filesOf(content, "references")[0]?.value.items;
  if (!references) return;
  let measure: string | undefined;
  rows.forEach((row, i) => {
    const at = () => atField(chart, ["rows", i, "effect"]);
    const names = splitEffect(row.effect);
    const reference = references.find((candidate) => candidate.id === names.reference);
    if (!reference)
      return report(at(), "unknown-reference", `no reference has the id '${names.reference}'`, "use an id of content/references.yml");
    const effects = reference.effects ?? [];
    const effect = effects.find((candidate) => candidate.id === names.effect);
    if (!effect)
      return report(
        at(),
        "unknown-effect",
        `the reference '${reference.id}' has no effect '${names.effect}'`,
        oneOf(effects.map((candidate) => candidate.id)),
      );
    measure ??= effect.measure;
    if (effect.measure !== measure)
      report(
        at(),
        "mixed-measures",
        `'${row.effect}' is measured in ${effect.measure}, the rows before it in ${measure}`,
        "draw a chart for each measure, because one axis cannot show two",
      );
  });
}

/** Warns of charts that no text shows. */
export const unusedCharts: Rule = (content, report) => {
  const shown = new Set(
    markdownFiles(content).flatMap(({ content: { figures } }) => figures.flatMap(({ type, id }) => (type === "chart" ? [id] : []))),
  );
  for (const chart of filesOf(content, "chart"))
    if (!shown.has(chart.value.id))
      report(atField(chart, ["id"]), "unused-chart", `no text shows the chart '${chart.value.id}'`, "show it, or remove it", "warning");
};
