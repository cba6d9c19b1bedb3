import type { ContentTypeName } from "../../content-model/content-types";
import type { Diagnostic, FieldPath } from "../../content-model/diagnostic";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import type { CmsField } from "../../content-model/to-cms";
import { capitalized } from "../../site/capitalized";
import { findType, listFields, toEntryLink } from "./collections";
import type { Entry } from "./entry";

/** A finding of the content lint in words for editors, with its place in the form. */
export interface Finding extends Diagnostic {
  readonly text: string;
  /** Label of the field, which is at the top of the form, or the name of the other entry that it is in. */
  readonly label?: string | undefined;
  /** Path of the field in the form, such as `faq.1.answer`. */
  readonly keyPath?: string | undefined;
  /** The line of the text that it is in, from 0. */
  readonly textLine?: number | undefined;
  /** URL fragment of the form of the other entry. */
  readonly hash?: string;
}

/** Words for findings of the lint of an entry. Of those that say the same of a field, such as an empty one, the first is enough. */
export function describeFindings(entry: Pick<Entry, "type" | "file" | "fields">, diagnostics: readonly Diagnostic[]): readonly Finding[] {
  const described = diagnostics.map((diagnostic) => describeFinding(entry, diagnostic));
  const toKey = ({ file, line, column, text }: Finding) => `${file} ${line} ${column} ${text}`;
  return described.filter((finding, index) => described.findIndex((each) => toKey(each) === toKey(finding)) === index);
}

/** Words for a finding, with the field that it is about, by the labels of the form, or the other entry that it is in. */
export function describeFinding({ type, file, fields }: Pick<Entry, "type" | "file" | "fields">, diagnostic: Diagnostic): Finding {
  const { id, suggestion, line } = diagnostic;
  if (diagnostic.file !== file) {
    const otherType = findType(diagnostic.file);
    return { ...diagnostic, text: toSentence(otherType ?? type, diagnostic), ...(otherType && toEntryLink(diagnostic.file)) };
  }
  const { name = "body", textLine } = findLine(fields, line);
  const path = diagnostic.field ?? [name];
  const { place, field, top, keyPath } = findField(type, path);
  const found = { ...diagnostic, label: top, keyPath, textLine };
  if (!field || (id !== "missing-field" && id !== "field")) return { ...found, text: toSentence(type, diagnostic) };
  const start = `${place}“${field.label}”`;
  const value = path.reduce<unknown>((each, step) => (each as Record<PropertyKey, unknown> | null | undefined)?.[step], fields);
  if (id === "missing-field" || value === undefined || value === null || value === "")
    return { ...found, text: `${start} is missing${/^(?:select|relation)$/.test(field.widget) ? ": choose one" : ""}.` };
  const advice = suggestion.startsWith(`${field.name} `) ? suggestion.slice(field.name.length) : `: ${suggestion}`;
  return { ...found, text: `${start}${withLabels(type, advice)}.` };
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

/** Words with the labels of fields instead of their names. */
function withLabels(type: ContentTypeName, text: string): string {
  const named = listFields(type).filter(({ name }) => /[A-Z]/.test(name));
  return named.reduce((words, { name, label }) => words.replace(new RegExp(String.raw`\b${name}\b`, "g"), `“${label}”`), text);
}

/** A finding with the labels of fields instead of their names, and no Markdown signs or files. */
function toSentence(type: ContentTypeName, { message, suggestion }: Diagnostic): string {
  const plain = withLabels(type, `${message}; ${suggestion}.`)
    .replace(/(?<=\.(?:md|yml)):\d+\b/g, "")
    .replace(/\b(?:content\/)?((?:\w+\/)+[\w-]+\.(?:md|yml))\b/g, (_, file: string) => toEntryLink(`content/${file}`).label)
    .replace(/\bcontent\/(references|claims|pictures|products)\//g, "the $1")
    .replace(/write ::\w+\{[^}]*\}/g, "insert it with +")
    .replace(/add “Old paths”: \["([^"]*)"\] to/, "add $1 to “Old paths” of")
    .replace("with :ref{id=…}", "with + (Citation)")
    .replace(/ \(#+\)/, "")
    .replaceAll("## ", "");
  return capitalized(plain);
}

/** What a path means in a form: its field, the entry of a list that it is in, and the label of the field around. */
function findField(type: ContentTypeName, path: FieldPath) {
  let fields: readonly CmsField[] = listFields(type);
  const isOfWork = fields.some((each) => each.name === "work" && each.fields?.some(({ name }) => name === path[0]));
  const steps = isOfWork ? ["work", ...path] : path;
  let field: CmsField | undefined;
  let top: string | undefined;
  let place = "";
  for (const step of steps) {
    if (typeof step === "number") {
      place += `${capitalized(String(field?.["label_singular"] ?? "entry"))} ${step + 1}: `;
      continue;
    }
    const next = fields.find(({ name }) => name === step);
    if (!next) break;
    field = next;
    fields = field.fields ?? [];
    top ??= field.label;
  }
  return { place, field, top, keyPath: field && steps.join(".") };
}
