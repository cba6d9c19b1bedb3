import type { z } from "zod";
import { describeSchema } from "./schema-introspection";

/** A value with every field of the schema, empty where it is missing, so that a preview can be drawn of any entry. */
export function fillMissingFields(schema: z.ZodType, value: unknown): unknown {
  const { type, isOptional, fields, element, values } = describeSchema(schema);
  const isThere = value !== undefined && value !== null && value !== "";
  if (!isThere && isOptional) return undefined;
  if (fields) {
    const given = (isThere ? value : {}) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fillMissingFields(field, given[key])]));
  }
  if (element) return Array.isArray(value) ? value.map((item) => fillMissingFields(element, item)) : [];
  if (isThere) return type === "string" ? String(value) : value;
  return { enum: values[0], number: 0, boolean: false }[type] ?? "";
}
