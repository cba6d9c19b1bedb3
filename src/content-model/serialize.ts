import { Document, visit } from "yaml";
import { contentTypes, type ContentTypeName } from "./content-types";
import { unwrapSchema, shapeOf } from "./schema-introspection";
import { normalizeText, splitFrontMatter } from "./front-matter";
import { readYaml } from "./yaml-document";

/** Fields of a content file, and the Markdown below them where the file has any. */
export interface ContentFields {
  readonly body?: string;
  readonly [field: string]: unknown;
}

/**
 * Reads the text of a content file as forms want it: its fields, and its Markdown as `body` without the line's end.
 *
 * @throws when the YAML cannot be read; the message says where and what is right
 */
export function readFields(text: string, file: string): ContentFields {
  const source = normalizeText(text);
  const parts = splitFrontMatter(source);
  const { value, diagnostics } = readYaml(parts ? parts.yaml : source, file, parts ? 2 : 1);
  const [diagnostic] = diagnostics;
  if (diagnostic) throw new Error(`${file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.message}; ${diagnostic.suggestion}`);
  const fields = (value ?? {}) as Record<string, unknown>;
  return parts ? { ...fields, body: parts.body.trimEnd() } : fields;
}

/** The text of a content file: YAML that is never folded, so that a change of a text changes its line alone. */
export function writeFields({ body, ...fields }: ContentFields): string {
  const document = new Document(fields, { version: "1.2" });
  visit(document, {
    // Regular expressions stay readable in single quotes.
    Scalar: (_, node) => {
      if (typeof node.value === "string" && node.value.includes("\\")) node.type = "QUOTE_SINGLE";
    },
  });
  const yaml = document.toString({ lineWidth: 0 });
  return body === undefined ? yaml : `---\n${yaml}---\n${body}\n`;
}

/**
 * Fields as a file has them: in the order of their definition, without optional ones that say nothing.
 * What the definition does not know stays, at the end.
 */
export function arrangeFields(type: ContentTypeName, { body, ...fields }: ContentFields): ContentFields {
  const arranged = arrange(contentTypes[type].schema, fields) as Record<string, unknown>;
  return contentTypes[type].format === "markdown" ? { ...arranged, body: tightCitations(body ?? "") } : arranged;
}

/** A citation stands right behind what it belongs to, where the editor leaves a space. */
function tightCitations(markdown: string): string {
  return markdown.replace(/(?<=[\p{L}\p{N}.,;:!?)"”’…\]])[ \t]+(?=:ref\{)/gu, "");
}

function arrange(schema: unknown, value: unknown): unknown {
  const { def } = unwrapSchema(schema);
  if (Array.isArray(value)) return def["element"] ? value.map((item) => arrange(def["element"], item)) : value;
  const shape = shapeOf(schema);
  if (!shape) return value;
  if (!isObject(value)) return withLongForm(schema, value, shape);
  const arranged: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(shape)) {
    const entry = arrange(field, value[key]);
    const { optional, form } = unwrapSchema(field);
    if (entry === undefined || (optional && (saysNothing(entry) || entry === form.default))) continue;
    arranged[key] = entry;
  }
  for (const [key, entry] of Object.entries(value)) if (!(key in shape)) arranged[key] = entry;
  return arranged;
}

/** What may be written shorter than its fields is written with them, as a form has them: a plain answer of the FAQ. */
function withLongForm(schema: unknown, value: unknown, shape: Readonly<Record<string, unknown>>): unknown {
  const [first] = Object.keys(shape);
  const { def } = (schema as { _zod: { def: { type: string } } })._zod;
  return def.type === "pipe" && typeof value === "string" && first ? { [first]: value } : value;
}

function saysNothing(value: unknown): boolean {
  if (value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every((entry) => entry === undefined || saysNothing(entry));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
