import { z } from "zod";
import { contentTypes, type ContentTypeName } from "../../../src/content-model/content-types";
import { exactly, isoDay, prose, slug, text, textBetween } from "../../../src/content-model/fields";
import { describeSchema } from "../../../src/content-model/schema-introspection";
import { toCmsFields, type CmsField } from "../../../src/content-model/to-cms";

const fieldOf = (schema: z.ZodType): CmsField => {
  const [field] = toCmsFields(z.strictObject({ someField: schema }));
  if (!field) throw new Error("no field");
  return field;
};

describe("toCmsFields", () => {
  it("takes label and hint from the schema, or derives the label from the key", () => {
    expect(fieldOf(text("x"))).toMatchObject({ name: "someField", label: "Some field", widget: "string" });
    expect(fieldOf(text("x").meta({ title: "T", description: "D" }).optional())).toMatchObject({ label: "T", hint: "D", required: false });
    expect(fieldOf(text("x")).required).toBe(0);
  });

  it("shows limits in the hint, and requires nothing, so that unfinished work can be saved", () => {
    expect(fieldOf(textBetween("x", 3, 5))).toEqual({
      name: "someField",
      label: "Some field",
      hint: "3 to 5 characters.",
      required: 0,
      widget: "string",
    });
    expect(fieldOf(slug("slug"))).toEqual({ name: "someField", label: "Some field", required: 0, widget: "string" });
    expect(fieldOf(z.int().min(1))).not.toHaveProperty("min");
  });

  it.each([
    ["a day", isoDay("x"), { widget: "day", starts_today: true }],
    ["an optional day", isoDay("x").optional(), { widget: "day", required: false }],
    ["several lines", prose("x"), { widget: "text" }],
    ["a choice", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
    ["a switch", z.boolean(), { widget: "boolean", default: false, required: false }],
    ["an optional switch", z.boolean().optional(), { widget: "boolean", required: false }],
    ["a whole number", z.int().min(1), { widget: "number", value_type: "int" }],
    ["a number", z.number().min(1), { widget: "number", value_type: "float" }],
    [
      "a choice from another file",
      text("x").meta({ form: { choice: { collection: "settings", file: "categories", value: "items.*.slug", label: "items.*.label" } } }),
      { widget: "choice", from: { collection: "settings", file: "categories", value: "items.*.slug", label: "items.*.label" } },
    ],
  ])("has a widget for %s", (_, schema, wanted) => {
    expect(fieldOf(schema)).toMatchObject(wanted);
  });

  it("names the entries of a list, and fills a short list of fixed length", () => {
    const list = exactly(z.strictObject({ question: text("question"), n: z.number() }), 2, "x", { summary: "question", item: "question" });
    const field = fieldOf(list);
    expect(field).toMatchObject({ widget: "list", label_singular: "question", summary: "{{fields.question}}" });
    expect(field["default"]).toEqual([{ question: "" }, { question: "" }]);
    expect(field.fields?.map(({ name }) => name)).toEqual(["question", "n"]);
    expect(fieldOf(z.array(text("x")))).toMatchObject({ widget: "list", field: { widget: "string" } });
  });

  it("marks as optional what may be empty", () => {
    expect(fieldOf(z.array(text("x"))).required).toBe(false);
    expect(fieldOf(z.array(text("x")).min(1)).required).toBe(0);
    expect(fieldOf(z.strictObject({ inner: text("inner") }).optional())).toMatchObject({ required: false, fields: [{ required: 0 }] });
  });

  it("unwraps preprocessing and refinements", () => {
    const schema = z.preprocess(
      (value) => value,
      z.strictObject({ inner: text("inner") }).refine(() => true),
    );
    expect(fieldOf(schema)).toMatchObject({ widget: "object", fields: [{ name: "inner" }] });
  });

  it("throws with the field's name for a Zod type without a widget", () => {
    expect(() => fieldOf(z.date())).toThrow(/someField: no widget for a Zod date/);
  });

  it.each(Object.keys(contentTypes) as ContentTypeName[])("has a field for every key of %s, in order", (type) => {
    const { schema } = contentTypes[type];
    const names = (fields: readonly CmsField[]): unknown =>
      fields.map(({ name, fields: nested }) => (nested ? [name, names(nested)] : name));
    const keys = (of: z.ZodType): unknown[] =>
      Object.entries(describeSchema(of).fields ?? {}).map(([key, field]) => {
        const { fields, element } = describeSchema(field);
        if (fields) return [key, keys(field)];
        return element && describeSchema(element).fields ? [key, keys(element)] : key;
      });
    expect(names(toCmsFields(schema))).toEqual(keys(schema));
  });
});
