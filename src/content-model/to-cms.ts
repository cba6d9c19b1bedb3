import type { z } from "zod";
import { capitalized } from "../site/capitalized";
import { describeSchema, type SchemaField } from "./schema-introspection";

/** An input of a form, with its options. */
interface Widget {
  readonly widget: string;
  readonly fields?: readonly CmsField[];
  readonly [option: string]: unknown;
}

/** A field of a form, as Sveltia CMS configures it. */
export interface CmsField extends Widget {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Whether the schema has no empty value for it. */
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
  const hint = [field.hint, describeLimits(field)].filter(Boolean).join(" ");
  return {
    name,
    label: field.label ?? fieldLabel(name),
    ...(hint === "" ? {} : { hint }),
    required: [undefined, "", []].every((empty) => !schema.safeParse(empty).success),
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
      return { widget: "number", ...(field.isInteger ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.1 }) };
    case "array":
      return listWidget(field);
    case "object":
      return { widget: "object", collapsed: field.isOptional && "auto", fields: toCmsFields(schema) };
    default:
      throw new Error(`${name}: no widget for a Zod ${field.type}`);
  }
}

function textWidget({ form, isOptional }: SchemaField): Widget {
  if (form.relation?.label) return relationWidget(form.relation);
  if (form.widget === "day") return { widget: "day", type: "date", picker_utc: true, ...(isOptional ? {} : { default: today() }) };
  if (form.widget === "slug" || form.widget === "title") return { widget: form.widget };
  if (form.widget === "picture") return { widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp,image/avif" };
  return { widget: form.widget === "prose" ? "text" : "string" };
}

/** The day on which the forms were made, in UTC as everywhere: an article of today is published today. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** A choice among the values of other content. */
function relationWidget({ collection, file, value, label }: NonNullable<SchemaField["form"]["relation"]>): Widget {
  return { widget: "relation", collection, ...(file ? { file } : {}), value_field: value, display_fields: [label], search_fields: [label] };
}

function listWidget({ element, form }: SchemaField): Widget {
  const { initial = 0, summary, item = "entry" } = form;
  const options = { widget: "list", label_singular: item, collapsed: false, minimize_collapsed: false };
  if (!element) return options;
  const { fields, form: elementForm } = describeSchema(element);
  if (elementForm.relation?.label) return { ...relationWidget(elementForm.relation), multiple: true };
  // Sveltia edits a list of texts as lines of one field.
  if (!fields) return { widget: "list", label_singular: item };
  const hasTexts = Object.values(fields).some((field) => describeSchema(field).element !== undefined);
  return {
    ...options,
    // Sveltia 0.221 does not copy an entry with a list of texts in it.
    allow_duplicate: !hasTexts,
    collapsed: initial === 0,
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
    ...(initial > 0 ? { default: makeEmptyEntries(initial, fields) } : {}),
    fields: toCmsFields(element),
  };
}

function makeEmptyEntries(count: number, fields: Readonly<Record<string, z.ZodType>>): object[] {
  const texts = Object.entries(fields).filter(([, field]) => describeSchema(field).type === "string");
  return Array.from({ length: count }, () => Object.fromEntries(texts.map(([key]) => [key, ""])));
}

function describeLimits({ type, form: { min, max } }: SchemaField): string {
  if (min === undefined || max === undefined) return "";
  const unit = type === "array" ? "entries" : "characters";
  return `${min} to ${max} ${unit}.`;
}

/** `metaDescription` becomes `Meta description`. */
function fieldLabel(name: string): string {
  return capitalized(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
}
