import type { z } from "zod";

/** Values that another content file offers to choose from. */
export interface Choice {
  /** Name of its content type. */
  readonly from: string;
  /** Path of the values within the file's entries, `*` for each of a list: `items.*.slug`. */
  readonly value: string;
  /** Paths of what is shown of each. */
  readonly label: readonly string[];
}

/** What a form has to know of a field beside its label (`title`) and its hint (`description`). */
export interface FormHints {
  /** How it is entered where its kind alone does not say: a day, several lines, a picture. */
  readonly widget?: "day" | "picture" | "prose";
  /** Fewest and most characters of a text, or entries of a list. */
  readonly min?: number;
  readonly max?: number;
  readonly choice?: Choice;
  /** What a new entry begins with. */
  readonly default?: string | number | boolean;
  /** Of a list: what one entry is called. */
  readonly item?: string;
  /** Of a list: the field by which its entries are told apart when they are folded. */
  readonly summary?: string;
}

declare module "zod" {
  interface GlobalMeta {
    form?: FormHints;
  }
}

/** A schema without its optional, nullable, default and preprocessing wrappers. */
export interface UnwrappedSchema {
  readonly def: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly optional: boolean;
  readonly label: string | undefined;
  readonly hint: string | undefined;
  readonly form: FormHints;
}

/**
 * What stands within a schema's wrappers, and what they and it say to a form; the outer ones have the last word.
 */
export function unwrapSchema(schema: unknown): UnwrappedSchema {
  let at = schema as z.ZodType & { _zod: { def: UnwrappedSchema["def"] } };
  let optional = false;
  let label: string | undefined;
  let hint: string | undefined;
  let form: FormHints = {};
  for (;;) {
    const { title, description, form: own } = at.meta() ?? {};
    label ??= title;
    hint ??= description;
    form = { ...own, ...form };
    const { def } = at._zod;
    if (def.type === "optional" || def.type === "nullable") optional = true;
    const inner = def.type === "pipe" ? def["out"] : def["innerType"];
    if (!inner) return { def, optional, label, hint, form };
    at = inner as typeof at;
  }
}

/** The fields of an object schema, in the order in which files have them; undefined for any other schema. */
export function shapeOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  return unwrapSchema(schema).def["shape"] as Readonly<Record<string, unknown>> | undefined;
}
