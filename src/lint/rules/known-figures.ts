import { figureTypes, type FigureType } from "../../site/figures/figure-data";
import { splitEffect, type ChartReference } from "../../site/figures/resolve-chart";
import { filesOf, markdownFiles, type ContentTree, type ValidFile } from "../content-tree";
import { atField, atPlace, type ReportDiagnostic, type Rule } from "../rule";

/**
 * Texts and the home page show figures that exist, each once in a text. A figure's file is named by its id. Charts name
 * effects that exist, all of one measure.
 */
export const knownFigures: Rule = (content, report) => {
  for (const type of figureTypes) checkFigures(type, content, report);
  for (const chart of filesOf(content, "chart")) checkEffects(chart, content, report);
};

function checkFigures(type: FigureType, content: ContentTree, report: ReportDiagnostic): void {
  const figures = filesOf(content, type);
  const known = figures.map(({ value }) => value.id);
  for (const file of markdownFiles(content)) {
    const seen = new Set<string>();
    for (const mark of file.content.figures.filter((figure) => figure.type === type)) {
      const { id } = mark;
      if (!known.includes(id)) report(atPlace(file, mark), `unknown-${type}`, `no ${type} has the id '${id}'`, oneOf(known));
      if (seen.has(id)) report(atPlace(file, mark), `repeated-${type}`, `the ${type} '${id}' is here twice`, "delete one of the two");
      seen.add(id);
    }
  }
  for (const home of type === "sound" ? filesOf(content, "home") : []) {
    const id = home.value.hero.sound;
    if (id !== undefined && !known.includes(id))
      report(atField(home, ["hero", "sound"]), "unknown-sound", `no sound has the id '${id}'`, oneOf(known));
  }
  for (const figure of figures) {
    const { id } = figure.value;
    const name = figure.file.replace(/^.*\/|\.yml$/g, "");
    if (id !== name)
      report(atField(figure, ["id"]), `${type}-name`, `the ${type} '${id}' is in a file named ${name}.yml`, `name the file ${id}.yml`);
  }
}

const oneOf = (names: readonly string[]): string => (names.length === 0 ? "there is none yet: add it" : `use one of ${names.join(", ")}`);

function checkEffects(chart: ValidFile<"chart">, content: ContentTree, report: ReportDiagnostic): void {
  const references: readonly ChartReference[] | undefined = filesOf(content, "references")[0]?.value.items;
  if (!references) return;
  let measure: string | undefined;
  chart.value.rows?.forEach((row, i) => {
    const add = (id: string, message: string, suggestion: string) => report(atField(chart, ["rows", i, "effect"]), id, message, suggestion);
    const names = splitEffect(row.effect);
    const reference = references.find(({ id }) => id === names.reference);
    if (!reference) return add("unknown-reference", `no reference has the id '${names.reference}'`, "use an id of content/references.yml");
    const effects = reference.effects ?? [];
    const effect = effects.find(({ id }) => id === names.effect);
    if (!effect)
      return add("unknown-effect", `the reference '${reference.id}' has no effect '${names.effect}'`, oneOf(effects.map(({ id }) => id)));
    measure ??= effect.measure;
    if (effect.measure !== measure)
      add(
        "mixed-measures",
        `'${row.effect}' is measured in ${effect.measure}, the rows before it in ${measure}`,
        "draw a chart for each measure, because one axis cannot show two",
      );
  });
}

/** Warns of figures that no page shows. */
export const unusedFigures: Rule = (content, report) => {
  const inTexts = markdownFiles(content).flatMap((file) => file.content.figures.map(({ type, id }) => `${type} '${id}'`));
  const shown = new Set([...inTexts, ...filesOf(content, "home").map(({ value }) => `sound '${value.hero.sound}'`)]);
  for (const type of figureTypes)
    for (const figure of filesOf(content, type)) {
      const name = `${type} '${figure.value.id}'`;
      if (!shown.has(name))
        report(atField(figure, ["id"]), `unused-${type}`, `no page shows the ${name}`, "show it, or remove it", "warning");
    }
};
