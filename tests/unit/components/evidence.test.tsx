import { Markdown } from "../../../src/components/article/markdown";
import { References } from "../../../src/components/article/references";
import { EvidenceMeter } from "../../../src/components/figures/evidence-meter";
import { EvidenceMethodPage } from "../../../src/components/pages/evidence-method-page";
import { EvidencePage } from "../../../src/components/pages/evidence-page";
import { formatEffect } from "../../../src/components/pages/evidence-method-page";
import type { ClaimEntryData, PublicationEffect, PublicationLink } from "../../../src/components/props";
import { claimLabels, labelTexts } from "../../../src/site/evidence-labels";
import { reference, site } from "../samples";
import { accessibleName, attributesOf, renderHtml, textsOf } from "./render-html";

/** Squares that a path with this attribute draws. */
const squares = ($: ReturnType<typeof renderHtml>, selector: string) => ($(selector).attr("d")?.match(/z/g) ?? []).length;

describe("EvidenceMeter", () => {
  it.each([
    ["strong", 5],
    ["moderate", 4],
    ["mixed", 3],
    ["limited", 2],
    ["no-benefit", 1],
    ["harm", 0],
    ["not-examined", 0],
  ] as const)("fills steps of five for %s: %i", (label, filled) => {
    const $ = renderHtml(<EvidenceMeter label={label} />);
    expect([squares($, "path[fill=currentColor]"), squares($, "path[stroke=currentColor]")]).toEqual([filled, 5 - filled]);
  });

  it("says the label in words beside a drawing that screen readers skip and that a statement of the seller lacks", () => {
    const labelsWith = (selector: string) =>
      claimLabels.filter((label) => renderHtml(<EvidenceMeter label={label} />)(selector).length > 0);
    expect(labelsWith("path[stroke-width]")).toEqual(["harm"]);
    expect(labelsWith("path[stroke-dasharray]")).toEqual(["not-examined"]);
    expect(labelsWith("svg[aria-hidden=true]")).toEqual(claimLabels.filter((label) => label !== "stated"));
    for (const label of claimLabels)
      expect(
        renderHtml(<EvidenceMeter label={label} />)
          .root()
          .text(),
      ).toBe(labelTexts[label]);
  });

  it("opens an evidence note and no other block", () => {
    const div = (className: string) => ({
      type: "element",
      tagName: "div",
      properties: { className: className.split(" ") },
      children: [{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: "Text." }] }],
    });
    const tree = { type: "root", children: [div("evidence evidence-mixed"), div("table")] };
    const $ = renderHtml(<Markdown tree={tree} affiliateLink="https://seller.example/" />);
    expect(squares($, ".evidence > svg:first-child path[fill=currentColor]")).toBe(3);
    expect($(".table svg")).toHaveLength(0);
  });
});

it("References are numbered works with label, caveat and a link back to the text, and with a link to their DOI if they have one", () => {
  const asking = { ...reference, id: "who-2019", doi: null, title: "Does it?" };
  const $ = renderHtml(<References references={[reference, asking]} />);
  const [first, second] = ["oster-1973", "who-2019"].map((id) => $(`ol > li[id="ref-${id}"]`));
  expect(first?.text()).toContain(
    "Oster, G. (1973). Auditory beats in the brain. Scientific American. doi:10.1038/scientificamerican1073-94",
  );
  expect(first?.text()).toContain("Tested without benefit. It did not test memory.");
  expect(attributesOf($, "#ref-oster-1973 a", "href")).toEqual([
    "https://doi.org/10.1038/scientificamerican1073-94",
    "/evidence/binaural-beats/#oster-1973",
    "#cite-oster-1973",
  ]);
  expect(accessibleName($, "#ref-oster-1973 a:last-child")).toBe("Back to the text");
  expect(second?.text()).toContain("Does it? Scientific American. Tested");
  expect(renderHtml(<References references={[]} />).html()).toBe("");
});

const link = (id: string, changes: Partial<PublicationLink> = {}): PublicationLink => ({
  id,
  name: id.toUpperCase(),
  method: "binaural-beats",
  outcomes: ["sleep"],
  evidence: "mixed",
  ...changes,
});
const effect: PublicationEffect = {
  id: "pooled",
  outcome: "Dementia",
  measure: "HR",
  estimate: 0.71,
  low: 0.5,
  high: 0.998,
  level: 95,
  n: 2802,
  comparison: "no contact",
  readIn: "secondarySource",
};
const beats = { slug: "binaural-beats", label: "Binaural beats" };
const exercise = { slug: "exercise", label: "Exercise" };

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
      methods={[{ slug: "unused", label: "Unused" }, beats, exercise]}
      outcomes={["memory", "mood", "sleep"].map((slug) => ({ slug, label: slug }))}
      works={[a, b, c]}
      claims={[claim, { ...claim, id: "two", source: "study" }]}
    />,
  );

  it("has a row for each outcome of a method that has works, with its works by label", () => {
    expect(attributesOf($, "tbody", "id")).toEqual(["binaural-beats", "exercise"]);
    expect(textsOf($, "#binaural-beats th").map((text) => text.trim())).toEqual(["Binaural beats 2 works", "mood 1 work", "sleep 2 works"]);
    expect(textsOf($, "#binaural-beats tr:last-child li")).toEqual(["Mixed evidence A-2001", "Harm seen B-2002"]);
    expect(attributesOf($, "#exercise td a", "href")).toEqual(["/evidence/exercise/#c-2003"]);
  });

  it("has every claim by who says it, with its label, what is not known, its works and the day of its check", () => {
    expect(textsOf($, "h3")).toEqual(["What the seller says", "What research found"]);
    expect($("#claim-one").text()).toBe(
      "It may do so.The seller’s statement; research: Mixed evidenceNot known: Whether it does.A-2001. Checked January 31, 2026.",
    );
    expect($("#claim-two").text()).not.toContain("The seller’s statement");
  });
});

it("EvidenceMethodPage has each work with its label, finding, limits, effects and the pages that cite it", () => {
  const citedBy = [{ text: "The review", to: "/review/" }];
  const work = { ...reference, name: "Oster 1973", finding: "It was heard.", effects: [effect], citedBy };
  const entry = renderHtml(<EvidenceMethodPage site={site} method={beats} others={[exercise]} works={[work]} />)("#oster-1973");
  for (const part of [
    "Tested without benefit",
    "It was heard.",
    "Limits: It did not test memory.",
    "HR 0.71 (95% interval 0.50 to 0.998) Dementia. Against: no contact. 2,802 people; read in an account by others.",
    "Cited in The review.",
  ])
    expect(entry.text()).toContain(part);
});

const none = { low: undefined, high: undefined, level: undefined };
it.each<[Partial<PublicationEffect>, string]>([
  [{ measure: "g", estimate: 0.4, ...none }, "g = 0.40"],
  [{ measure: "SMD", estimate: -0.35, low: -0.55, high: -0.14 }, "SMD −0.35 (95% interval −0.55 to −0.14)"],
  [{ measure: "effect size", estimate: 0.38, low: 0.02, high: 0.74, level: 99 }, "effect size 0.38 (99% interval 0.02 to 0.74)"],
  [{ measure: "percent", estimate: 26.3, ...none }, "26.3%"],
  [{ measure: "count", estimate: 5, of: 14, ...none }, "5 of 14"],
])("the effect %j is written %s", (changes, words) => {
  expect(formatEffect({ ...effect, ...changes })).toBe(words);
});
