import { parseContent } from "../../../../src/content-model/parse";

const fields = {
  id: "helps-focus",
  claim: "It may help focus.",
  source: "study",
  references: "[oster-1973]",
  evidence: "mixed",
  unknown: "Whether it does.",
  phrases: "[focus(es)]",
  checked: "2025-07-24",
  expires: "2026-07-24",
};

const claimsFile = (changes: Partial<Record<keyof typeof fields | "figures", string | undefined>> = {}): string => {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `items:\n  - ${lines.join("\n    ")}\n`;
};

const parse = (source: string) => parseContent("claims", source, "content/claims.yml");

describe("the claims file", () => {
  it("accepts figures as numbers or as fields of the product", () => {
    const figures = "[{name: studies, is: 22}, {name: g, is: 0.45}, {name: from, is: sessionMinutes.from}]";
    const { value, diagnostics } = parse(claimsFile({ figures }));
    expect(diagnostics).toEqual([]);
    expect(value?.items[0]).toMatchObject({ id: "helps-focus", source: "study", evidence: "mixed" });
    expect(value?.items[0]?.figures?.map(({ is }) => is)).toEqual(["22", "0.45", "sessionMinutes.from"]);
  });

  it("may be empty", () => {
    expect(parse("items: []\n").value).toEqual({ items: [] });
  });

  it.each([
    ["no phrases", { phrases: "[]" }, /phrases must have at least one entry/],
    ["an invalid phrase", { phrases: "['(']" }, /'\(' must have brackets in pairs/],
    ["a phrase of one common word", { phrases: "[it]" }, /a phrase is in any sentence/],
    ["an unknown claimant", { source: "someone" }, /source must be one of seller, study, us/],
    [
      "an unknown label",
      { evidence: "proven" },
      /evidence must be one of strong, moderate, limited, mixed, no-benefit, harm, not-examined, stated/,
    ],
    ["a study without a reference", { references: "[]" }, /a claim of a study needs a reference/],
    ["a day of expiry before the check", { expires: "2025-07-24" }, /expires must be a day after checked/],
    ["an impossible day", { checked: "2025-02-30" }, /checked must be an existing day/],
    ["an invalid figure", { figures: "[{name: g, is: half}, {name: g, is: '1,000'}]" }, /is must be a number or a field/],
    ["a figure without a name", { figures: "[{is: 5}]" }, /name must be a name in square brackets/],
  ])("refuses %s", (_, changes, suggestion) => {
    const { value, diagnostics } = parse(claimsFile(changes));
    expect(value).toBeUndefined();
    expect(diagnostics.map((diagnostic) => diagnostic.suggestion).join("\n")).toMatch(suggestion);
  });

  it.each(["id", "claim", "source", "references", "evidence", "unknown", "phrases", "checked", "expires"] as const)(
    "requires %s",
    (field) => {
      expect(parse(claimsFile({ [field]: undefined })).diagnostics.map(({ id }) => id)).toContain("missing-field");
    },
  );

  it("refuses two claims with the same id", () => {
    const two = claimsFile() + claimsFile().replace("items:\n", "");
    expect(parse(two).diagnostics.map(({ suggestion }) => suggestion)).toEqual(["two claims have the id 'helps-focus'"]);
  });
});
