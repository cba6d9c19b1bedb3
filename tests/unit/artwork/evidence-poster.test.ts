import fc from "fast-check";
import {
  columnEdges,
  dotDiameter,
  posterLabels,
  posterSvg,
  toPoster,
  type PosterReference,
} from "../../../src/artwork/charts/evidence-poster";
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

it("has each work with a direction once, in the row of its method and the column of its label, most people first", () => {
  fc.assert(
    fc.property(works, (all: readonly PosterReference[]) => {
      const { rows, totals } = toPoster(methods, all);
      const wanted = all.filter(({ method, evidence }) => method !== "unlisted" && posterLabels.includes(evidence as never));
      const found = rows.flatMap(({ slug, cells }) =>
        cells.flatMap((cell, index) => cell.map((dot) => ({ slug, label: posterLabels[index], ...dot }))),
      );
      expect(found.map(({ work }) => work.id).sort()).toEqual(wanted.map(({ id }) => id).sort());
      for (const { work, slug, label } of found) expect([work.method, work.evidence]).toEqual([slug, label]);
      expect(totals.reduce((sum, count) => sum + count, 0)).toBe(wanted.length);
      for (const cell of rows.flatMap(({ cells }) => cells))
        expect(cell.map(({ people }) => people ?? 0)).toEqual(cell.map(({ people }) => people ?? 0).sort((a, b) => b - a));
    }),
    propertyRuns(40),
  );
});

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
    propertyRuns(40),
  );
});

it("a dot's area grows with its people, of the work or of one of its effects, between two limits", () => {
  expect(Math.abs(dotDiameter(1600) - 2 * dotDiameter(400))).toBeLessThanOrEqual(1);
  expect([dotDiameter(1), dotDiameter(300_000)]).toEqual([dotDiameter(10), dotDiameter(30_000)]);
  const [row] = toPoster(methods, [{ id: "a", method: "beats", evidence: "mixed", effects: [{}, { n: 1600 }] }]).rows;
  expect(row?.cells.flat()[0]).toMatchObject({ people: 1600, diameter: dotDiameter(1600) });
});
