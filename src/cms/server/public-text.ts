import type { z } from "zod";
import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { normalizeText, splitFrontMatter } from "../../content-model/front-matter";
import { describeSchema } from "../../content-model/schema-introspection";
import { arrangeFields, readFields, writeFields, type ContentFields } from "../../content-model/serialize";
import { memoize } from "../../site/memoize";

/**
 * The text of a content file without what is not published: YAML comments, and the values of fields that have a
 * `publicValue`. Lines stay the same in a formatted file.
 *
 * @throws when the YAML cannot be read
 */
export function publicText({ type, file, text }: { readonly type: ContentTypeName; readonly file: string; readonly text: string }): string {
  const { schema } = contentTypes[type];
  // Writing YAML again takes most of the time of listing many articles, which have nothing private.
  if (!hasPrivateFields(schema) && !yamlOf(text).includes("#")) return text;
  const fields = replacePrivate(schema, arrangeFields(type, readFields(text, file))) as ContentFields;
  return writeFields(fields);
}

const yamlOf = (text: string): string => splitFrontMatter(normalizeText(text))?.yaml ?? text;

const hasPrivateFields = memoize((schema: z.ZodType): boolean => {
  const { fields, element, form } = describeSchema(schema);
  const inner = [...Object.values(fields ?? {}), ...(element ? [element] : [])];
  return form.publicValue !== undefined || inner.some((each) => hasPrivateFields(each));
});

function replacePrivate(schema: z.ZodType, value: unknown): unknown {
  const { fields, element, form } = describeSchema(schema);
  if (form.publicValue !== undefined) return form.publicValue;
  if (Array.isArray(value)) return element ? value.map((item) => replacePrivate(element, item)) : value;
  if (!fields || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fields[key] ? replacePrivate(fields[key], entry) : entry]));
}
