import * as z from "zod";
import { toGraphql } from "../../../src/content-model/to-graphql";

it("writes scalars, lists and nested objects, without refinements and preprocessing, and replaces fields by name", () => {
  const schema = z
    .strictObject({
      id: z.string(),
      maybe: z
        .preprocess(
          String,
          z.string().refine((text) => text !== ""),
        )
        .optional(),
      choice: z.enum(["a", "b"]),
      flag: z.boolean(),
      whole: z.int(),
      broken: z.number(),
      list: z.array(z.number()).optional(),
      items: z.array(z.strictObject({ title: z.string() })),
    })
    .refine(() => true);
  const more = { id: "ID!", path: "String!" };
  expect(toGraphql("Thing", schema, more)).toBe(`type Thing implements Node @dontInfer {
  id: ID!
  maybe: String
  choice: String!
  flag: Boolean!
  whole: Int!
  broken: Float!
  list: [Float!]
  items: [ThingItems!]!
  path: String!
}
type ThingItems {
  title: String!
}`);
  expect(() => toGraphql("Thing", z.strictObject({ when: z.date() }))).toThrow(/ThingWhen: no GraphQL type for a Zod date/);
});
