import { encodeFlac } from "../../../src/artwork/flac";
import { soundSamples } from "../../../src/artwork/sound-samples";
import { colourSpectrogram, spectrogram } from "../../../src/artwork/spectrogram";
import { SAMPLE_RATE, type Tone } from "../../../src/site/figures/sounds";
import { decodeFlac, spectrum } from "./decode-flac";

const tones = {
  tone: { kind: "tone", carrier: 250, seconds: 4 },
  binaural: { kind: "binaural", carrier: 400, rate: 10, seconds: 4 },
  monaural: { kind: "monaural", carrier: 400, rate: 10, seconds: 4 },
  isochronic: { kind: "isochronic", carrier: 250, rate: 10, seconds: 4 },
} as const satisfies Record<string, Tone>;

const encode = (tone: Tone) => encodeFlac(soundSamples(tone), SAMPLE_RATE);

const files = new Map<Tone, Buffer>();
/** What is heard in the file of a tone; each is encoded once. */
async function listen(tone: Tone): Promise<ReturnType<typeof decodeFlac>> {
  const file = files.get(tone) ?? (await encode(tone));
  files.set(tone, file);
  return decodeFlac(file);
}

/** One second from the middle, where nothing fades. */
const middleOf = (samples: Float64Array) => samples.subarray(2 * SAMPLE_RATE, 3 * SAMPLE_RATE);

/** Frequencies above −40 dB in a second of each channel. */
async function audible(tone: Tone): Promise<number[][]> {
  const { sampleRate, channels } = await listen(tone);
  return channels.map((samples) =>
    [...spectrum(middleOf(samples), sampleRate)].flatMap(([frequency, decibels]) => (decibels > -40 ? [frequency] : [])),
  );
}

const around = (frequency: number) => [frequency - 1, frequency, frequency + 1];

describe("the decoded file of a sound", () => {
  it("has one tone in both ears for a plain tone", async () => {
    expect(await audible(tones.tone)).toEqual([around(250)]);
  });

  it.each(["left", "right"] as const)("has a tone in the %s ear, and silence in the other", async (kind) => {
    const { sampleRate, channels } = decodeFlac(await encode({ ...tones.tone, kind }));
    const [heard = new Float64Array(), silent] = kind === "left" ? channels : [...channels].reverse();
    expect([...spectrum(middleOf(heard), sampleRate)].flatMap(([frequency, decibels]) => (decibels > -1 ? [frequency] : []))).toEqual([
      250,
    ]);
    expect(silent?.every((sample) => sample === 0)).toBe(true);
  });

  it("has in each ear only that ear's tone for a binaural beat", async () => {
    expect(await audible(tones.binaural)).toEqual([around(400), around(410)]);
  });

  it("has both tones in one channel for a monaural beat", async () => {
    expect(await audible(tones.monaural)).toEqual([[...around(400), ...around(410)]]);
  });

  it("rises and falls at the rate for an isochronic tone, and is silent between the pulses", async () => {
    const { channels } = await listen(tones.isochronic);
    const second = middleOf(channels[0] ?? new Float64Array());
    const loudest = (from: number) => Math.max(...second.subarray(from, from + SAMPLE_RATE / 100).map(Math.abs));
    const levels = Array.from({ length: 100 }, (_, hundredth) => loudest((hundredth * SAMPLE_RATE) / 100));
    const pulses = levels.filter((level, index) => level > 0.1 && (levels[index - 1] ?? 0) <= 0.1);
    expect(channels).toHaveLength(1);
    expect(pulses).toHaveLength(tones.isochronic.rate);
    expect(levels.filter((level) => level === 0)).toHaveLength(5 * tones.isochronic.rate);
  });

  it.each(Object.entries(tones))(
    "%s: is equally loud, peaks below −12 dBFS, fades at both ends, and is as long as asked",
    async (_, tone) => {
      const { sampleRate, channels } = await listen(tone);
      for (const samples of channels) {
        const peak = Math.max(...samples.map(Math.abs));
        expect(20 * Math.log10(peak)).toBeLessThan(-12);
        const meanSquare = middleOf(samples).reduce((sum, sample) => sum + sample * sample, 0) / SAMPLE_RATE;
        expect(10 * Math.log10(meanSquare)).toBeCloseTo(-20, 1);
        expect(samples).toHaveLength(tone.seconds * sampleRate);
        for (const end of [samples.subarray(0, 40), samples.subarray(-40)]) expect(Math.max(...end.map(Math.abs))).toBeLessThan(0.001);
      }
    },
  );

  it("has the same bytes in every run", async () => {
    await listen(tones.binaural);
    const file = await encode(tones.binaural);
    expect(files.get(tones.binaural)?.equals(file)).toBe(true);
    expect(file.subarray(0, 4).toString()).toBe("fLaC");
  });

  it("has at most 120 kB when it is as long as possible", async () => {
    const file = await encode({ kind: "binaural", carrier: 999, rate: 40, seconds: 20 });
    expect(file.length).toBeLessThanOrEqual(120_000);
  });
});

describe("a spectrogram", () => {
  const options = { sampleRate: SAMPLE_RATE, start: 2.05, seconds: 1, low: 200, high: 600, window: 0.05, width: 100, height: 40 };
  const analyse = (tone: Tone) => soundSamples(tone).map((samples) => spectrogram(samples, options))[0] ?? [];

  it("has a line at the frequency of a tone, in the brightest colour", () => {
    const levels = analyse({ kind: "tone", carrier: 405, seconds: 4 });
    const column = levels.map((row) => row[50] ?? 0);
    // Rows of ten hertz from 600 downward.
    expect(column.indexOf(Math.max(...column))).toBe(19);
    const pixels = colourSpectrogram(levels);
    const brightness = Array.from({ length: 40 }, (_, row) => pixels[3 * (row * 100 + 50) + 1] ?? 0);
    expect(brightness.indexOf(Math.max(...brightness))).toBe(19);
  });

  it("shows each beat of two tones", () => {
    const line = analyse(tones.monaural)[19] ?? new Float64Array();
    const loud = Array.from(line, (level) => level > Math.max(...line) / 2);
    expect(loud.filter((isLoud, index) => isLoud && !loud[index - 1])).toHaveLength(tones.monaural.rate);
  });
});
