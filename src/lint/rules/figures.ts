import { figureTypes } from "../../content-model/figures/figure-data";
import { splitEffect, type ChartReference } from "../../content-model/figures/resolve-chart";
import {
  findFiles,
  findMarkdownFiles,
  findFileName,
  isUnreadable,
  type ContentTree,
  type MarkdownFile,
  type ValidFile,
} from "../content-tree";
import { atField, suggestNames, type Report, type Rule } from "../rule";

/**
 * A text shows each figure once. Files of figures, references and claims are named by their ids. Charts name effects that exist,
 * all of one measure.
 */
export const figures: Rule = (content, report) => {
  for (const file of findMarkdownFiles(content)) {
    const seen = new Set<string>();
    for (const figure of shownFigures(file)) {
      const name = `${figure.name} '${figure.id}'`;
      if (seen.has(name)) report(figure, `repeated-${figure.name}`, `the ${name} is here twice`, "delete one of the two");
      seen.add(name);
    }
  }
  for (const type of [...figureTypes, "reference", "claim", "comparedProduct"] as const)
    for (const entry of findFiles(content, type)) {
      const { id } = entry.value;
      const name = entry.file.replace(/^.*\/|\.yml$/g, "");
      if (id !== "" && id !== name)
        report(atField(entry, ["id"]), `${type}-name`, `the ${type} '${id}' is in a file named ${name}.yml`, `name the file ${id}.yml`);
    }
  for (const chart of findFiles(content, "chart")) checkEffects(chart, content, report);
};

const shownFigures = ({ markdown }: MarkdownFile) =>
  markdown.directives.filter(({ name, id }) => id !== "" && (figureTypes as readonly string[]).includes(name));

function checkEffects(chart: ValidFile<"chart">, content: ContentTree, report: Report): void {
  const references: readonly ChartReference[] = findFiles(content, "reference").map(({ value }) => value);
  let measure: string | undefined;
  chart.value.rows?.forEach((row, i) => {
    const add = (id: string, message: string, suggestion: string) => report(atField(chart, ["rows", i, "effect"]), id, message, suggestion);
    if (row.effect === "") return;
    const names = splitEffect(row.effect);
    const reference = references.find(({ id }) => id === names.reference);
    if (!reference)
      return add("unknown-reference", `no reference has the id '${names.reference}'`, `use an id of ${findFileName(content, "reference")}`);
    const effects = reference.effects ?? [];
    const effect = effects.find(({ id }) => id === names.effect);
    if (!effect)
      return add(
        "unknown-effect",
        `the reference '${reference.id}' has no effect '${names.effect}'`,
        suggestNames(effects.map(({ id }) => id)),
      );
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
  // A file that cannot be read may show some.
  if (content.files.some(isUnreadable)) return;
  const inTexts = findMarkdownFiles(content).flatMap((file) => shownFigures(file).map(({ name, id }) => `${name} '${id}'`));
  const atHome = findFiles(content, "home").map(({ value }) => `sound '${value.hero.sound}'`);
  const ofSounds = findFiles(content, "sound").map(({ value }) => `picture '${value.picture}'`);
  const firstHand = [
    ...findFiles(content, "purchase").flatMap(({ value }) => value.screenshots ?? []),
    ...findFiles(content, "recording").flatMap(({ value }) => value.picture ?? []),
  ];
  const shown = new Set([...inTexts, ...atHome, ...ofSounds, ...firstHand.map((id) => `picture '${id}'`)]);
  for (const type of figureTypes)
    for (const figure of findFiles(content, type)) {
      const name = `${type} '${figure.value.id}'`;
      if (!shown.has(name))
        report(atField(figure, ["id"]), `unused-${type}`, `no page shows the ${name}`, "show it, or remove it", "warning");
    }
};
