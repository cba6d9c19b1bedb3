import fc from "fast-check";
import { readContentTree } from "../../../src/lint/node/read-content";
import { findFiles } from "../../../src/lint/content-tree";
import { drawLane, LANE_WIDTH, listDots, mapScale, type MapWork } from "../../../src/artwork/charts/evidence-map";
import { propertyRuns } from "../../property-runs";
import { evidenceLabels, labelDirection, type EvidenceLabel } from "../../../src/site/evidence-labels";

const content = readContentTree("content", "content");
const references = findFiles(content, "reference").map(({ value }): MapWork & { method: string } => ({
  ...value,
  effects: value.effects ?? [],
}));
const methods = [...new Set(references.map(({ method }) => method))];
const outcomes = findFiles(content, "evidence").flatMap(({ value }) => value.outcomes.map(({ slug }) => slug));

const work = (id: string, evidence: EvidenceLabel | null, changes: Partial<MapWork> = {}): MapWork => ({
  id,
  evidence,
  outcomes: ["memory"],
  effects: [],
  ...changes,
});
const number = (estimate: number, changes = {}) => ({ effects: [{ measure: "g", estimate, mapOutcomes: ["memory"], ...changes }] });
const draw = (works: readonly MapWork[], scale = mapScale(works)) => drawLane(listDots(works, "memory"), scale);

/** Pairs of dots that touch, and dots that leave their lane. */
function errorsIn({ dots, height, strip }: ReturnType<typeof drawLane<MapWork>>): string[] {
  return dots.flatMap(({ work: { id }, effect, x, y, r }, index) => {
    const [top, bottom] = effect ? [0, strip?.y ?? height] : [strip?.y ?? 0, height];
    return [
      ...dots
        .slice(0, index)
        .flatMap((other) => (Math.hypot(x - other.x, y - other.y) <= r + other.r ? [`${id} covers ${other.work.id}`] : [])),
      ...(x - r < 0 || x + r > LANE_WIDTH || y - r < top || y + r > bottom ? [`${id} is outside`] : []),
    ];
  });
}

it("has every study of the site once for each of its outcomes, and no dot that covers another or leaves its lane", () => {
  const scale = mapScale(references);
  const drawn: string[] = [];
  for (const method of methods)
    for (const outcome of outcomes) {
      const lane = drawLane(
        listDots(
          references.filter((reference) => reference.method === method),
          outcome,
        ),
        scale,
      );
      expect(errorsIn(lane as never)).toEqual([]);
      drawn.push(...lane.dots.map(({ work: { id } }) => `${id}: ${outcome}`));
    }
  const studies = references.filter(({ evidence }) => evidence);
  expect(drawn.sort()).toEqual(studies.flatMap(({ id, outcomes: own }) => own.map((outcome) => `${id}: ${outcome}`)).sort());
});

it("keeps dots apart and inside, and gives the same drawing again, for any works", () => {
  const anyWork = fc.record({
    evidence: fc.constantFrom(...evidenceLabels),
    people: fc.option(fc.integer({ min: 1, max: 20_000 })),
    estimate: fc.option(fc.double({ min: -2, max: 2, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 60 }), (entries) => {
      const works = entries.map(({ evidence, people, estimate }, index) =>
        work(`w-${index}`, evidence, { people, ...(estimate === null ? {} : number(estimate)) }),
      );
      const lane = draw(works);
      expect(lane.dots).toHaveLength(works.length);
      expect(errorsIn(lane)).toEqual([]);
      expect(draw(works)).toEqual(lane);
    }),
    propertyRuns(40),
  );
});

describe("a dot", () => {
  const scale = mapScale([]);
  const place = (...works: MapWork[]) => draw(works, scale).dots.map(({ x }) => Math.sign(x - scale.zero));

  it("with a number is right of no effect where people did better, also where less is better", () => {
    expect(place(work("a", "limited", number(-0.4)))).toEqual([-1]);
    expect(place(work("a", "limited", number(-0.4, { lowerIsBetter: true })))).toEqual([1]);
    expect(draw([work("a", "limited", number(0.4))], scale).dots[0]?.x).toBe(scale.at(0.4));
  });

  it("without a number is on the side that its label says", () => {
    for (const label of evidenceLabels) expect([label, ...place(work("a", label))]).toEqual([label, labelDirection(label)]);
    expect(evidenceLabels.map(labelDirection)).toEqual([1, 1, 1, 0, 0, -1, -1, -1, 0]);
  });

  it("has a number only for the outcomes that its effect names, and none if it is no study", () => {
    const { effects } = number(0.4);
    const both = work("a", "limited", { outcomes: ["memory", "mood"], effects });
    expect(listDots([both], "memory")[0]?.effect).toBe(effects[0]);
    expect(listDots([both], "mood")[0]?.effect).toBeUndefined();
    expect(listDots([work("a", null)], "memory")).toEqual([]);
  });

  it("has an area as large as its people, of the effect or else of the work, between two limits", () => {
    const radius = (changes: Partial<MapWork>) => listDots([work("a", "mixed", changes)], "memory")[0]?.r ?? 0;
    expect(radius({ people: 400 })).toBe(2 * radius({ people: 100 }));
    expect(radius({ people: 400, ...number(0.4, { n: 100 }) })).toBe(radius({ people: 100 }));
    expect(radius({})).toBe(radius({ people: 40 }));
    expect(radius({ people: 258_279 })).toBe(radius({ people: 7_000 }));
    expect(listDots([work("a", "mixed")], "memory")[0]?.people).toBeUndefined();
  });
});
