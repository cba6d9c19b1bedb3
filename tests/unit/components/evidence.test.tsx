import { toClaim } from "../../../src/components/content-to-props";
import { EvidenceMeter } from "../../../src/components/figures/evidence-meter";
import { renderHtml } from "./render-html";

type Rendered = ReturnType<typeof renderHtml>;

/** What a meter draws: filled squares at the left and at the right of its line, a diamond on it, dashes, a bubble. */
function readMeter($: Rendered): string {
  const [outline, filled = ""] = $("path")
    .toArray()
    .map((path) => $(path).attr("d") ?? "");
  const line = Number(/M([\d.]+) 0v/.exec(outline ?? "")?.[1]);
  const starts = [...filled.matchAll(/M([\d.]+) 3h/g)].map(([, left]) => Number(left) < line);
  const isDashed = $("path[stroke-dasharray]").length > 0;
  const words = [
    `${starts.filter(Boolean).length} worse, ${starts.filter((isLeft) => !isLeft).length} better`,
    ...(filled.startsWith(`M${line} `) ? ["on the line"] : []),
    ...(isDashed ? ["dashed"] : []),
  ];
  return Number.isNaN(line) ? "no line" : words.join(", ");
}

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
] as const)("a meter draws the direction and the sureness of %s: %s", (label, drawn) => {
  expect(readMeter(renderHtml(<EvidenceMeter label={label} />))).toBe(drawn);
});

it("labels what the seller says as stated, whatever the evidence", () => {
  expect(toClaim({ id: "a", source: "seller", evidence: "strong" })).toEqual({ id: "a", evidence: "stated" });
  expect(toClaim({ id: "a", source: "study", evidence: "strong" })).toEqual({ id: "a", evidence: "strong" });
});
