import type { z } from "zod";
import type { Choice, FieldHints } from "./field-hints";
import { describeSchema, type SchemaField } from "./schema-introspection";

/** A field of a form, as Decap CMS configures it. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** A regular expression that the value must match, and the message shown when it does not. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [option: string]: unknown;
}

/** Collection and file whose entries a relation field offers. */
export type ChoiceTarget = (choice: Choice) => { readonly collection: string; readonly file: string };

interface Widget {
  readonly widget: string;
  readonly [option: string]: unknown;
}

/**
 * Form fields for a Zod object and everything nested in it, in its order, with the schema's labels, hints, limits and
 * defaults.
 *
 * @throws when a field has a Zod type without a widget
 */
export function toCmsFields(schema: z.ZodType, target: ChoiceTarget): CmsField[] {
  return Object.entries(describeSchema(schema).fields ?? {}).map(([name, field]) => toCmsField(name, field, target));
}

function toCmsField(name: string, schema: z.ZodType, target: ChoiceTarget): CmsField {
  const field = describeSchema(schema);
  const hint = [field.hint, limitsText(field)].filter(Boolean).join(" ");
  return {
    name,
    label: field.label ?? labelFromName(name),
    ...(hint === "" ? {} : { hint }),
    ...(mayBeEmpty(field) ? { required: false } : {}),
    ...(field.form.default === undefined ? {} : { default: field.form.default }),
    ...widgetOf(name, field, schema, target),
  };
}

function widgetOf(name: string, field: SchemaField, schema: z.ZodType, target: ChoiceTarget): Widget {
  switch (field.type) {
    case "string":
      return textWidget(field, target);
    case "enum":
      return { widget: "select", options: field.values };
    case "literal":
      return { widget: "hidden", default: field.values[0] };
    case "boolean":
      return { widget: "boolean", ...(field.isOptional ? {} : { default: false }) };
    case "number":
      return numberWidget(field);
    case "array":
      return { widget: "list", ...limitsOf(field.form), ...listOptions(field, target) };
    case "object":
      return objectWidget(field, toCmsFields(schema, target));
    default:
      throw new Error(`${name}: no widget for a Zod ${field.type}`);
  }
}

function textWidget(field: SchemaField, target: ChoiceTarget): Widget {
  const { form, isOptional } = field;
  if (form.choice) {
    const { value, label } = form.choice;
    const options = { value_field: value, display_fields: label, search_fields: label, options_length: 100 };
    return { widget: "relation", ...target(form.choice), ...options };
  }
  if (form.widget === "day") {
    const format = { format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false };
    return { widget: "datetime", ...format, default: isOptional ? "" : "{{now}}" };
  }
  if (form.widget === "picture") return { widget: "image", choose_url: false };
  return { widget: form.widget === "prose" ? "text" : "string", ...patternOf(field) };
}

/** The length limits, or else the schema's own pattern with its message. */
function patternOf({ form, pattern, label }: SchemaField): { pattern?: [string, string] } {
  if (form.min !== undefined && form.max !== undefined)
    return { pattern: [`^[\\s\\S]{${form.min},${form.max}}$`, `${form.min} to ${form.max} characters`] };
  return pattern ? { pattern: [pattern.source, pattern.message ?? label ?? ""] } : {};
}

function numberWidget({ isInteger, minimum }: SchemaField): Widget {
  return {
    widget: "number",
    value_type: isInteger ? "int" : "float",
    step: isInteger ? 1 : 0.1,
    ...(minimum === undefined ? {} : { min: minimum }),
  };
}

/** An optional object may stay empty, so none of its fields is required; the content lint checks one that is not. */
function objectWidget({ isOptional }: SchemaField, fields: readonly CmsField[]): Widget {
  return { widget: "object", collapsed: isOptional, fields: isOptional ? fields.map((field) => ({ ...field, required: false })) : fields };
}

function listOptions({ element, form }: SchemaField, target: ChoiceTarget): Record<string, unknown> {
  const options = { label_singular: form.item ?? "entry", collapsed: false, minimize_collapsed: false };
  if (!element) return options;
  const { fields } = describeSchema(element);
  if (!fields) return { ...options, field: toCmsField("item", element, target) };
  const { min, max, summary } = form;
  return {
    ...options,
    collapsed: max === undefined || max > 3,
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    ...(max !== undefined && max === min && max <= 3 ? { default: emptyEntries(max, fields) } : {}),
    fields: toCmsFields(element, target),
  };
}

/** A short list of fixed length starts with all its entries. */
function emptyEntries(count: number, fields: Readonly<Record<string, z.ZodType>>): object[] {
  const texts = Object.entries(fields).filter(([, field]) => describeSchema(field).type === "string");
  return Array.from({ length: count }, () => Object.fromEntries(texts.map(([key]) => [key, ""])));
}

function limitsOf({ min, max }: FieldHints): { min?: number; max?: number } {
  return min === undefined || max === undefined ? {} : { min, max };
}

/** Decap treats an empty list and a switch that is off as fields that were not filled in. */
function mayBeEmpty({ type, form, isOptional, hasMinLength }: SchemaField): boolean {
  if (isOptional || type === "boolean" || type === "literal") return true;
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
