import * as z from "zod";
import { isoDay, limitedText, nonEmptyList, prose, text } from "../../../src/content-model/fields";
import { toCmsFields, type CmsField } from "../../../src/content-model/to-cms";

const fieldOf = (schema: z.ZodType): CmsField => {
  const [field] = toCmsFields(z.strictObject({ someField: schema }));
  if (!field) throw new Error("no field");
  return field;
};
const question = z.strictObject({ question: text("question"), n: z.number() });
const from = { collection: "settings", file: "categories", value: "items.*.slug", label: "items.*.label" };

it.each<[string, z.ZodType, object]>([
  ["a text", text("x"), { name: "someField", label: "Some field", widget: "string", required: true }],
  ["label and hint", text("x").meta({ title: "T", description: "D" }).optional(), { label: "T", hint: "D", required: false }],
  ["limits", limitedText("x", 3, 5), { hint: "3 to 5 characters." }],
  ["a day", isoDay("x"), { widget: "day", default: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }],
  ["several lines", prose("x"), { widget: "text" }],
  ["a choice", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
  [
    "a choice from another file",
    text("x").meta({ form: { relation: from } }),
    { widget: "relation", collection: "settings", file: "categories", value_field: from.value, display_fields: [from.label] },
  ],
  ["choices from another file", z.array(text("x").meta({ form: { relation: from } })), { widget: "relation", multiple: true }],
  ["a switch", z.boolean(), { widget: "boolean", default: false }],
  ["a whole number", z.int().min(1), { widget: "number", value_type: "int" }],
  ["a number", z.number().min(1), { widget: "number", value_type: "float" }],
  ["a list of texts, which may be empty", z.array(text("x")), { widget: "list", required: false }],
  [
    "a list that starts with some entries",
    nonEmptyList("x", question, { summary: "question", item: "question", initial: 2 }),
    { label_singular: "question", summary: "{{fields.question}}", default: [{ question: "" }, { question: "" }] },
  ],
  [
    "an object, without its wrappers",
    z
      .preprocess(
        (value) => value,
        question.refine(() => true),
      )
      .optional(),
    { widget: "object", fields: [{ name: "question" }, { name: "n" }] },
  ],
])("makes a form field of %s", (_, schema, wanted) => {
  expect(fieldOf(schema)).toMatchObject(wanted);
});

it("throws with the field's name for a Zod type without a widget", () => {
  expect(() => fieldOf(z.date())).toThrow(/someField: no widget for a Zod date/);
});
