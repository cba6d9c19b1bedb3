import type { z } from "zod";
import type { FieldHints } from "./field-hints";

/** What a Zod schema says about a field. Everything that walks schemas uses this; only this file reads Zod's internals. */
export interface SchemaField {
  /** Zod's name of the type without its wrappers: `string`, `number`, `array`, `object`, ... */
  readonly type: string;
  /** Optional or nullable. */
  readonly isOptional: boolean;
  /** Whether a preprocess step accepts other notations of the value, such as a plain text for an object. */
  readonly isPreprocessed: boolean;
  readonly label: string | undefined;
  readonly hint: string | undefined;
  readonly form: FieldHints;
  /** Of an object: its fields, in the order of the file. */
  readonly fields: Readonly<Record<string, z.ZodType>> | undefined;
  /** Of an array: the schema of one entry. */
  readonly element: z.ZodType | undefined;
  /** Of an enum or a literal. */
  readonly values: readonly unknown[];
  readonly isInteger: boolean;
  /** Of a number: the smallest value. */
  readonly minimum: number | undefined;
  /** Whether an empty text or list is refused. */
  readonly hasMinLength: boolean;
  /** Of a text: its first regular expression without flags, and the message for what does not match. */
  readonly pattern: { readonly source: string; readonly message: string | undefined } | undefined;
}

interface Check {
  readonly check?: string;
  readonly format?: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly pattern?: RegExp;
  readonly error?: (issue: object) => unknown;
}

interface Definition extends Check {
  readonly type: string;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly entries?: object;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

type Schema = z.ZodType & { readonly _zod: { readonly def: Definition } };

/**
 * Looks through the optional, nullable, default and preprocess wrappers of a schema. Where a wrapper and what it wraps
 * both have a label or a hint, the wrapper's is used.
 */
export function describeSchema(schema: z.ZodType): SchemaField {
  let inner = schema as Schema;
  let isOptional = false;
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
    isOptional ||= def.type === "optional" || def.type === "nullable";
    isPreprocessed ||= def.type === "pipe";
    const wrapped = def.type === "pipe" ? def.out : def.innerType;
    if (!wrapped) return { ...describeDefinition(def), isOptional, isPreprocessed, label, hint, form };
    inner = wrapped;
  }
}

function describeDefinition(def: Definition) {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const isInteger = [def, ...checks].some(({ format }) => format === "safeint");
  const regex = checks.find(({ format, pattern }) => format === "regex" && pattern?.flags === "");
  const message = regex?.error?.({ code: "invalid_format" });
  return {
    type: def.type,
    fields: def.shape,
    element: def.element,
    values: def.values ?? Object.values(def.entries ?? {}),
    isInteger,
    minimum: minimumOf(checks, isInteger),
    hasMinLength: checks.some(({ check }) => check === "min_length"),
    pattern: regex?.pattern && { source: regex.pattern.source, message: typeof message === "string" ? message : undefined },
  };
}

function minimumOf(checks: readonly Check[], isInteger: boolean): number | undefined {
  const least = checks.find(({ check }) => check === "greater_than");
  if (least?.value === undefined) return undefined;
  return least.inclusive ? least.value : least.value + (isInteger ? 1 : Number.EPSILON);
}
