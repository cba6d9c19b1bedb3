import { unwrapSchema, shapeOf, type UnwrappedSchema, type Choice } from "./schema-introspection";

/** A field of a form, in the words of Decap CMS. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** A regular expression that the value must match, and what is said when it does not. */
  readonly pattern?: readonly [string, string];
  readonly fields?: readonly CmsField[];
  readonly field?: CmsField;
  readonly [option: string]: unknown;
}

/** Where the form finds the entries of another file to choose from. */
export type ChoiceTarget = (choice: Choice) => { readonly collection: string; readonly file: string };

/**
 * The fields of a form for a Zod object and everything nested in it, in its order: label, hint, widget, limits and
 * defaults are those of the definition.
 *
 * @throws when the definition holds a kind that no form has a widget for
 */
export function toCmsFields(schema: unknown, target: ChoiceTarget): CmsField[] {
  return Object.entries(shapeOf(schema) ?? {}).map(([name, field]) => toCmsField(name, field, target));
}

function toCmsField(name: string, schema: unknown, target: ChoiceTarget): CmsField {
  const bare = unwrapSchema(schema);
  // What may be left out as a whole may be left empty; the content check looks at it once it is begun.
  const fields = bare.optional ? { fields: toCmsFields(schema, target).map((field) => ({ ...field, required: false })) } : {};
  const hint = [bare.hint, limitsText(bare)].filter(Boolean).join(" ");
  return {
    name,
    label: bare.label ?? words(name),
    ...(hint === "" ? {} : { hint }),
    ...(mayBeEmpty(bare) ? { required: false } : {}),
    ...(bare.form.default === undefined ? {} : { default: bare.form.default }),
    ...widgetOf(name, bare, schema, target),
    ...(bare.def.type === "object" ? fields : {}),
  };
}

function widgetOf(
  name: string,
  bare: UnwrappedSchema,
  schema: unknown,
  target: ChoiceTarget,
): { widget: string; [option: string]: unknown } {
  const { def, form } = bare;
  switch (def.type) {
    case "string":
      return textWidget(bare, target);
    case "enum":
      return { widget: "select", options: Object.values(def["entries"] as object) };
    case "literal":
      return { widget: "hidden", default: (def["values"] as unknown[])[0] };
    case "boolean":
      return { widget: "boolean", ...(bare.optional ? {} : { default: false }) };
    case "number":
      return { widget: "number", ...numberLimits(bare) };
    case "array":
      return { widget: "list", ...limitsOf(form), ...listOptions(bare, target) };
    case "object":
      return { widget: "object", collapsed: bare.optional, fields: toCmsFields(schema, target) };
    default:
      throw new Error(`${name}: no widget for a Zod ${def.type}`);
  }
}

function textWidget(bare: UnwrappedSchema, target: ChoiceTarget): { widget: string; [option: string]: unknown } {
  const { form } = bare;
  if (form.choice) {
    const { value, label } = form.choice;
    const rest = { value_field: value, display_fields: label, search_fields: label, options_length: 100 };
    return { widget: "relation", ...target(form.choice), ...rest };
  }
  if (form.widget === "day")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "YYYY-MM-DD",
      time_format: false,
      default: bare.optional ? "" : "{{now}}",
    };
  if (form.widget === "picture") return { widget: "image", choose_url: false };
  return { widget: form.widget === "prose" ? "text" : "string", ...patternOf(bare) };
}

/** The length that is asked for, or the pattern that the definition names, with its words. */
function patternOf({ def, form, label }: UnwrappedSchema): { pattern?: [string, string] } {
  if (form.min !== undefined && form.max !== undefined)
    return { pattern: [`^[\\s\\S]{${form.min},${form.max}}$`, `${form.min} to ${form.max} characters`] };
  const checks = (def["checks"] ?? []) as { _zod: { def: { format?: string; pattern?: RegExp; error?: (issue: object) => unknown } } }[];
  const regex = checks.map((check) => check._zod.def).find(({ format, pattern }) => format === "regex" && pattern && pattern.flags === "");
  if (!regex?.pattern) return {};
  const said = regex.error?.({ code: "invalid_format" });
  return { pattern: [regex.pattern.source, typeof said === "string" ? said : (label ?? "")] };
}

function listOptions({ def, form }: UnwrappedSchema, target: ChoiceTarget): Record<string, unknown> {
  const item = def["element"];
  const fields = shapeOf(item);
  const options = { label_singular: form.item ?? "entry", collapsed: false, minimize_collapsed: false };
  if (!fields) return { ...options, field: toCmsField("item", item, target) };
  return {
    ...options,
    collapsed: form.max === undefined || form.max > 3,
    ...(form.summary ? { summary: `{{fields.${form.summary}}}` } : {}),
    ...(form.max !== undefined && form.max === form.min && form.max <= 3 ? { default: emptyEntries(form.max, fields) } : {}),
    fields: toCmsFields(item, target),
  };
}

/** A list of so many entries, no more and no less, begins with them. */
function emptyEntries(count: number, fields: Readonly<Record<string, unknown>>): object[] {
  const texts = Object.entries(fields).filter(([, field]) => unwrapSchema(field).def.type === "string");
  return Array.from({ length: count }, () => Object.fromEntries(texts.map(([key]) => [key, ""])));
}

function limitsOf({ min, max }: UnwrappedSchema["form"]): { min?: number; max?: number } {
  return min === undefined || max === undefined ? {} : { min, max };
}

function numberLimits({ def }: UnwrappedSchema): Record<string, unknown> {
  const least = checksOf(def).find(({ check }) => check === "greater_than");
  const whole = def["format"] === "safeint";
  return {
    value_type: whole ? "int" : "float",
    step: whole ? 1 : 0.1,
    ...(least?.value === undefined ? {} : { min: least.inclusive ? least.value : least.value + (whole ? 1 : Number.EPSILON) }),
  };
}

/** Decap takes an empty list and a switch that is off for fields that were not filled in. */
function mayBeEmpty({ def, form, optional }: UnwrappedSchema): boolean {
  if (optional || def.type === "boolean" || def.type === "literal") return true;
  return def.type === "array" && form.min === undefined && !checksOf(def).some(({ check }) => check === "min_length");
}

interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
}

function checksOf(def: UnwrappedSchema["def"]): Check[] {
  return ((def["checks"] ?? []) as { _zod: { def: Check } }[]).map(({ _zod }) => _zod.def);
}

function limitsText({ def, form: { min, max } }: UnwrappedSchema): string {
  if (min === undefined || max === undefined) return "";
  const what = def.type === "array" ? "entries" : "characters";
  return min === max ? `Exactly ${min} ${what}.` : `${min} to ${max} ${what}.`;
}

/** `metaDescription` as people read it: `Meta description`. */
function words(name: string): string {
  const spaced = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
