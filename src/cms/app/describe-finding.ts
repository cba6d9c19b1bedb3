import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import type { Diagnostic } from "../../content-model/diagnostic";
import type { ContentFields } from "../../content-model/serialize";
import { capitalized } from "../../site/capitalized";
import { findType, listFields, toEntryLink } from "./collections";
import type { Entry } from "./entry";

/** Words for a finding of the lint of an entry, with the field that it is about, or the other entry that it is in. */
export function describeFinding({ type, file, fields }: Pick<Entry, "type" | "file" | "fields">, diagnostic: Diagnostic) {
  if (diagnostic.file === file) return { ...describeHere(type, fields, diagnostic), other: undefined };
  const otherType = findType(diagnostic.file);
  return { text: toSentence(otherType ?? type, diagnostic), label: undefined, other: otherType && toEntryLink(diagnostic.file) };
}

/** Words for a finding in an entry, with the labels of its form instead of the names in its file. */
function describeHere(type: ContentTypeName, fields: ContentFields, diagnostic: Diagnostic) {
  const { id, message, suggestion } = diagnostic;
  const path = /field '([^']+)'/.exec(message)?.[1];
  if ((id !== "missing-field" && id !== "field") || path === undefined) {
    const named = listFields(type).find(({ name }) => new RegExp(`^${name}\\b`).test(message));
    const inText = contentTypes[type].format === "markdown" ? "Text" : undefined;
    return { text: toSentence(type, diagnostic), label: named?.label ?? inText };
  }
  const { place, name, label, widget, top } = findField(type, path);
  if (id === "missing-field" || isEmpty(fields, path))
    return { text: `${place}“${label}” is missing${/^(?:select|relation)$/.test(widget) ? ": choose one" : ""}.`, label: top };
  const advice = suggestion.startsWith(`${name} `) ? suggestion.slice(name.length) : `: ${suggestion}`;
  return { text: `${place}“${label}”${advice}.`, label: top };
}

/** Whether a form has nothing in the field of a path such as `faq[2].answer`: that is all there is to say. */
function isEmpty(fields: ContentFields, path: string): boolean {
  // Entries of lists are counted from 1.
  const steps = path.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : /^\d+$/.test(step) ? String(Number(step) - 1) : step));
  const value = steps.reduce<unknown>((each, step) => (each as Record<string, unknown> | null | undefined)?.[step], fields);
  return value === undefined || value === null || value === "";
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
  let widget = "";
  for (const step of path.split(".")) {
    const [, stepName = step, number] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    name = stepName;
    const field = fields.find((each) => each.name === name);
    if (!field) break;
    ({ label, widget } = field);
    top ??= label;
    if (number !== undefined) place = `${capitalized(String(field["label_singular"] ?? "entry"))} ${number}: `;
    fields = [...(field.fields ?? [])];
  }
  return { place, name, label, widget, top };
}
