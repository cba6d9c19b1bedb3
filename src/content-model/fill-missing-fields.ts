import type { z } from "zod";
import { isIsoDay } from "../site/dates";
import { describeSchema, type SchemaField } from "./schema-introspection";

/**
 * A value with every field of the schema, so that a preview can be drawn and most rules can be run of any entry: what is missing or
 * of another type is empty or, where it is optional, left out.
 *
 * @param emptyDay stands for a day that is missing
 */
export function fillMissingFields(schema: z.ZodType, value: unknown, emptyDay = ""): unknown {
  const field = describeSchema(schema);
  const { type, isOptional, fields, element, values } = field;
  const isUsable = hasType(field, value);
  if (!isUsable && isOptional) return undefined;
  if (fields) {
    const given = (isUsable ? value : {}) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, fillMissingFields(inner, given[key], emptyDay)]));
  }
  if (element) return isUsable ? (value as unknown[]).map((item) => fillMissingFields(element, item, emptyDay)) : [];
  if (isUsable) return type === "string" ? String(value) : value;
  if (field.form.widget === "day") return emptyDay;
  return { enum: values[0], number: 0, boolean: false }[type] ?? "";
}

function hasType({ type, form }: SchemaField, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (form.widget === "day") return typeof value === "string" && isIsoDay(value);
  if (type === "string") return (typeof value === "string" && value !== "") || typeof value === "number";
  return typeof value === (type === "enum" ? "string" : type) && value !== "";
}
