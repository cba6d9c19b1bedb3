import { WAVEFORM_HEIGHT, drawWaveforms } from "../../../src/artwork/waveforms";

/** Height of each half of a wave, from the path's relative commands. */
function halves(d: string): number[] {
  const heights: number[] = [];
  for (const [, control] of d.matchAll(/q\d+ (-?\d+) \d+ 0|t\d+ 0/g))
    heights.push(control === undefined ? -(heights.at(-1) ?? 0) : Number(control) / 2);
  return heights;
}

const beat = { kind: "binaural", carrier: 200, rate: 10, seconds: 12 } as const;

it("the drawing of a sound has every wave of each ear's tone, to the same scale of time", () => {
  const { seconds, lines } = drawWaveforms(beat, 50);
  expect(seconds).toBeCloseTo(0.2);
  // At least one whole beat.
  expect(drawWaveforms({ ...beat, rate: 3 }, 50).seconds).toBeCloseTo(1 / 3);
  expect(lines.map(({ label, d, width }) => [label, halves(d).length, width])).toEqual([
    ["Left ear: 200 Hz", 80, 800],
    ["Right ear: 210 Hz", 84, 840],
    ["In the head, no sound: 10 beats a second", 82, 820],
  ]);
});

it("the drawing of a sound swells and fades as often as there are beats in it, and is quiet where the two tones cancel each other out", () => {
  const { lines } = drawWaveforms(beat, 50);
  const sizes = halves(lines[2]?.d ?? "").map(Math.abs);
  const loudest = sizes.filter((size, at) => size > (sizes[at - 1] ?? 0) && size >= (sizes[at + 1] ?? 0) && size > 15);
  expect(loudest).toHaveLength(2);
  expect(Math.max(sizes[0] ?? 0, sizes[40] ?? 0, sizes[41] ?? 0)).toBeLessThanOrEqual(2);
  expect(halves(lines[0]?.d ?? "")[0]).toBe(-(halves(lines[1]?.d ?? "")[0] ?? 0));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(WAVEFORM_HEIGHT / 2);
});

it("the drawing of a sound is flat between the pulses of an isochronic tone, and has no beat for a plain one", () => {
  const pulses = halves(drawWaveforms({ kind: "isochronic", carrier: 250, rate: 10, seconds: 12 }, 50).lines.at(-1)?.d ?? "");
  expect(pulses.filter((height) => height === 0).length).toBeGreaterThanOrEqual(48);
  const plain = halves(drawWaveforms({ kind: "tone", carrier: 250, seconds: 8 }, 50).lines[0]?.d ?? "");
  expect(new Set(plain.map(Math.abs)).size).toBe(1);
});
