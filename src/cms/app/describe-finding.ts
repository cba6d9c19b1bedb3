import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import type { Diagnostic } from "../../content-model/diagnostic";
import { describeSchema } from "../../content-model/schema-introspection";
import { listFields, toEntryLink, findType } from "./collections";

/** A finding as an editor reads it. */
export interface FindingDescription {
  readonly text: string;
  /** Label of the form's field that it is about; undefined for other entries. */
  readonly label: string | undefined;
}

/** Words for a finding of the lint of an entry, and the entry that it is in, if that is another one. */
export function describeFinding({ type, file }: { readonly type: ContentTypeName; readonly file: string }, diagnostic: Diagnostic) {
  return diagnostic.file === file ? { ...describeHere(type, diagnostic), other: undefined } : describeElsewhere(diagnostic);
}

/** Words for a finding in an entry that is not open, and the entry; undefined for a file without a form. */
function describeElsewhere({ file, message, suggestion }: Diagnostic) {
  const inForm = suggestion
    .replace(/^add redirectFrom: \["(.*?)"\] to its replacement/, "add $1 to “Old paths” of its replacement")
    .replace("a category in settings/categories.yml", "a category");
  return { text: `${capital(message)}; ${inForm}.`, label: undefined, other: findType(file) && toEntryLink(file) };
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

const rules = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** Words for a finding in an entry, with the labels of its form instead of the names in its file. */
export function describeHere(type: ContentTypeName, { id, message, suggestion }: Diagnostic): FindingDescription {
  const path = /field '([^']+)'/.exec(message)?.[1];
  if ((id !== "missing-field" && id !== "field") || path === undefined) {
    const named = listFields(type).find(({ name }) => new RegExp(`^${name}\\b`).test(message));
    const inText = describeSchema(contentTypes[type].schema).fields && contentTypes[type].format === "markdown" ? "Text" : undefined;
    return { text: `${capital(replaceNames(type, message))}; ${replaceNames(type, suggestion)}.`, label: named?.label ?? inText };
  }
  const { entry, label, top } = findField(type, path);
  if (id === "missing-field") return { text: entry ? `The ${entry} is missing its “${label}”.` : `“${label}” is missing.`, label: top };
  const name =
    path
      .split(".")
      .at(-1)
      ?.replace(/\[\d+\]$/, "") ?? "";
  const rest = suggestion.startsWith(`${name} `) ? `“${label}” ${suggestion.slice(name.length + 1)}` : `“${label}”: ${suggestion}`;
  return { text: entry ? `The ${entry}: ${rest}.` : `${rest}.`, label: top };
}

/** The labels of fields instead of their names, and no Markdown signs or files. */
function replaceNames(type: ContentTypeName, text: string): string {
  const named = listFields(type).filter(({ name }) => /[A-Z]/.test(name));
  const labelled = named.reduce((words, { name, label }) => words.replace(new RegExp(String.raw`\b${name}\b`, "g"), `“${label}”`), text);
  return labelled
    .replace(/\bcontent\/references\//g, "the references")
    .replace(/\bcontent\/claims\//g, "the claims")
    .replaceAll("## ", "");
}

/** What a path such as `faq[2].answer` means in a form: the entry of a list and the field in it. */
function findField(type: ContentTypeName, path: string) {
  let fields = listFields(type);
  let entry: string | undefined;
  let label = path;
  let top: string | undefined;
  for (const step of path.split(".")) {
    const [, name = step, number] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const field = fields.find((each) => each.name === name);
    if (!field) break;
    label = field.label;
    top ??= label;
    if (number !== undefined)
      entry = `${ordinals[Number(number) - 1] ?? `${number}${suffixes[rules.select(Number(number))] ?? "th"}`} ${String(field["label_singular"] ?? "entry")}`;
    fields = [...(field.fields ?? [])];
  }
  return { entry, label, top };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
