import { figureTypes } from "../../content-model/figures/figure-data";
import { findFiles, findFileName } from "../content-tree";
import { aboutFields, suggestNames, type Rule } from "../rule";

/** A text shows each figure once, and charts name effects that exist, all of one measure. */
export const figures: Rule = (content, report) => {
  for (const file of content.files) {
    const seen = new Set<string>();
    for (const figure of file.markdown.directives.filter(({ name, id }) => id !== "" && figureTypes.some((type) => type === name))) {
      const name = `${figure.name} '${figure.id}'`;
      if (seen.has(name)) report(figure, `repeated-${figure.name}`, `the ${name} is here twice`, "delete one of the two");
      seen.add(name);
    }
  }
  checkEffects(content, report);
};

const checkEffects = aboutFields("chart", ({ rows }, report, content) => {
  const references = findFiles(content, "reference").map(({ value }) => value);
  let measure: string | undefined;
  rows.forEach((row, i) => {
    const add = (id: string, message: string, suggestion: string) => report(["rows", i, "effect"], id, message, suggestion);
    if (row.effect === "") return;
    const [referenceId, effectId = ""] = row.effect.split("/");
    const reference = references.find(({ id }) => id === referenceId);
    if (!reference)
      return add("unknown-reference", `no reference has the id '${referenceId}'`, `use an id of ${findFileName(content, "reference")}`);
    const effects = reference.effects ?? [];
    const effect = effects.find(({ id }) => id === effectId);
    const existing = suggestNames(effects.map(({ id }) => id));
    if (!effect) return add("unknown-effect", `the reference '${reference.id}' has no effect '${effectId}'`, existing);
    measure ??= effect.measure;
    const message = `'${row.effect}' is measured in ${effect.measure}, the rows before it in ${measure}`;
    if (effect.measure !== measure) add("mixed-measures", message, "draw a chart for each measure, because one axis cannot show two");
  });
});
