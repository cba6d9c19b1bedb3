import { effectNumbers } from "../../../src/lint/rules/effect-numbers";
import { post, references, removeContentFolders } from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

const pooled = "{id: pooled, outcome: Attention, measure: g, estimate: 0.45, comparison: Silence, readIn: abstract}";
const risk =
  "{id: risk, outcome: Dementia, measure: HR, estimate: 0.71, low: 0.5, high: 0.998, level: 95, comparison: None, readIn: abstract}";
const stress = "{id: stress, outcome: Stress, measure: SMD, estimate: -0.352, comparison: None, readIn: abstract}";
const works = references(["one-2001", "two-2002", "none-2003"])
  .replace(/(id: one-2001[^]*?evidence: mixed\n)/, `$1    effects: [${pooled}]\n`)
  .replace(/(id: two-2002[^]*?evidence: mixed\n)/, `$1    effects: [${risk}, ${stress}]\n`);

const found = (body: string) => findings(effectNumbers, { "references.yml": works, "posts/second.md": post("second", { body }) });

describe("figures with a unit of effect", () => {
  it.each([
    "It was g = 0.45 on average.:ref{id=one-2001}",
    "It was about half (g = 0.5).:ref{id=one-2001}",
    "The risk was lower (HR 0.71, 95% interval 0.50 to 0.998).:ref{id=two-2002}",
    "The risk was lower (HR 0.71, 95 percent interval 0.50 to 0.998).:ref{id=two-2002}",
    "The hazard ratio was 0.71 (95% CI 0.5–1.0).:ref{id=two-2002}",
    "Stress fell by SMD 0.35.:ref{id=two-2002}",
    "It was g = 0.45:ref{id=one-2001} and later HR 0.71.:ref{id=two-2002}",
    "It was g = 0.45. That is an average.:ref{id=one-2001}",
    "Table: Works\n\n| Work | Effect |\n| --- | --- |\n| One:ref{id=one-2001} | g = 0.45 |",
    "> **Evidence: mixed.** It was g = 0.45.:ref{id=one-2001}",
    // No effect, or no citation to compare with.
    "The beat was 40 Hz, d = nothing.:ref{id=one-2001}",
    "Somebody said g = 9.9.",
  ])("are accepted where they are effects of a cited work: %s", (body) => {
    expect(found(body)).toEqual([]);
  });

  it.each([
    ["It was g = 0.54 on average.:ref{id=one-2001}", "'g = 0.54' is not an effect of one-2001; its effects are g 0.45"],
    ["It was d = 0.45 on average.:ref{id=one-2001}", "'d = 0.45' is not an effect of one-2001"],
    ["It was g = 0.46.:ref{id=one-2001}", "'g = 0.46' is not an effect of one-2001"],
    ["It was g = 0.45 and 0.52.:ref{id=one-2001}", "'g = 0.52' is not an effect of one-2001"],
    ["It was HR 0.71 (95% interval 0.50 to 0.90).:ref{id=two-2002}", "'95% interval 0.50 to 0.90' is not an effect of two-2002"],
    ["It was HR 0.71 (99% interval 0.50 to 0.998).:ref{id=two-2002}", "'99% interval 0.50 to 0.998' is not an effect of two-2002"],
    ["It was g = 0.45.:ref{id=one-2001} Then came g = 0.45.:ref{id=two-2002}", "'g = 0.45' is not an effect of two-2002"],
    ["It was g = 0.45.:ref{id=none-2003}", "the reference has no effects in content/references.yml"],
    [
      "Table: Works\n\n| Work | Effect |\n| --- | --- |\n| One:ref{id=one-2001} | g = 0.45 |\n| Two:ref{id=two-2002} | g = 0.45 |",
      "'g = 0.45' is not an effect of two-2002",
    ],
  ])("are errors where they are not: %s", (body, message) => {
    expect(found(body)).toEqual([expect.stringContaining(message)]);
  });
});
