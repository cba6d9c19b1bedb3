import { stringify } from "yaml";
import type { z } from "zod";
import { contentTypes, isMarkdown, type ContentTypeName } from "./content-types";
import { describeSchema } from "./schema-introspection";
import { normalizeText, splitFrontMatter } from "./front-matter";
import { readYaml } from "./yaml-document";

/** Fields of a content file, and its Markdown if it has any. */
export interface ContentFields {
  readonly body?: string;
  readonly [field: string]: unknown;
}

/**
 * Reads a content file for a form: its fields, and its Markdown as `body` without the trailing line feed.
 *
 * @throws when the file cannot be read, so that writing it again would lose something; the message says where and what to do
 */
export function readFields(text: string, file: string): ContentFields {
  const source = normalizeText(text);
  const parts = splitFrontMatter(source);
  const { value, diagnostics } = readYaml(parts ? parts.yaml : source, file, parts ? 2 : 1);
  const diagnostic = diagnostics.find(({ severity }) => severity === "error");
  if (diagnostic) throw new Error(`${file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}; ${diagnostic.suggestion}`);
  const fields = parts ? (value ?? {}) : value;
  if (!isObject(fields) || (!parts && file.endsWith(".md")) || /[\uFFFD\0]/.test(source))
    throw new Error(`${file}:1:1 the file has no fields, or is not UTF-8; npm run check:content says what is wrong`);
  return parts ? { ...fields, body: parts.body.trimEnd() } : fields;
}

/** The text of a content file. Its YAML is never folded, so that a changed text changes only its own line. */
export function writeFields({ body, ...fields }: ContentFields): string {
  const yaml = stringify(fields, { lineWidth: 0 });
  return body === undefined ? yaml : `---\n${yaml}---\n${body}\n`;
}

/**
 * Puts fields in the order of the schema and leaves out optional ones that are empty. Unknown fields stay, at the end.
 */
export function arrangeFields(type: ContentTypeName, { body, ...fields }: ContentFields): ContentFields {
  const arranged = arrange(contentTypes[type].schema, fields) as Record<string, unknown>;
  return isMarkdown(type) ? { ...arranged, body: body ?? "" } : arranged;
}

function arrange(schema: z.ZodType, value: unknown): unknown {
  const { element, fields, isPreprocessed } = describeSchema(schema);
  if (Array.isArray(value)) return element ? value.map((item) => arrange(element, item)) : value;
  if (!fields) return value;
  // A plain answer of the FAQ is short for an object with only its first field.
  if (!isObject(value)) return isPreprocessed && typeof value === "string" ? { [Object.keys(fields)[0] ?? ""]: value } : value;
  const arranged: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const entry = arrange(field, value[key]);
    if (entry === undefined || (describeSchema(field).isOptional && isEmpty(entry))) continue;
    arranged[key] = entry;
  }
  for (const [key, entry] of Object.entries(value)) if (!(key in fields)) arranged[key] = entry;
  return arranged;
}

/** A switch that is off says what a missing field says. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
