import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import type { Diagnostic } from "../../content-model/diagnostic";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { capitalized } from "../../site/capitalized";
import { findType, listFields, toEntryLink } from "./collections";
import type { Entry } from "./entry";

/** Words for a finding, and where it is. */
interface DescribedFinding {
  readonly text: string;
  /** Label of the field, which is at the top of the form. */
  readonly label?: string | undefined;
  /** Path of the field in the form, such as `faq.1.answer`. */
  readonly keyPath?: string | undefined;
  /** The line of the text that it is in, from 0. */
  readonly textLine?: number | undefined;
  /** The other entry that it is in. */
  readonly other?: ReturnType<typeof toEntryLink> | undefined;
}

/** Words for a finding of the lint of an entry, with the field that it is about, or the other entry that it is in. */
export function describeFinding({ type, file, fields }: Pick<Entry, "type" | "file" | "fields">, diagnostic: Diagnostic): DescribedFinding {
  if (diagnostic.file === file) return describeHere(type, fields, diagnostic);
  const otherType = findType(diagnostic.file);
  return { text: toSentence(otherType ?? type, diagnostic), other: otherType && toEntryLink(diagnostic.file) };
}

/** Words for a finding in an entry, with the labels of its form instead of the names in its file. */
function describeHere(type: ContentTypeName, fields: ContentFields, diagnostic: Diagnostic): DescribedFinding {
  const { id, message, suggestion, line } = diagnostic;
  const path = /field '([^']+)'/.exec(message)?.[1];
  if ((id !== "missing-field" && id !== "field") || path === undefined) {
    const { name: nameAtLine, textLine } = findLine(fields, line);
    const all = listFields(type).flatMap((field) => (field.name === "work" ? [field, ...(field.fields ?? [])] : [field]));
    const named =
      all.find(({ name }) => new RegExp(`^${name}\\b`).test(message)) ??
      all.find(({ name }) => name === nameAtLine) ??
      all.find(({ name }) => name === "body" && contentTypes[type].format === "markdown");
    return { text: toSentence(type, diagnostic), label: named?.label, keyPath: named?.name, textLine };
  }
  const { place, name, label, widget, top } = findField(type, path);
  const keyPath = path.replace(/\[(\d+)\]/g, (_, number: string) => `.${Number(number) - 1}`);
  if (id === "missing-field" || isEmpty(fields, path))
    return { text: `${place}“${label}” is missing${/^(?:select|relation)$/.test(widget) ? ": choose one" : ""}.`, label: top, keyPath };
  const advice = suggestion.startsWith(`${name} `) ? suggestion.slice(name.length) : `: ${suggestion}`;
  return { text: `${place}“${label}”${advice}.`, label: top, keyPath };
}

/** What is in a line of an entry's file: a field, or a line of its text. */
function findLine(fields: ContentFields, line: number): { readonly name?: string | undefined; readonly textLine?: number } {
  // Findings about a whole file are in its first line.
  if (line === 1) return {};
  const lines = writeFields(fields).split("\n");
  const textLine = fields.body === undefined ? -1 : line - lines.length + String(fields.body).split("\n").length;
  if (textLine >= 0) return { name: "body", textLine };
  return {
    name: lines
      .slice(0, line)
      .reverse()
      .map((each) => /^(\w+):/.exec(each)?.[1])
      .find(Boolean),
  };
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
  const labeled = named.reduce(
    (words, { name, label }) => words.replace(new RegExp(String.raw`\b${name}\b`, "g"), `“${label}”`),
    `${message}; ${suggestion}.`,
  );
  const plain = labeled
    .replace(/\bcontent\/(references|claims|pictures)\//g, "the $1")
    .replace(/\b(?:content\/)?settings\/(\w)(\w*)\.yml\b/g, (_, first: string, rest: string) => `Settings › ${first.toUpperCase()}${rest}`)
    .replace(/write ::\w+\{[^}]*\}/g, "insert it with +")
    .replace(/add “Old paths”: \["([^"]*)"\] to/, "add $1 to “Old paths” of")
    .replaceAll("## ", "");
  return capitalized(plain);
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
