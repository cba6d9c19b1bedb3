import { EvidenceMethodPage } from "../../../src/components/pages/evidence-method-page";
import { EvidencePage } from "../../../src/components/pages/evidence-page";
import { effectWords } from "../../../src/components/pages/evidence/work-entry";
import type { ClaimEntryData, ResearchTopic, WorkData, WorkEffectData, WorkLinkData } from "../../../src/components/props";
import { attributesOf, renderHtml, textsOf } from "./render-html";
import { reference, site } from "./samples";

const link = (id: string, changes: Partial<WorkLinkData> = {}): WorkLinkData => ({
  id,
  name: id.toUpperCase(),
  method: "binaural-beats",
  outcomes: ["sleep"],
  evidence: "mixed",
  ...changes,
});

const effect: WorkEffectData = {
  id: "pooled",
  outcome: "Dementia",
  measure: "HR",
  estimate: 0.71,
  low: 0.5,
  high: 0.998,
  level: 95,
  n: 2802,
  comparison: "no contact",
  readIn: "account",
};

const methods = [
  { slug: "unused", label: "Unused" },
  { slug: "binaural-beats", label: "Binaural beats" },
  { slug: "exercise", label: "Exercise" },
];
const outcomes = [
  { slug: "memory", label: "Memory and learning" },
  { slug: "mood", label: "Mood, stress and anxiety" },
  { slug: "sleep", label: "Sleep and fatigue" },
];

describe("EvidencePage", () => {
  const a = link("a-2001", { outcomes: ["sleep", "mood"] });
  const b = link("b-2002", { evidence: "harm" });
  const c = link("c-2003", { method: "exercise", outcomes: ["memory"] });
  const claim: ClaimEntryData = {
    id: "one",
    claim: "It may do so.",
    source: "seller",
    evidence: "mixed",
    unknown: "Whether it does.",
    checked: "2026-01-31",
    works: [a],
  };
  const $ = renderHtml(
    <EvidencePage
      site={site}
      note="None of them tested it."
      methods={methods}
      outcomes={outcomes}
      works={[a, b, c]}
      claims={[claim, { ...claim, id: "two", source: "study" }]}
    />,
  );

  it("has a row for each outcome of a method, with its works by label", () => {
    expect(attributesOf($, "tbody", "id")).toEqual(["binaural-beats", "exercise"]);
    const rows = $("#binaural-beats tr").toArray();
    expect(rows.map((row) => $(row).find("th").text().trim())).toEqual([
      "Binaural beats 2 works",
      "Mood, stress and anxiety 1 work",
      "Sleep and fatigue 2 works",
    ]);
    expect(
      $(rows[2] ?? "")
        .find("li")
        .toArray()
        .map((item) => $(item).text()),
    ).toEqual(["Mixed evidence A-2001", "Harm seen B-2002"]);
    expect(attributesOf($, "#exercise td a", "href")).toEqual(["/evidence/exercise/#c-2003"]);
  });

  it("has every claim with its label, what is not known, its works and the day of its check", () => {
    const text = $("#claim-one").text();
    for (const part of [
      "It may do so.",
      "The seller’s statement; research: Mixed evidence",
      "Not known: Whether it does.",
      "A-2001",
      "January 31, 2026",
    ])
      expect(text).toContain(part);
    expect($("#claim-two").text()).not.toContain("The seller’s statement");
    expect(textsOf($, "h3")).toEqual(["What the seller says", "What research found"]);
  });
});

describe("EvidenceMethodPage", () => {
  const work: WorkData = {
    ...reference,
    name: "Oster 1973",
    finding: "It was heard.",
    effects: [effect],
    citedBy: [{ text: "The review", to: "/review/" }],
  };
  const $ = renderHtml(
    <EvidenceMethodPage site={site} method={methods[1] as ResearchTopic} others={[methods[2] as ResearchTopic]} works={[work]} />,
  );

  it("has each work with its label, finding, limits, effects and the pages that cite it", () => {
    const entry = $("#oster-1973");
    for (const part of [
      "Tested without benefit",
      "It was heard.",
      "Limits: It did not test memory.",
      "HR 0.71 (95% interval 0.50 to 0.998) Dementia. Against: no contact. 2,802 people; read in an account by others.",
      "Cited in The review.",
    ])
      expect(entry.text()).toContain(part);
    expect(entry.find('a[href="/review/"]')).toHaveLength(1);
  });
});

describe("effectWords", () => {
  const none = { low: undefined, high: undefined, level: undefined };
  it.each<[Partial<WorkEffectData>, string]>([
    [{ measure: "g", estimate: 0.4, ...none }, "g = 0.40"],
    [{ measure: "SMD", estimate: -0.35, low: -0.55, high: -0.14 }, "SMD −0.35 (95% interval −0.55 to −0.14)"],
    [{ measure: "effect size", estimate: 0.38, low: 0.02, high: 0.74, level: 99 }, "effect size 0.38 (99% interval 0.02 to 0.74)"],
    [{ measure: "percent", estimate: 26.3, ...none }, "26.3%"],
    [{ measure: "count", estimate: 5, of: 14, ...none }, "5 of 14"],
    [{ measure: "minutes", estimate: -45, ...none }, "−45 minutes"],
  ])("writes %j as %s", (changes, words) => {
    expect(effectWords({ ...effect, ...changes })).toBe(words);
  });
});
