import type { z } from "zod";
import { capitalized } from "../site/capitalized";
import { describeSchema } from "./schema-introspection";

type FieldTypes = Readonly<Record<string, string>>;

/**
 * GraphQL types (SDL) of a node with its interfaces and of all that is nested in it. Nested objects and enums are named by
 * their path: `HomePage`, `HomePageHero`. An enum with a value that is no GraphQL name, such as `no-benefit`, is a string.
 *
 * @param more types of further fields, or of some of the schema's instead of its own, by name
 * @throws when a field has a Zod type without a GraphQL type
 */
export function toGraphql(name: string, schema: z.ZodType, more: FieldTypes = {}, interfaces = "Node"): string {
  const types: string[] = [];
  writeObject(`${name} implements ${interfaces} @dontInfer`, name, schema, types, more);
  return types.reverse().join("\n");
}

function writeObject(head: string, name: string, schema: z.ZodType, types: string[], more: FieldTypes = {}): void {
  const fields = new Map(
    Object.entries(describeSchema(schema).fields ?? {}).map(([key, field]) => [key, fieldType(name + capitalized(key), field, types)]),
  );
  for (const [key, type] of Object.entries(more)) fields.set(key, type);
  types.push(`type ${head} {\n${[...fields].map(([key, type]) => `  ${key}: ${type}`).join("\n")}\n}`);
}

function fieldType(name: string, schema: z.ZodType, types: string[]): string {
  const { type, values, isOptional, isInteger, element } = describeSchema(schema);
  const bang = isOptional ? "" : "!";
  switch (type) {
    case "enum":
      if (!values.every((value) => /^[a-z]\w*$/i.test(String(value)))) return `String${bang}`;
      types.push(`enum ${name} { ${values.join(" ")} }`);
      return `${name}${bang}`;
    case "string":
      return `String${bang}`;
    case "boolean":
      return `Boolean${bang}`;
    case "number":
      return `${isInteger ? "Int" : "Float"}${bang}`;
    case "array":
      return `[${element ? fieldType(name, element, types) : "String"}]${bang}`;
    case "object":
      writeObject(name, name, schema, types);
      return `${name}${bang}`;
    default:
      throw new Error(`${name}: no GraphQL type for a Zod ${type}`);
  }
}
