import type { z } from "zod";
import { capitalized } from "../site/capitalized";
import { describeSchema } from "./schema-introspection";

/**
 * GraphQL object types (SDL) for a Zod object and everything nested in it.
 * Nested objects are named by their path: `HomePage`, `HomePageHero`.
 *
 * @param name name of the outermost type
 * @param options.implements interface of the outermost type, such as `Node`
 * @param options.fields extra SDL lines of the outermost type, or replacements of its fields by name
 * @throws when a field has a Zod type without a GraphQL type
 */
export function toGraphql(
  name: string,
  schema: z.ZodType,
  options: { implements?: string; directives?: string; fields?: Record<string, string> } = {},
): string {
  const types: string[] = [];
  writeObject(name, schema, types, options);
  return types.reverse().join("\n");
}

function writeObject(name: string, schema: z.ZodType, types: string[], options: Parameters<typeof toGraphql>[2] = {}): void {
  const fields = new Map(
    Object.entries(describeSchema(schema).fields ?? {}).map(([key, field]) => [key, fieldType(name + capitalized(key), field, types)]),
  );
  for (const [key, type] of Object.entries(options.fields ?? {})) fields.set(key, type);
  const head = [`type ${name}`, options.implements && `implements ${options.implements}`, options.directives].filter(Boolean).join(" ");
  types.push(`${head} {\n${[...fields].map(([key, type]) => `  ${key}: ${type}`).join("\n")}\n}`);
}

function fieldType(name: string, schema: z.ZodType, types: string[]): string {
  const { type, isOptional, isInteger, element } = describeSchema(schema);
  const bang = isOptional ? "" : "!";
  switch (type) {
    case "string":
    case "enum":
      return `String${bang}`;
    case "boolean":
      return `Boolean${bang}`;
    case "number":
      return `${isInteger ? "Int" : "Float"}${bang}`;
    case "array":
      return `[${element ? fieldType(name, element, types) : "String"}]${bang}`;
    case "object":
      writeObject(name, schema, types);
      return `${name}${bang}`;
    default:
      throw new Error(`${name}: no GraphQL type for a Zod ${type}`);
  }
}
