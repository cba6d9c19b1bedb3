import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import type { Diagnostic } from "../../content-model/diagnostic";
import { capitalized } from "../../site/capitalized";
import { findType, listFields, toEntryLink } from "./collections";
import type { Entry } from "./entry";

/** Words for a finding of the lint of an entry, with the field that it is about, or the other entry that it is in. */
export function describeFinding({ type, file }: Pick<Entry, "type" | "file">, diagnostic: Diagnostic) {
  if (diagnostic.file === file) return { ...describeHere(type, diagnostic), other: undefined };
  const otherType = findType(diagnostic.file);
  return { text: toSentence(otherType ?? type, diagnostic), label: undefined, other: otherType && toEntryLink(diagnostic.file) };
}

/** Words for a finding in an entry, with the labels of its form instead of the names in its file. */
function describeHere(type: ContentTypeName, diagnostic: Diagnostic) {
  const { id, message, suggestion } = diagnostic;
  const path = /field '([^']+)'/.exec(message)?.[1];
  if ((id !== "missing-field" && id !== "field") || path === undefined) {
    const named = listFields(type).find(({ name }) => new RegExp(`^${name}\\b`).test(message));
    const inText = contentTypes[type].format === "markdown" ? "Text" : undefined;
    return { text: toSentence(type, diagnostic), label: named?.label ?? inText };
  }
  const { place, name, label, top } = findField(type, path);
  if (id === "missing-field") return { text: `${place}“${label}” is missing.`, label: top };
  const advice = suggestion.startsWith(`${name} `) ? suggestion.slice(name.length) : `: ${suggestion}`;
  return { text: `${place}“${label}”${advice}.`, label: top };
}

/** A finding with the labels of fields instead of their names, and no Markdown signs or files. */
function toSentence(type: ContentTypeName, { message, suggestion }: Diagnostic): string {
  const named = listFields(type).filter(({ name }) => /[A-Z]/.test(name));
  const labelled = named.reduce(
    (words, { name, label }) => words.replace(new RegExp(String.raw`\b${name}\b`, "g"), `“${label}”`),
    `${message}; ${suggestion}.`,
  );
  return capitalized(labelled.replace(/\bcontent\/(references|claims)\//g, "the $1").replaceAll("## ", ""));
}

/** What a path such as `faq[2].answer` means in a form: its label, the entry of a list that it is in, and the field around. */
function findField(type: ContentTypeName, path: string) {
  let fields = listFields(type);
  let place = "";
  let label = path;
  let top: string | undefined;
  let name = path;
  for (const step of path.split(".")) {
    const [, stepName = step, number] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    name = stepName;
    const field = fields.find((each) => each.name === name);
    if (!field) break;
    label = field.label;
    top ??= label;
    if (number !== undefined) place = `${capitalized(String(field["label_singular"] ?? "entry"))} ${number}: `;
    fields = [...(field.fields ?? [])];
  }
  return { place, name, label, top };
}
