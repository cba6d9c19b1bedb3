import { decoder } from "@audio/decode-flac";
import { encodeFlac } from "../../../src/artwork/flac";
import { soundSamples } from "../../../src/artwork/sound-samples";
import { colorSpectrogram, computeSpectrogram } from "../../../src/artwork/spectrogram";
import { measureSignal } from "../../../src/measure/measure-signal";
import { SAMPLE_RATE, type Tone } from "../../../src/content-model/figures/sounds";

const tone = { kind: "tone", carrier: 250, seconds: 10 } as const;
const monaural = { kind: "monaural", carrier: 400, rate: 10, seconds: 10 } as const;

/** What is heard in the file of a tone. */
async function listen(heard: Tone): Promise<readonly Float32Array[]> {
  const flac = await decoder();
  const file = await encodeFlac(soundSamples(heard), SAMPLE_RATE);
  const parts = [await flac.decode(file), await flac.flush()].map(({ channelData }) => channelData);
  flac.free();
  return parts.find(([channel]) => channel !== undefined && channel.length > 0) ?? [];
}

describe("the decoded file of a sound", () => {
  it.each<[Tone, object]>([
    [tone, { kind: "none" }],
    [
      { ...monaural, kind: "binaural" },
      { kind: "binaural", left: 400, right: 410, rate: 10 },
    ],
    [monaural, { kind: "monaural", left: 400, right: 410, rate: 10 }],
    [
      { ...tone, kind: "isochronic", rate: 10 },
      { kind: "isochronic", left: 250, right: 250, rate: 10 },
    ],
  ])("%j is what the meter finds, equally loud below −12 dBFS, fades at both ends, and is as long as asked", async (wanted, expected) => {
    const channels = await listen(wanted);
    const { parts } = await measureSignal([channels], SAMPLE_RATE, channels.length);
    expect(parts).toEqual([expect.objectContaining(expected)]);
    for (const samples of channels) {
      expect(20 * Math.log10(Math.max(...samples.map(Math.abs)))).toBeLessThan(-12);
      // One second from the middle, where nothing fades.
      const middle = samples.subarray(5 * SAMPLE_RATE, 6 * SAMPLE_RATE);
      expect(10 * Math.log10(middle.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLE_RATE)).toBeCloseTo(-20, 1);
      expect(samples).toHaveLength(wanted.seconds * SAMPLE_RATE);
      for (const end of [samples.subarray(0, 40), samples.subarray(-40)]) expect(Math.max(...end.map(Math.abs))).toBeLessThan(0.001);
    }
  });

  it.each(["left", "right"] as const)("has a tone in the %s ear, and silence in the other", async (kind) => {
    const channels = await listen({ ...tone, kind });
    expect(channels.map((samples) => samples.some((sample) => sample !== 0))).toEqual([kind === "left", kind === "right"]);
  });

  it("has at most 120 kB when it is as long as possible", async () => {
    const file = await encodeFlac(soundSamples({ kind: "binaural", carrier: 999, rate: 40, seconds: 20 }), SAMPLE_RATE);
    expect(file.length).toBeLessThanOrEqual(120_000);
  });
});

describe("a spectrogram", () => {
  const options = { sampleRate: SAMPLE_RATE, start: 2.05, seconds: 1, low: 200, high: 600, window: 0.05, width: 100, height: 40 };
  const analyze = (drawn: Tone) => soundSamples(drawn).map((samples) => computeSpectrogram(samples, options))[0] ?? [];

  it("has a line at the frequency of a tone, in the brightest color", () => {
    const levels = analyze({ kind: "tone", carrier: 405, seconds: 4 });
    const column = levels.map((row) => row[50] ?? 0);
    // Rows of ten hertz from 600 downward.
    expect(column.indexOf(Math.max(...column))).toBe(19);
    const pixels = colorSpectrogram(levels);
    const brightness = Array.from({ length: 40 }, (_, row) => pixels[3 * (row * 100 + 50) + 1] ?? 0);
    expect(brightness.indexOf(Math.max(...brightness))).toBe(19);
  });
});
