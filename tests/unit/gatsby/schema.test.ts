import { buildASTSchema, parse, type GraphQLObjectType } from "gatsby/graphql";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "../../../src/gatsby/schema";
import { nodeTypes } from "../../../src/content-model/content-types";

function build() {
  const sdl: string[] = [];
  const actions = { createTypes: (types: string[]) => sdl.push(...types) };
  void createSchemaCustomization({ actions } as unknown as CreateSchemaCustomizationArgs, { plugins: [] }, () => undefined);
  // Types and directives of Gatsby.
  const gatsby =
    "interface Node { id: ID! }\ntype File { id: ID! }\nscalar JSON\ndirective @dontInfer on OBJECT\n" +
    "directive @link(by: String, from: String) on FIELD_DEFINITION\n";
  return { sdl, schema: buildASTSchema(parse(gatsby + sdl.join("\n")), { assumeValid: true }) };
}

describe("GraphQL types", () => {
  const { sdl, schema } = build();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

  it.each(Object.values(nodeTypes))("contain %s without inference", (name) => {
    expect(schema.getType(name)).toBeDefined();
    expect(sdl.join("\n")).toMatch(new RegExp(`type ${name} implements Node( & \\w+)? @dontInfer {`));
  });

  it("link an article to its category, references and picture", () => {
    const fields = fieldsOf("Post");
    expect(String(fields["category"]?.type)).toBe("Category!");
    expect(String(fields["references"]?.type)).toBe("[Reference!]!");
    expect(String(fields["picture"]?.type)).toBe("File");
    expect(String(fields["readingMinutes"]?.type)).toBe("Int!");
    expect(String(fields["updated"]?.type)).toBe("String");
  });
});
