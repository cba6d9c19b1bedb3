import { parseContent } from "../../../../src/content-model/parse";

type Values = Readonly<Record<string, unknown>>;

const effect = {
  id: "overall",
  outcome: "Attention",
  measure: "SMD",
  estimate: 0.35,
  low: 0.11,
  high: 0.59,
  level: 95,
  comparison: "No training",
  readIn: "abstract",
};

/** Reads a reference with these effects; a value of undefined leaves its field out. */
function parse(...effects: Values[]) {
  const head = "items:\n  - id: a\n    authors: A.\n    year: 2001\n    title: T\n    source: S\n    topics: []\n";
  const rest = `    method: exercise\n    outcomes: [attention]\n    finding: F\n    caveat: C\n    evidence: mixed\n    effects: ${JSON.stringify(effects)}\n`;
  return parseContent("references", head + rest, "content/references.yml");
}

describe("an effect of a reference", () => {
  it.each<[string, Values]>([
    ["with an interval", {}],
    ["without an interval", { low: undefined, high: undefined, level: undefined }],
    ["with a 99% interval and counts of people and studies", { level: 99, n: 520, k: 13 }],
    ["below zero", { estimate: -1.27, low: -1.7, high: -0.84 }],
    ["with a percentage", { measure: "percent", estimate: 26.3, low: 19, high: 33 }],
    ["with a change in percent", { measure: "percent", estimate: -55, low: undefined, high: undefined, level: undefined, change: true }],
    ["that counts studies", { measure: "count", estimate: 5, of: 14, low: undefined, high: undefined, level: undefined }],
  ])("is accepted %s", (_, changes) => {
    expect(parse({ ...effect, ...changes }).diagnostics).toEqual([]);
  });

  it.each<[string, Values, string]>([
    ["an estimate outside its interval", { estimate: 0.6 }, "estimate must be between low (0.11) and high (0.59)"],
    ["ends in the wrong order", { low: 0.59, high: 0.11 }, "estimate must be between low (0.59) and high (0.11)"],
    ["one end of an interval", { high: undefined }, "low and high must be given together"],
    ["an interval without its level", { level: undefined }, "level must be given with low and high, and only with them"],
    ["a level without an interval", { low: undefined, high: undefined }, "level must be given with low and high, and only with them"],
    ["another level", { level: 90 }, "level must be 95 or 99"],
    ["an unknown measure", { measure: "eta" }, "measure must be one of g, d, SMD"],
    ["no place where it was read", { readIn: undefined }, "readIn must be one of abstract, full text, registry, account"],
    ["a percentage above 100", { measure: "percent", estimate: 120, low: 110, high: 130 }, "a percentage must be from 0 to 100"],
    ["a ratio of 0", { measure: "HR", estimate: 0, low: 0, high: 0.9 }, "a ratio must be above 0"],
    ["a count without the number of all", { measure: "count", estimate: 5 }, "of must be given with the measure count"],
    ["a count above the number of all", { measure: "count", estimate: 15, of: 14, low: 15, high: 15 }, "estimate must be at most of (14)"],
    ["a change that is not in percent", { change: true }, "change may be set only for the measure percent"],
    ["half a person", { n: 1.5 }, "n must be a whole number"],
  ])("is refused with %s", (_, changes, suggestion) => {
    const { value, diagnostics } = parse({ ...effect, ...changes });
    expect(value).toBeUndefined();
    expect(diagnostics.map((diagnostic) => diagnostic.suggestion).join("\n")).toContain(suggestion);
  });

  it("has an id of its own within the reference", () => {
    const [diagnostic] = parse(effect, { ...effect, outcome: "Memory" }).diagnostics;
    expect(diagnostic?.suggestion).toBe("two effects have the same id");
  });
});
