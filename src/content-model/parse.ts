import type { z } from "zod";
import { contentTypes, type ContentTypeName, type ContentValue } from "./content-types";
import { normalizeText, splitFrontMatter } from "./front-matter";
import { describeSchema } from "./schema-introspection";
import type { Diagnostic } from "./diagnostic";
import { readYaml, type FieldPath, type YamlDocument } from "./yaml-document";

/** The result of reading a content file. `value` is set only if there are no diagnostics. */
export interface ParsedContent<T> {
  readonly value: T | undefined;
  /** Markdown after the front matter; empty for YAML files. */
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyOffset: number;
  readonly diagnostics: readonly Diagnostic[];
  /** Line and column (from 1) of a field or its nearest parent. */
  locate(path: FieldPath): { line: number; column: number };
}

/** Control characters, line separators that only some programs know, and marks that change the direction of text. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/;

/**
 * Reads a content file and validates it with the schema of its type. Never throws on bad content.
 *
 * @param name a key of {@link contentTypes}
 * @param source the file's text
 * @param file path for diagnostics
 */
export function parseContent<N extends ContentTypeName>(name: N, source: string, file: string): ParsedContent<ContentValue<N>> {
  const type = contentTypes[name];
  const text = normalizeText(source);
  const start = { line: 1, column: 1 };
  const fail = (id: string, message: string, suggestion: string, place = start): ParsedContent<ContentValue<N>> => ({
    value: undefined,
    body: "",
    bodyOffset: 0,
    diagnostics: [{ file, ...place, severity: "error", id, message, suggestion }],
    locate: () => start,
  });

  if (text.includes("\u0000") || text.includes("\uFFFD")) return fail("encoding", "the file is not UTF-8 text", "save it as UTF-8");
  if (text.trim() === "") return fail("empty", "the file is empty", `write the ${type.name} or delete the file`);
  const invisible = unprintable.exec(text);
  if (invisible) {
    const code = invisible[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return fail("character", `the text contains the invisible character U+${code}`, "delete it", placeOf(text, invisible.index));
  }
  if (type.format === "yaml") return validate(readYaml(text, file), type.schema, file, "", 0) as ParsedContent<ContentValue<N>>;

  const parts = splitFrontMatter(text);
  if (!parts)
    return fail("front-matter", "there is no front matter", "begin the file with a line of ---, the fields, and another line of ---");
  return validate(readYaml(parts.yaml, file, 2), type.schema, file, parts.body, parts.bodyOffset) as ParsedContent<ContentValue<N>>;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function validate<S extends z.ZodType>(
  document: YamlDocument,
  schema: S,
  file: string,
  body: string,
  bodyOffset: number,
): ParsedContent<z.output<S>> {
  const rest = { body, bodyOffset, locate: document.locate };
  if (document.diagnostics.length > 0) return { value: undefined, diagnostics: document.diagnostics, ...rest };
  const result = schema.safeParse(document.value);
  if (result.success) return { value: result.data, diagnostics: [], ...rest };
  return { value: undefined, diagnostics: result.error.issues.flatMap((issue) => diagnosticsOf(issue, document, schema, file)), ...rest };
}

function diagnosticsOf(issue: z.core.$ZodIssue, document: YamlDocument, schema: z.ZodType, file: string): Diagnostic[] {
  const diagnostic = (path: FieldPath, id: string, message: string, suggestion: string): Diagnostic => ({
    file,
    ...document.locate(path),
    severity: "error",
    id,
    message,
    suggestion,
  });
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) =>
      diagnostic(
        [...issue.path, key],
        "unknown-field",
        `unknown field '${pathText([...issue.path, key])}'`,
        `known fields: ${knownFields(schema, issue.path)}`,
      ),
    );
  }
  const field = pathText(issue.path);
  if (issue.path.length > 0 && valueAt(document.value, issue.path) === undefined && issue.code !== "custom")
    return [diagnostic(issue.path, "missing-field", `missing field '${field}'`, issue.message)];
  return [diagnostic(issue.path, "field", `field '${field || "(whole file)"}' is invalid`, issue.message)];
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

function pathText(path: FieldPath): string {
  return path.map((key, i) => (typeof key === "number" ? `[${key + 1}]` : `${i > 0 ? "." : ""}${String(key)}`)).join("");
}

/** The fields that the object at `path` may have. */
function knownFields(schema: z.ZodType, path: FieldPath): string {
  let at = describeSchema(schema);
  for (const key of path) {
    const next = typeof key === "number" ? at.element : at.fields?.[String(key)];
    if (!next) return "none";
    at = describeSchema(next);
  }
  return Object.keys(at.fields ?? {}).join(", ");
}
