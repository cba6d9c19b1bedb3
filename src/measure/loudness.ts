import { concatenate } from "./low-pass";

type Filter = (samples: Float64Array) => void;

/** A filter of second order that changes samples in place and goes on from call to call. */
function createFilter([b0, b1, b2]: readonly number[], [a0, a1, a2]: readonly number[]): Filter {
  const [c0, c1, c2, d1, d2] = [b0, b1, b2, a1, a2].map((value) => (value as number) / (a0 as number)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  let state = [0, 0] as const;
  return (samples) => {
    let [first, second]: readonly [number, number] = state;
    for (let index = 0; index < samples.length; index += 1) {
      const input = samples[index] as number;
      const output = c0 * input + first;
      first = c1 * input - d1 * output + second;
      second = c2 * input - d2 * output;
      samples[index] = output;
    }
    state = [first, second] as unknown as typeof state;
  };
}

/** The two filters of ITU-R BS.1770-5, annex 1, for any sample rate: a head's effect on high tones, and a high-pass. */
function kWeighting(sampleRate: number): Filter[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = shelf / 0.7071752369554196;
  const gain = 10 ** (3.999843853973347 / 20);
  const band = gain ** 0.4996667741545416 * shelfQ;
  const pass = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = pass / 0.5003270373238773;
  const passScale = 1 + passQ + pass ** 2;
  return [
    createFilter(
      [gain + band + shelf ** 2, 2 * (shelf ** 2 - gain), gain - band + shelf ** 2],
      [1 + shelfQ + shelf ** 2, 2 * (shelf ** 2 - 1), 1 - shelfQ + shelf ** 2],
    ),
    createFilter([passScale, -2 * passScale, passScale], [passScale, 2 * (pass ** 2 - 1), 1 - passQ + pass ** 2]),
  ];
}

/** Samples on each side that a level between two samples is computed from. */
const REACH = 12;
/** For the quarters between two samples, a sinc in a Hann window each. */
const quarters = [0.25, 0.5, 0.75].map((quarter) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = Math.PI * (tap - REACH + 1 - quarter);
    return (Math.sin(x) / x) * Math.cos(x / (2 * REACH + 1)) ** 2;
  }),
);
/** Between two samples below this share of the peak, no frequency below a third of the sample rate reaches it. */
const QUIET = 0.5;

/** A meter of a channel's highest level, also between its samples (BS.1770-5, annex 2). */
function createPeakMeter(): (samples: Float32Array) => number {
  let rest = new Float32Array(2 * REACH - 1);
  let highest = 0;
  return (samples) => {
    const all = concatenate([rest, samples]);
    let peak = highest;
    for (let index = 0; index < samples.length; index += 1) {
      const level = Math.max(Math.abs(all[index + REACH - 1] as number), Math.abs(all[index + REACH] as number));
      if (level <= peak * QUIET) continue;
      peak = Math.max(peak, level);
      for (const quarter of quarters) {
        let sum = 0;
        for (let tap = 0; tap < 2 * REACH; tap += 1) sum += (quarter[tap] as number) * (all[index + tap] as number);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
    rest = all.slice(samples.length);
    return (highest = peak);
  };
}

const toLoudness = (meanSquare: number): number => -0.691 + 10 * Math.log10(meanSquare);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Measures the integrated loudness (LUFS) and the true peak (dBTP) of channels by ITU-R BS.1770-5: over blocks of 400 ms,
 * four of which overlap, without those below −70 LUFS or 10 LU below the mean of the others. Silence has −Infinity.
 */
export function createLoudnessMeter(sampleRate: number, channelCount: number) {
  const channels = Array.from({ length: channelCount }, () => ({ filters: kWeighting(sampleRate), meterPeak: createPeakMeter() }));
  const step = Math.round(sampleRate / 10);
  /** Mean square of each 100 ms, the sum of all channels. */
  const squares: number[] = [];
  let [length, peak] = [0, 0];
  return {
    add(pieces: readonly Float32Array[]): void {
      pieces.forEach((piece, channel) => {
        const { filters = [], meterPeak } = channels[channel] ?? {};
        peak = Math.max(peak, meterPeak?.(piece) ?? 0);
        const samples = new Float64Array(piece);
        for (const filter of filters) filter(samples);
        for (let index = 0; index < samples.length; index += 1) {
          const block = Math.floor((length + index) / step);
          squares[block] = (squares[block] ?? 0) + (samples[index] as number) ** 2 / step;
        }
      });
      length += pieces[0]?.length ?? 0;
    },
    result(): { readonly loudness: number; readonly truePeak: number } {
      const blocks = squares.slice(4).map((_, index) => mean(squares.slice(index, index + 4)));
      const audible = blocks.filter((block) => toLoudness(block) > -70);
      const threshold = toLoudness(mean(audible)) - 10;
      const loud = audible.filter((block) => toLoudness(block) > threshold);
      return { loudness: loud.length > 0 ? toLoudness(mean(loud)) : -Infinity, truePeak: 20 * Math.log10(peak) };
    },
  };
}
