import { buildASTSchema, GraphQLNonNull, parse, type GraphQLObjectType } from "gatsby/graphql";
import { z } from "zod";
import { categorySchema } from "../../../src/content-model/schemas/category";
import { contentTypes } from "../../../src/content-model/content-types";
import { toGraphql } from "../../../src/content-model/to-graphql";

describe("toGraphql", () => {
  it("writes scalars, optional fields and lists", () => {
    const schema = z.strictObject({
      text: z.string(),
      maybe: z.string().optional(),
      choice: z.enum(["a", "b"]),
      flag: z.boolean(),
      whole: z.int(),
      broken: z.number(),
      list: z.array(z.string()),
      maybeList: z.array(z.number()).optional(),
    });
    expect(toGraphql("Thing", schema)).toBe(
      [
        "type Thing {",
        "  text: String!",
        "  maybe: String",
        "  choice: String!",
        "  flag: Boolean!",
        "  whole: Int!",
        "  broken: Float!",
        "  list: [String!]!",
        "  maybeList: [Float!]",
        "}",
      ].join("\n"),
    );
  });

  it("names nested objects by their path", () => {
    const schema = z.strictObject({ hero: z.strictObject({ items: z.array(z.strictObject({ title: z.string() })) }) });
    expect(toGraphql("HomePage", schema)).toBe(
      [
        "type HomePage {\n  hero: HomePageHero!\n}",
        "type HomePageHero {\n  items: [HomePageHeroItems!]!\n}",
        "type HomePageHeroItems {\n  title: String!\n}",
      ].join("\n"),
    );
  });

  it("adds an interface, directives and fields only to the outermost type, and replaces fields by name", () => {
    const schema = z.strictObject({ id: z.string(), inner: z.strictObject({ a: z.string() }) });
    const sdl = toGraphql("Thing", schema, { implements: "Node", directives: "@dontInfer", fields: { id: "ID!", path: "String!" } });
    expect(sdl).toBe(
      "type Thing implements Node @dontInfer {\n  id: ID!\n  inner: ThingInner!\n  path: String!\n}\ntype ThingInner {\n  a: String!\n}",
    );
  });

  it("unwraps refinements and preprocessing", () => {
    const schema = z
      .strictObject({ year: z.preprocess(String, z.string()), size: z.string().refine((text) => text !== "") })
      .refine(() => true);
    expect(toGraphql("Thing", schema)).toBe("type Thing {\n  year: String!\n  size: String!\n}");
  });

  it("throws with the field's name for a Zod type without a GraphQL type", () => {
    expect(() => toGraphql("Thing", z.strictObject({ when: z.date() }))).toThrow(/ThingWhen: no GraphQL type for a Zod date/);
  });

  it.each(Object.entries(contentTypes).map(([name, { schema }]) => [name, schema] as const))(
    "makes valid GraphQL from the schema of %s, with non-null types for required fields only",
    (_, schema) => {
      const built = buildASTSchema(parse(toGraphql("Root", schema)));
      const fields = (built.getType("Root") as GraphQLObjectType).getFields();
      const shape = (schema as unknown as { shape: Record<string, z.ZodType> }).shape;
      expect(Object.keys(fields).sort()).toEqual(Object.keys(shape).sort());
      for (const [key, field] of Object.entries(shape)) {
        expect([key, fields[key]?.type instanceof GraphQLNonNull]).toEqual([key, !field.safeParse(undefined).success]);
      }
    },
  );

  it("distinguishes integers and floats in the product", () => {
    const fields = (
      buildASTSchema(parse(toGraphql("Product", contentTypes.product.schema))).getType("Product") as GraphQLObjectType
    ).getFields();
    expect(String(fields["rating"]?.type)).toBe("Float!");
    expect(String(fields["reviewCount"]?.type)).toBe("Int!");
    expect(String(fields["editorialRating"]?.type)).toBe("Float");
  });

  it("writes a category's band as text", () => {
    expect(toGraphql("Category", categorySchema)).toContain("band: String\n");
  });
});
