import type { z } from "zod";
import type { FieldHints } from "./field-hints";

/** What a Zod schema says about a field. Everything that walks schemas uses this; only this file reads Zod's internals. */
export type SchemaField = ReturnType<typeof describeSchema>;

interface Check {
  readonly check?: string;
  readonly format?: string;
  readonly value?: number;
  readonly pattern?: RegExp;
  readonly error?: (issue: object) => unknown;
}

interface Definition extends Check {
  readonly type: string;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

type Schema = z.ZodType & { readonly _zod: { readonly def: Definition } };

/**
 * Describes a schema without its optional and preprocess wrappers. Where a wrapper and what it wraps both have a label or
 * a hint, the wrapper's is used.
 */
export function describeSchema(schema: z.ZodType) {
  let inner = schema as Schema;
  let isOptional = false;
  // A preprocess step accepts other notations of the value, such as a plain text for an object.
  let isPreprocessed = false;
  let label: string | undefined;
  let hint: string | undefined;
  let form: FieldHints = {};
  for (;;) {
    const { title, description, form: own } = inner.meta() ?? {};
    label ??= title;
    hint ??= description;
    form = { ...own, ...form };
    const { def } = inner._zod;
    isOptional ||= def.type === "optional";
    isPreprocessed ||= def.type === "pipe";
    const wrapped = def.type === "pipe" ? def.out : def.innerType;
    if (!wrapped) return { ...describeDefinition(def), isOptional, isPreprocessed, label, hint, form };
    inner = wrapped;
  }
}

function describeDefinition(def: Definition) {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const regex = checks.find(({ format, pattern }) => format === "regex" && pattern?.flags === "");
  const message = regex?.error?.({ code: "invalid_format" });
  return {
    /** Zod's name of the type without its wrappers: `string`, `number`, `array`, `object`, ... */
    type: def.type,
    /** Of an object: its fields, in the order of the file. */
    fields: def.shape,
    /** Of an array: the schema of one entry. */
    element: def.element,
    /** Of an enum. */
    values: Object.values(def.entries ?? {}),
    isInteger: [def, ...checks].some(({ format }) => format === "safeint"),
    /** Of a number: the smallest value. */
    minimum: checks.find(({ check }) => check === "greater_than")?.value,
    /** Whether an empty text or list is refused. */
    hasMinLength: checks.some(({ check }) => check === "min_length"),
    /** Of a text: its first regular expression without flags, and the message for what does not match. */
    pattern: regex?.pattern && { source: regex.pattern.source, message: typeof message === "string" ? message : undefined },
  };
}
