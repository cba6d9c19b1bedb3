import type { z } from "zod";
import { unwrapSchema, shapeOf, type UnwrappedSchema } from "./schema-introspection";

/**
 * GraphQL object types (SDL) for a Zod object and everything nested in it.
 * Nested objects are named by their path: `HomePage`, `HomePageHero`.
 *
 * @param name name of the outermost type
 * @param schema a Zod object, refined or not
 * @param options.implements interface of the outermost type, such as `Node`
 * @param options.fields extra SDL lines of the outermost type, or replacements of its fields by name
 * @throws when the schema holds a kind that GraphQL has no plain type for
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

function writeObject(name: string, schema: unknown, types: string[], options: Parameters<typeof toGraphql>[2] = {}): void {
  const shape = shapeOf(schema) ?? {};
  const fields = new Map(Object.entries(shape).map(([key, field]) => [key, fieldType(name + capital(key), field, types)]));
  for (const [key, type] of Object.entries(options.fields ?? {})) fields.set(key, type);
  const head = [`type ${name}`, options.implements && `implements ${options.implements}`, options.directives].filter(Boolean).join(" ");
  types.push(`${head} {\n${[...fields].map(([key, type]) => `  ${key}: ${type}`).join("\n")}\n}`);
}

function fieldType(name: string, schema: unknown, types: string[]): string {
  const { def, optional } = unwrapSchema(schema);
  const bang = optional ? "" : "!";
  switch (def.type) {
    case "string":
    case "enum":
    case "literal":
      return `String${bang}`;
    case "boolean":
      return `Boolean${bang}`;
    case "number":
      return `${isInteger(def) ? "Int" : "Float"}${bang}`;
    case "array":
      return `[${fieldType(name, def["element"], types)}]${bang}`;
    case "object":
      writeObject(name, schema, types);
      return `${name}${bang}`;
    default:
      throw new Error(`${name}: no GraphQL type for a Zod ${def.type}`);
  }
}

function isInteger(def: UnwrappedSchema["def"]): boolean {
  const checks = (def["checks"] as { _zod: { def: { format?: string } } }[] | undefined) ?? [];
  return def["format"] === "safeint" || checks.some((check) => check._zod.def.format === "safeint");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
