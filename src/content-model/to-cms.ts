import type { z } from "zod";
import { describeSchema, type SchemaField } from "./schema-introspection";

/** An input of a form, with its options. */
interface Widget {
  readonly widget: string;
  readonly fields?: readonly CmsField[];
  /** A regular expression that the value must match, and the message shown when it does not. */
  readonly pattern?: readonly [string, string];
  readonly [option: string]: unknown;
}

/** A field of a form, as Decap CMS configures it. */
export interface CmsField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/**
 * Form fields for a Zod object and everything nested in it, in its order, with the schema's labels, hints, limits and
 * defaults.
 *
 * @throws when a field has a Zod type without a widget
 */
export function toCmsFields(schema: z.ZodType): CmsField[] {
  return Object.entries(describeSchema(schema).fields ?? {}).map(([name, field]) => toCmsField(name, field));
}

function toCmsField(name: string, schema: z.ZodType): CmsField {
  const field = describeSchema(schema);
  const hint = [field.hint, limitsText(field), field.form.publicValue === undefined ? "" : "Not published."].filter(Boolean).join(" ");
  return {
    name,
    label: field.label ?? labelFromName(name),
    ...(hint === "" ? {} : { hint }),
    ...(mayBeEmpty(field) ? { required: false } : {}),
    ...(field.form.default === undefined ? {} : { default: field.form.default }),
    ...widgetOf(name, field, schema),
  };
}

function widgetOf(name: string, field: SchemaField, schema: z.ZodType): Widget {
  switch (field.type) {
    case "string":
      return textWidget(field);
    case "enum":
      return { widget: "select", options: field.values };
    case "boolean":
      return { widget: "boolean", ...(field.isOptional ? {} : { default: false }) };
    case "number":
      return numberWidget(field);
    case "array":
      return listWidget(field);
    case "object":
      return objectWidget(field, toCmsFields(schema));
    default:
      throw new Error(`${name}: no widget for a Zod ${field.type}`);
  }
}

function textWidget({ form, isOptional, pattern, label }: SchemaField): Widget {
  if (form.choice) {
    const { value, label: text, ...place } = form.choice;
    return { widget: "relation", ...place, value_field: value, display_fields: [text], search_fields: [text], options_length: 100 };
  }
  if (form.widget === "day") {
    const format = { format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
    return { widget: "datetime", ...format, default: isOptional ? "" : "{{now}}" };
  }
  if (form.widget === "picture") return { widget: "image", choose_url: false };
  const widget = form.widget === "prose" ? "text" : "string";
  const { min, max } = form;
  if (min !== undefined && max !== undefined) return { widget, pattern: [`^[\\s\\S]{${min},${max}}$`, `${min} to ${max} characters`] };
  return pattern ? { widget, pattern: [pattern.source, pattern.message ?? label ?? ""] } : { widget };
}

function numberWidget({ isInteger, minimum }: SchemaField): Widget {
  const type = isInteger ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.1 };
  return { widget: "number", ...type, ...(minimum === undefined ? {} : { min: minimum }) };
}

/** An optional object may stay empty, so none of its fields is required; the content lint checks one that is not. */
function objectWidget({ isOptional }: SchemaField, fields: readonly CmsField[]): Widget {
  return { widget: "object", collapsed: isOptional, fields: isOptional ? fields.map((field) => ({ ...field, required: false })) : fields };
}

function listWidget({ element, form }: SchemaField): Widget {
  const { min, max, summary, item = "entry" } = form;
  const isLimited = min !== undefined && max !== undefined;
  const options = { widget: "list", ...(isLimited ? { min, max } : {}), label_singular: item, collapsed: false, minimize_collapsed: false };
  if (!element) return options;
  const { fields } = describeSchema(element);
  if (!fields) return { ...options, field: toCmsField("item", element) };
  return {
    ...options,
    collapsed: max === undefined || max > 3,
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    ...(max !== undefined && max === min && max <= 3 ? { default: emptyEntries(max, fields) } : {}),
    fields: toCmsFields(element),
  };
}

/** A short list of fixed length starts with all its entries. */
function emptyEntries(count: number, fields: Readonly<Record<string, z.ZodType>>): object[] {
  const texts = Object.entries(fields).filter(([, field]) => describeSchema(field).type === "string");
  return Array.from({ length: count }, () => Object.fromEntries(texts.map(([key]) => [key, ""])));
}

/** Decap treats an empty list and a switch that is off as fields that were not filled in. */
function mayBeEmpty({ type, form, isOptional, hasMinLength }: SchemaField): boolean {
  if (isOptional || type === "boolean") return true;
  return type === "array" && form.min === undefined && !hasMinLength;
}

function limitsText({ type, form: { min, max } }: SchemaField): string {
  if (min === undefined || max === undefined) return "";
  const unit = type === "array" ? "entries" : "characters";
  return min === max ? `Exactly ${min} ${unit}.` : `${min} to ${max} ${unit}.`;
}

/** `metaDescription` becomes `Meta description`. */
function labelFromName(name: string): string {
  const spaced = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
