import type { z } from "zod";
import { capitalized } from "../site/capitalized";
import { describeSchema, type SchemaField } from "./schema-introspection";

/** An input of a form, with its options. */
interface Widget {
  readonly widget: string;
  readonly fields?: readonly CmsField[];
  readonly [option: string]: unknown;
}

/** A field of a form, as Decap CMS configures it. */
export interface CmsField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: false | 0;
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
  const hint = [field.hint, describeLimits(field), field.form.publicValue === undefined ? "" : "Not published."].filter(Boolean).join(" ");
  return {
    name,
    label: field.label ?? formatLabel(name),
    ...(hint === "" ? {} : { hint }),
    // Unfinished work can be saved: the content lint decides what may be published. Decap marks `false` as optional.
    required: mayBeEmpty(schema) ? false : 0,
    ...(field.form.default === undefined ? {} : { default: field.form.default }),
    ...chooseWidget(name, field, schema),
  };
}

function chooseWidget(name: string, field: SchemaField, schema: z.ZodType): Widget {
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
      return { widget: "object", collapsed: field.isOptional, fields: toCmsFields(schema) };
    default:
      throw new Error(`${name}: no widget for a Zod ${field.type}`);
  }
}

function textWidget({ form, isOptional }: SchemaField): Widget {
  if (form.choice) return { widget: "choice", from: form.choice };
  if (form.widget === "day") return { widget: "day", ...(isOptional ? {} : { starts_today: true }) };
  if (form.widget === "doi") return { widget: "doi" };
  if (form.widget === "picture") return { widget: "image", choose_url: false };
  return { widget: form.widget === "prose" ? "text" : "string" };
}

function numberWidget({ isInteger }: SchemaField): Widget {
  return { widget: "number", ...(isInteger ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.1 }) };
}

function listWidget({ element, form }: SchemaField): Widget {
  const { min, max, summary, item = "entry", newestFirst = false } = form;
  const options = { widget: "list", label_singular: item, collapsed: false, minimize_collapsed: false };
  if (!element) return options;
  const { fields } = describeSchema(element);
  if (!fields) return { ...options, field: toCmsField("item", element) };
  return {
    ...options,
    collapsed: max === undefined || max > 3,
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    ...(newestFirst ? { add_to_top: true } : {}),
    ...(max !== undefined && max === min && max <= 3 ? { default: makeEmptyEntries(max, fields) } : {}),
    fields: toCmsFields(element),
  };
}

/** A short list of fixed length starts with all its entries. */
function makeEmptyEntries(count: number, fields: Readonly<Record<string, z.ZodType>>): object[] {
  const texts = Object.entries(fields).filter(([, field]) => describeSchema(field).type === "string");
  return Array.from({ length: count }, () => Object.fromEntries(texts.map(([key]) => [key, ""])));
}

function mayBeEmpty(schema: z.ZodType): boolean {
  const { type, isOptional } = describeSchema(schema);
  return isOptional || type === "boolean" || (type === "array" && schema.safeParse([]).success);
}

function describeLimits({ type, form: { min, max } }: SchemaField): string {
  if (min === undefined || max === undefined) return "";
  const unit = type === "array" ? "entries" : "characters";
  return min === max ? `Exactly ${min} ${unit}.` : `${min} to ${max} ${unit}.`;
}

/** `metaDescription` becomes `Meta description`. */
function formatLabel(name: string): string {
  return capitalized(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}
