import * as z from "zod";
import type { FieldHints } from "./field-hints";

/** What a Zod schema says about a field, without its optional and preprocess wrappers. */
export interface SchemaField {
  /** Zod's name of the type without its wrappers: `string`, `number`, `array`, `object`, ... */
  readonly type: string;
  /** The fields of an object, in the order of the file. */
  readonly fields: Readonly<Record<string, z.ZodType>> | undefined;
  /** The schema of an array's entries. */
  readonly element: z.ZodType | undefined;
  /** The values of an enum. */
  readonly values: readonly (string | number)[];
  readonly isInteger: boolean;
  readonly isOptional: boolean;
  /** Whether another notation is accepted, such as a plain text for an object. */
  readonly isPreprocessed: boolean;
  readonly label: string | undefined;
  readonly hint: string | undefined;
  readonly form: FieldHints;
}

/** The fields of a schema whose values are those of other content, with a `*` in their path for each position in a list. */
export function listRelations(schema: z.ZodType, path = ""): { path: string; relation: NonNullable<FieldHints["relation"]> }[] {
  const { fields = {}, element, form } = describeSchema(schema);
  const inside = (key: string) => (path === "" ? key : `${path}.${key}`);
  return [
    ...(form.relation ? [{ path, relation: form.relation }] : []),
    ...Object.entries(fields).flatMap(([key, field]) => listRelations(field, inside(key))),
    ...(element ? listRelations(element, inside("*")) : []),
  ];
}

/** Describes a schema. Where a wrapper and what it wraps both have a label or a hint, the wrapper's is used. */
export function describeSchema(schema: z.ZodType): SchemaField {
  const { title, description, form } = schema.meta() ?? {};
  const isOptional = schema instanceof z.ZodOptional;
  const isPreprocessed = schema instanceof z.ZodPipe;
  if (isOptional || isPreprocessed) {
    const inner = describeSchema((isOptional ? schema.unwrap() : schema.out) as z.ZodType);
    return {
      ...inner,
      isOptional: isOptional || inner.isOptional,
      isPreprocessed: isPreprocessed || inner.isPreprocessed,
      label: title ?? inner.label,
      hint: description ?? inner.hint,
      form: { ...inner.form, ...form },
    };
  }
  return {
    type: schema.type,
    fields: schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : undefined,
    element: schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined,
    values: schema instanceof z.ZodEnum ? schema.options : [],
    isInteger: schema instanceof z.ZodNumber && schema.isInt,
    isOptional,
    isPreprocessed,
    label: title,
    hint: description,
    form: form ?? {},
  };
}
