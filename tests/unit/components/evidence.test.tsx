import { Markdown } from "../../../src/components/article/markdown";
import { References } from "../../../src/components/article/references";
import { EvidenceMeter } from "../../../src/components/figures/evidence-meter";
import { EvidenceMethodPage } from "../../../src/components/pages/evidence-method-page";
import { EvidencePage } from "../../../src/components/pages/evidence-page";
import type { ClaimEntryData, PublicationEffect, ReferenceLink } from "../../../src/components/props";
import { claimLabels, labels } from "../../../src/site/evidence-labels";
import { formatEffect } from "../../../src/site/figures/format-chart";
import { reference, site } from "../samples";
import { accessibleName, attributesOf, renderHtml, textsOf } from "./render-html";

type Rendered = ReturnType<typeof renderHtml>;

/** What a meter draws: filled squares at the left and at the right of its line, a diamond on it, dashes, a bubble. */
function readMeter($: Rendered, selector = "svg"): string {
  const [outline, filled = ""] = $(`${selector} path`)
    .toArray()
    .map((path) => $(path).attr("d") ?? "");
  const line = Number(/M([\d.]+) 0v/.exec(outline ?? "")?.[1]);
  const starts = [...filled.matchAll(/M([\d.]+) 2\.5h/g)].map(([, left]) => Number(left) < line);
  const isDashed = $(`${selector} path[stroke-dasharray]`).length > 0;
  const words = [
    `${starts.filter(Boolean).length} worse, ${starts.filter((isLeft) => !isLeft).length} better`,
    ...(filled.startsWith(`M${line} `) ? ["on the line"] : []),
    ...(isDashed ? ["dashed"] : []),
  ];
  return Number.isNaN(line) ? "no line" : words.join(", ");
}

describe("EvidenceMeter", () => {
  it.each([
    ["strong", "0 worse, 3 better"],
    ["moderate", "0 worse, 2 better"],
    ["limited", "0 worse, 1 better"],
    ["mixed", "1 worse, 1 better"],
    ["no-benefit", "0 worse, 0 better, on the line"],
    ["limited-harm", "1 worse, 0 better"],
    ["moderate-harm", "2 worse, 0 better"],
    ["strong-harm", "3 worse, 0 better"],
    ["not-examined", "0 worse, 0 better, dashed"],
    ["stated", "no line"],
  ] as const)("draws the direction and the sureness of %s: %s", (label, drawn) => {
    expect(readMeter(renderHtml(<EvidenceMeter label={label} />))).toBe(drawn);
  });

  it("says the label in words beside a drawing that screen readers skip", () => {
    for (const label of claimLabels) {
      const $ = renderHtml(<EvidenceMeter label={label} />);
      expect([$("svg[aria-hidden=true]").length, $.root().clone().find("style").remove().end().text()]).toEqual([1, labels[label].text]);
    }
  });

  it("opens an evidence note and no other block", () => {
    const div = (className: string) => ({
      type: "element",
      tagName: "div",
      properties: { className: className.split(" ") },
      children: [{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: "Text." }] }],
    });
    const tree = { type: "root", children: [div("evidence evidence-mixed"), div("table")] };
    const $ = renderHtml(<Markdown tree={tree} />);
    expect(readMeter($, ".evidence > svg:first-child")).toBe("1 worse, 1 better");
    expect($(".table svg")).toHaveLength(0);
  });
});

it("References are numbered works with label, caveat and a link back to the text, and with a link to their DOI or page if they have one", () => {
  const asking = { ...reference, id: "who-2019", doi: null, title: "Does it?" };
  const $ = renderHtml(<References references={[reference, asking]} />);
  const [first, second] = ["oster-1973", "who-2019"].map((id) => $(`details > ol > li[id="ref-${id}"]`));
  expect(textsOf($, "summary")).toEqual(["2 sources"]);
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
  const page = renderHtml(<References references={[{ ...asking, url: "https://maker.example/help", evidence: null }]} />);
  expect(page("li").text()).toContain("Does it? Scientific American. maker.exampleNot a study. It did not test memory.");
  expect(attributesOf(page, "li a", "href")[0]).toBe("https://maker.example/help");
  expect(renderHtml(<References references={[]} />).html()).toBe("");
});

const link = (id: string, changes: Partial<ReferenceLink> = {}): ReferenceLink => ({
  id,
  name: id.toUpperCase(),
  method: "binaural-beats",
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
  const a = link("a-2001", { effects: [{ n: 1200 }] });
  const b = link("b-2002", { evidence: "moderate-harm" });
  const c = link("c-2003", { method: "exercise" });
  const d = link("d-2004", { method: "exercise", evidence: null });
  const e = link("e-2005", { method: "makers", evidence: null });
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
      methods={[{ slug: "unused", label: "Unused" }, beats, exercise, { slug: "makers", label: "Makers’ pages" }]}
      highlights={[{ reference: "b-2002", text: "It disturbed sleep" }]}
      works={[a, b, c, d, e]}
      claims={[claim, { ...claim, id: "two", source: "study" }]}
    />,
  );

  it("has a row for each method with studies, which leads to its page and says how many there are of which label", () => {
    expect(textsOf($, "figure li > a")).toEqual([
      "Binaural beats: 2 studies and reviews. 1 harms, moderate, 1 mixed",
      "Exercise: 1 study. 1 mixed",
    ]);
    expect(attributesOf($, "figure li > a", "href")).toEqual(["/evidence/binaural-beats/", "/evidence/exercise/"]);
    expect($("h1").text()).toBe("3 studies and reviews, every one of them a dot");
  });

  it("has every study as a dot with its facts, hollow where nobody knows how many people, and labels the highlighted ones", () => {
    expect(attributesOf($, "figure .mixed a", "href")).toEqual(["/evidence/binaural-beats/#a-2001", "/evidence/exercise/#c-2003"]);
    expect(textsOf($, "figure .mixed a")[0]).toBe("A-20011,200 people. Mixed evidence");
    expect(attributesOf($, "figure a[tabindex='-1']", "class")).toEqual(["d11 u noted", "d16", "d11 u"]);
    expect(textsOf($, "figure li p")).toEqual(["B-2002: It disturbed sleep"]);
    expect(textsOf($, ".totals b")).toEqual(["", "1", "", "", "2", "", "", ""]);
  });

  it("lists every work by method below it, for keyboards and screen readers", () => {
    expect(textsOf($, "#works ~ details section")).toEqual(["Binaural beatsA-2001B-2002", "ExerciseC-2003D-2004", "Makers’ pagesE-2005"]);
  });

  it("explains the labels in their order", () => {
    expect(textsOf($, "section[aria-labelledby=labels] dt")).toEqual(claimLabels.map((label) => labels[label].text));
  });

  it("has in its contents the works, the labels and the claims", () => {
    const contents = attributesOf($, 'nav[aria-label="Contents"] a', "href");
    expect(contents).toEqual(["#works", "#labels", "#claims"]);
  });

  it("has every claim by who says it, with its label, what is not known, its works and the day of its check", () => {
    expect(textsOf($, "h2#claims ~ div h3")).toEqual(["What the seller says", "What research found"]);
    expect($("#claim-one").text()).toBe(
      "It may do so.The seller’s statement; research: Mixed evidenceNot known: Whether it does.A-2001. Checked January 31, 2026.",
    );
    expect($("#claim-two").text()).not.toContain("The seller’s statement");
  });
});

it("EvidenceMethodPage has each work under what it found, with its label, number, limits, effects and the pages that cite it", () => {
  const citedBy = [{ title: "The review", path: "/review/" }];
  const work = { ...reference, name: "Oster 1973", finding: "It was heard.", effects: [effect], citedBy };
  const leaflet = { ...work, id: "leaflet", evidence: null };
  const $ = renderHtml(<EvidenceMethodPage site={site} method={beats} works={[work, leaflet]} />);
  expect($("h1").parent().text()).toContain("1 work and 1 other source, newest first");
  const entry = $("#oster-1973");
  expect([entry.find("h3").text(), entry.find("[role=img]").attr("aria-label")]).toEqual([
    "It was heard.",
    "Dementia: HR 0.71 (95% interval 0.50 to 0.998)",
  ]);
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
