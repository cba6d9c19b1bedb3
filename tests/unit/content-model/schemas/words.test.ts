import { parseContent } from "../../../../src/content-model/parse";

const suggestions = (type: "wording" | "cautions" | "categories", source: string) =>
  parseContent(type, source, "x.yml").diagnostics.map(({ line, suggestion }) => `${line}: ${suggestion}`);

describe("lists of words", () => {
  it.each([
    ["- '*'", "2: '*' must have letters that cannot be missing"],
    ["- cure(s", "2: 'cure(s' must have brackets in pairs, and none in brackets"],
    ["- cure/", "2: 'cure/' must have words on both sides of a slash, and between brackets"],
  ])("refuse a phrase that finds anything or cannot be read: %s", (phrase, expected) => {
    expect(suggestions("wording", `items: [{suggestion: S, phrases:\n  [${phrase.slice(2)}]}]\n`)).toEqual([expected]);
  });

  it("must not be empty", () => {
    expect(suggestions("wording", "items: [{suggestion: S, phrases: []}]\n")).toEqual(["1: phrases must have at least one entry"]);
  });
});

describe("a caution", () => {
  it.each([
    ["id: a, words: [doctor]", "3: a caution needs a topic, a mention or concernsProduct: true, or no text needs it"],
    ["id: a, topic: [pain]", "3: a caution needs words or namesDoctor: true, or any paragraph would do"],
  ])("is refused if it says nothing: %s", (fields, expected) => {
    expect(suggestions("cautions", `doctors: [doctor]\nitems:\n  - {${fields}, suggestion: S}\n`)).toEqual([expected]);
  });
});

it.each([
  ["", ["2: a category needs either a band or a colour"]],
  ["band: alpha, colour: teal, ", ["2: a category needs either a band or a colour"]],
  ["colour: teal, ", []],
  ["band: alpha, ", []],
])("a category with '%s'", (fields, expected) => {
  expect(suggestions("categories", `items:\n  - {${fields}slug: a, label: A, description: D, motif: dots}\n`)).toEqual(expected);
});
