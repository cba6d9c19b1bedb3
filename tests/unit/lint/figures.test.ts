import { figures, unusedFigures } from "../../../src/lint/rules/figures";
import { knownIds } from "../../../src/lint/rules/known-ids";
import { chartSource } from "../content-model/samples";
import { post, references, removeContentFolders } from "./content-fixture";
import { findings, findingsInText, IN_TEXT } from "./rule-findings";

afterAll(removeContentFolders);

const effect = (id: string, measure: string) =>
  `      - {id: ${id}, outcome: O, measure: ${measure}, estimate: 0.3, comparison: C, readIn: abstract}\n`;
const withEffects = `${references()}    effects:\n${effect("attention", "g")}${effect("memory", "g")}${effect("sleep", "SMD")}`;
const at = "content/figures/charts/a-chart.yml";
const found = (text: string) => findings(figures, { "references.yml": withEffects, "figures/charts/a-chart.yml": text });

it("accepts a chart of known effects with one measure, and a text that shows it", () => {
  const files = { "references.yml": withEffects, "figures/charts/a-chart.yml": chartSource("oster-1973/attention", "oster-1973/memory") };
  expect(findings(figures, { ...files, "posts/second.md": post("second", { body: "::chart{id=a-chart}" }) })).toEqual([]);
});

it.each([
  [
    "an unknown reference",
    chartSource("nobody-1900/attention"),
    "unknown-reference",
    "no reference has the id 'nobody-1900'",
    "use an id of content/references.yml",
  ],
  [
    "an unknown effect",
    chartSource("oster-1973/mood"),
    "unknown-effect",
    "the reference 'oster-1973' has no effect 'mood'",
    "use one of attention, memory, sleep",
  ],
])("reports %s", (_, text, id, message, suggestion) => {
  expect(found(text)).toEqual([`${at}:9:5 error[${id}] ${message}; ${suggestion}`]);
});

it("reports measures that are mixed on one axis", () => {
  expect(found(chartSource("oster-1973/attention", "oster-1973/sleep"))).toEqual([
    expect.stringMatching(/a-chart\.yml:11:5 error\[mixed-measures\] 'oster-1973\/sleep' is measured in SMD, the rows before it in g/),
  ]);
});

it("reports a chart whose file has another name", () => {
  expect(findings(figures, { "references.yml": withEffects, "figures/charts/other.yml": chartSource("oster-1973/attention") })).toEqual([
    "content/figures/charts/other.yml:1:1 error[chart-name] the chart 'a-chart' is in a file named other.yml; name the file a-chart.yml",
  ]);
});

it("reports an unknown chart in a text, and one that is there twice", () => {
  expect(findingsInText(knownIds, "::chart{id=none}")).toEqual([
    `${IN_TEXT} error[unknown-chart] no chart has the id 'none'; there is none yet: add it`,
  ]);
  const twice = post("second", { body: "::chart{id=a-chart}\n\n::chart{id=a-chart}" });
  const files = {
    "references.yml": withEffects,
    "figures/charts/a-chart.yml": chartSource("oster-1973/attention"),
    "posts/second.md": twice,
  };
  expect(findings(figures, files)).toEqual([expect.stringContaining("error[repeated-chart] the chart 'a-chart' is here twice")]);
});

it("warns of a chart that no text shows", () => {
  const files = { "references.yml": withEffects, "figures/charts/a-chart.yml": chartSource("oster-1973/attention") };
  expect(findings(unusedFigures, files)).toEqual([
    `${at}:1:1 warning[unused-chart] no page shows the chart 'a-chart'; show it, or remove it`,
  ]);
  const shown = post("second", { body: "::chart{id=a-chart}" });
  expect(findings(unusedFigures, { ...files, "posts/second.md": shown })).toEqual([]);
});
