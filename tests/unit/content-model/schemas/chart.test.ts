import { parseContent } from "../../../../src/content-model/parse";
import { chartSource } from "../samples";

const valid = chartSource("oster-1973/beats");
const messages = (text: string) =>
  parseContent("chart", text, "c.yml").diagnostics.map(({ message, suggestion }) => `${message}; ${suggestion}`);

it("accepts a chart of each kind", () => {
  const line = valid.replace("kind: forest", "kind: line\nacross: Time").replace("beats\n", "beats\n    at: 2\n    when: 2 days\n");
  for (const text of [valid, valid.replace("forest", "bars"), valid.replace("forest", "dots").replace(/axis:.*\n/, ""), line])
    expect(messages(text)).toEqual([]);
});

it.each([
  ["an unknown kind", ["forest", "pie"], /kind must be one of forest, bars, dots, line/],
  ["a title that is too short to be a finding", ["The finding in one sentence", "Naps"], /title has 4 characters but must have 20 to 110/],
  ["no description", [/description: .*\n/, ""], /missing field 'description'/],
  ["no caption", [/caption: .*\n/, ""], /missing field 'caption'/],
  ["no rows", [/rows:[\s\S]*/, ""], /a chart of the kind forest needs rows/],
  ["no axis", [/axis: .*\n/, ""], /a chart of the kind forest needs axis/],
  ["an effect without a reference", ["oster-1973/beats", "beats"], /effect must be written reference\/effect/],
  ["a number of its own", ["    effect:", "    estimate: 0.4\n    effect:"], /unknown field 'rows\[1\]\.estimate'/],
  ["a line without a horizontal axis", ["kind: forest", "kind: line"], /a line chart needs across/],
  ["a point of a line without a place", ["kind: forest", "kind: line\nacross: Time"], /a point of a line needs at and when/],
] as const)("refuses %s", (_, [from, to], message) => {
  expect(messages(valid.replace(from, to))).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});
