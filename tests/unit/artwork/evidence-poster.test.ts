import fc from "fast-check";
import { columnEdges, dotDiameter, posterSvg, toPoster } from "../../../src/artwork/charts/evidence-poster";
import { evidenceLabels } from "../../../src/site/evidence-labels";
import { propertyRuns } from "../../property-runs";

const methods = [
  { slug: "beats", label: "Beats" },
  { slug: "naps", label: "Naps" },
];
const anyWork = fc.record({
  id: fc.uuid(),
  method: fc.constantFrom("beats", "naps", "unlisted"),
  evidence: fc.constantFrom(null, ...evidenceLabels),
  people: fc.option(fc.integer({ min: 1, max: 300_000 })),
});
const works = fc.uniqueArray(anyWork, { selector: ({ id }) => id, maxLength: 60 });

it("draws every dot in its own column, apart from the others, and the same again for the same works", () => {
  fc.assert(
    fc.property(works, (all) => {
      const poster = toPoster(methods, all);
      const layout = { left: 10, top: 20, width: 600, rowHeight: 50, middle: 25 };
      const svg = posterSvg(poster, layout);
      const edges = columnEdges(poster, layout);
      const circles = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, ...place]) => place.map(Number));
      const columns = poster.rows.flatMap(({ cells }) => cells.flatMap((cell, index) => cell.map(() => index)));
      expect(circles).toHaveLength(columns.length);
      for (const [index, [x = 0, y, r = 0]] of circles.entries()) {
        expect(x - r).toBeGreaterThanOrEqual(edges[columns[index] ?? 0] ?? 0);
        expect(x + r).toBeLessThanOrEqual(edges[(columns[index] ?? 0) + 1] ?? 0);
        const [nextX = Infinity, nextY, nextR = 0] = circles[index + 1] ?? [];
        if (nextY === y) expect(nextX - x).toBeGreaterThan(r + nextR);
      }
      expect(posterSvg(toPoster(methods, [...all].reverse()), layout)).toBe(svg);
    }),
    propertyRuns(20),
  );
});

it("a dot's area grows with its people, of the work or of one of its effects, between two limits", () => {
  expect(Math.abs(dotDiameter(1600) - 2 * dotDiameter(400))).toBeLessThanOrEqual(1);
  expect([dotDiameter(1), dotDiameter(300_000)]).toEqual([dotDiameter(10), dotDiameter(30_000)]);
  const [row] = toPoster(methods, [{ id: "a", method: "beats", evidence: "mixed", effects: [{}, { n: 1600 }] }]).rows;
  expect(row?.cells.flat()[0]).toMatchObject({ people: 1600, diameter: dotDiameter(1600) });
});
