import { buildASTSchema, parse, type GraphQLObjectType } from "gatsby/graphql";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "../../../src/gatsby/create-schema-customization";
import { nodeTypes } from "../../../src/gatsby/node-types";
import { openGraphTexts } from "../../../src/artwork/open-graph-texts";

function build() {
  const sdl: string[] = [];
  const actions = { createTypes: (types: string[]) => sdl.push(...types), createFieldExtension: () => undefined };
  void createSchemaCustomization({ actions } as unknown as CreateSchemaCustomizationArgs, { plugins: [] }, () => undefined);
  // Types and directives of Gatsby.
  const gatsby =
    "interface Node { id: ID! }\ntype File { id: ID! }\nscalar JSON\ndirective @dontInfer on OBJECT\n" +
    "directive @link(by: String, from: String) on FIELD_DEFINITION\ndirective @fromMarkdown on FIELD_DEFINITION\ndirective @openGraphImage on FIELD_DEFINITION\ndirective @cover on FIELD_DEFINITION\ndirective @markdownExport on FIELD_DEFINITION\n";
  return { sdl, schema: buildASTSchema(parse(gatsby + sdl.join("\n")), { assumeValid: true }) };
}

describe("GraphQL types", () => {
  const { sdl, schema } = build();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

  it.each(Object.values(nodeTypes))("contain %s without inference", (name) => {
    expect(schema.getType(name)).toBeDefined();
    expect(sdl.join("\n")).toContain(`type ${name} implements Node @dontInfer {`);
  });

  it("link an article to its category, references and cover", () => {
    const fields = fieldsOf("Post");
    expect(String(fields["category"]?.type)).toBe("Category!");
    expect(String(fields["references"]?.type)).toBe("[Reference!]!");
    expect(String(fields["cover"]?.type)).toBe("Cover!");
    expect(String(fields["picture"]?.type)).toBe("File");
    expect(String(fields["readingMinutes"]?.type)).toBe("Int!");
    expect(String(fields["updated"]?.type)).toBe("String");
  });

  it("give every page an Open Graph image", () => {
    for (const name of Object.keys(openGraphTexts)) expect(String(fieldsOf(name)["openGraphImage"]?.type)).toBe("OpenGraphImage!");
  });

  it("contain every field of an article's schema", () => {
    expect(Object.keys(fieldsOf("Post"))).toEqual(
      expect.arrayContaining([
        "slug",
        "title",
        "excerpt",
        "inShort",
        "coverText",
        "coverNote",
        "metaDescription",
        "categorySlug",
        "date",
        "updated",
        "image",
        "imageAlt",
        "faq",
      ]),
    );
  });
});
