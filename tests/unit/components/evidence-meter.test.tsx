import { EvidenceMeter } from "../../../src/components/figures/evidence-meter";
import { Markdown } from "../../../src/components/article/markdown";
import { claimLabels, evidenceWords } from "../../../src/site/evidence-labels";
import { renderHtml } from "./render-html";

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
    expect(squares($, "path[fill=currentColor]")).toBe(filled);
    expect(squares($, "path[stroke=currentColor]")).toBe(5 - filled);
  });

  it("crosses out a harm and dashes what was not examined, and nothing else", () => {
    const marked = (selector: string) => claimLabels.filter((label) => renderHtml(<EvidenceMeter label={label} />)(selector).length > 0);
    expect(marked("path[stroke-width]")).toEqual(["harm"]);
    expect(marked("path[stroke-dasharray]")).toEqual(["not-examined"]);
  });

  it("says the label in words beside a drawing that screen readers skip", () => {
    for (const label of claimLabels) {
      const $ = renderHtml(<EvidenceMeter label={label} />);
      expect($.root().text()).toBe(evidenceWords[label]);
      expect($("svg:not([aria-hidden=true])")).toHaveLength(0);
    }
  });

  it("draws none for a statement of the seller", () => {
    expect(renderHtml(<EvidenceMeter label="stated" />)("svg")).toHaveLength(0);
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
