import type { z } from "zod";
import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { arrangeFields, readFields, writeFields, type ContentFields } from "../../content-model/serialize";

/**
 * The text of a content file without what is not published: YAML comments, and the values of fields that have a
 * `publicValue`. Lines stay the same in a formatted file.
 *
 * @throws when the YAML cannot be read
 */
export function publicText({ type, file, text }: { readonly type: ContentTypeName; readonly file: string; readonly text: string }): string {
  const fields = replacePrivate(contentTypes[type].schema, arrangeFields(type, readFields(text, file))) as ContentFields;
  return writeFields(fields);
}

function replacePrivate(schema: z.ZodType, value: unknown): unknown {
  const { fields, element, form } = describeSchema(schema);
  if (form.publicValue !== undefined) return form.publicValue;
  if (Array.isArray(value)) return element ? value.map((item) => replacePrivate(element, item)) : value;
  if (!fields || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fields[key] ? replacePrivate(fields[key], entry) : entry]));
}
