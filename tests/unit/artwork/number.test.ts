import { drawNumber } from "../../../src/artwork/motifs/number";

const canvas = { width: 640, height: 360 };
/** How many marks each stroke has, the brightest first. */
const marksOf = (text: string, note = "") =>
  drawNumber(text, note, canvas)
    ?.map(({ d }) => d.split("M").length - 1)
    .reverse();

it.each<[string, string, number[]]>([
  ["40 Hz", "", [40]],
  ["4–8 Hz", "", [4, 5, 6, 7, 8]],
  ["45 min", "", [45, 15]],
  ["5–15 min", "", [10, 50]],
  ["1 hour", "", [60]],
  ["26 → 62", "of 72 words", [26, 36, 10]],
  ["11 → 1", "", [1, 10]],
  ["2 of 10", "", [2, 8]],
  ["221 sleepers", "", [221]],
  ["2 · 9 · 23 · 33", "", [1, 1, 1, 1]],
])("%s %s is drawn as so many marks: %j", (text, note, marks) => {
  expect(marksOf(text, note)).toEqual(marks);
});

it("draws bars to scale, the first the brightest", () => {
  const [second, first] = drawNumber("$2,000–8,000", "", canvas) ?? [];
  const lengthOf = (d = "") => Number(/h(\d+)/.exec(d)?.[1]);
  expect(lengthOf(second?.d) / lengthOf(first?.d)).toBeCloseTo(4, 1);
  expect(first?.strength).toBeGreaterThan(second?.strength ?? 1);
});

it.each(["", "First yes", "6 rooms", "8:45 a.m.", "10000 dots", "0 or 0", "500 Hz", "3 × 50 min"])(
  "'%s' leaves the cover to its category",
  (text) => {
    expect(drawNumber(text, "", canvas)).toBeUndefined();
  },
);

it("stays within the middle of a cover, which its widest crop shows, and above the words; a dial, whose middle is empty, may be lower", () => {
  for (const text of ["40 Hz", "8–13 Hz", "45 min", "26 → 62", "221 sleepers", "25 · 45 · 65"])
    for (const { d, width } of drawNumber(text, "", canvas) ?? [])
      for (const [, x, y, line, length] of d.matchAll(/M(\d+) (\d+)([hv])(\d+)/g)) {
        const [right, bottom] = line === "h" ? [Number(x) + Number(length), Number(y)] : [Number(x), Number(y) + Number(length)];
        expect(right + width / 2).toBeLessThanOrEqual(640);
        expect(Number(y) - width / 2).toBeGreaterThanOrEqual(43);
        expect(bottom + width / 2).toBeLessThanOrEqual(text === "45 min" ? 317 : 210);
      }
});
