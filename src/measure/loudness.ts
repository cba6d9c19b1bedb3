/** Filters the samples of one channel in place, one piece after another. */
type Filter = (samples: Float32Array) => void;

/** The factors of s², s and 1. */
type Factors = readonly [number, number, number];

/** A digital filter from an analog one for a frequency of 1: the factors above and below its fraction line. */
function createFilter(sampleRate: number, frequency: number, above: Factors, below: Factors): Filter {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const toDigital = ([s2, s1, s0]: Factors) => [s2 + s1 * k + s0 * k ** 2, 2 * (s0 * k ** 2 - s2), s2 - s1 * k + s0 * k ** 2] as const;
  const [divisor] = toDigital(below);
  const normalize = ([s2, s1, s0]: Factors): Factors => [s2 / divisor, s1 / divisor, s0 / divisor];
  const [[b0, b1, b2], [, a1, a2]] = [normalize(toDigital(above)), normalize(toDigital(below))];
  const state = new Float64Array(2);
  return (samples) => {
    let [first = 0, second = 0] = state;
    for (let index = 0; index < samples.length; index += 1) {
      const sample = samples[index] as number;
      const filtered = b0 * sample + first;
      first = b1 * sample + second - a1 * filtered;
      second = b2 * sample - a2 * filtered;
      samples[index] = filtered;
    }
    state.set([first, second]);
  };
}

/** The filters of BS.1770-5, annex 1: high tones are louder, low ones are left out. */
function createWeighting(sampleRate: number): readonly Filter[] {
  const gain = 10 ** (3.999843853973347 / 20);
  const shelf = 1 / 0.7071752369554196;
  const raiseHigh = createFilter(sampleRate, 1681.974450955533, [gain, shelf * gain ** 0.4996667741545416, 1], [1, shelf, 1]);
  // At 48 kHz, the standard's own factors are 1, -2 and 1 before the division: 1.005 gives them here.
  const cutLow = createFilter(sampleRate, 38.13547087602444, [1.005, 0, 0], [1, 1 / 0.5003270373238773, 1]);
  return [raiseHigh, cutLow];
}

/** Samples on each side that a level between two samples is computed from. */
const REACH = 8;
/** The factors of the samples around a level that is `distance` samples after one: a sinc in a Hann window. */
const createKernel = (distance: number) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = Math.PI * (tap - REACH + 1 - distance);
    return (Math.sin(x) / x) * Math.cos(x / (2 * REACH)) ** 2;
  });
const kernels = [createKernel(0.25), createKernel(0.5), createKernel(0.75)];

/** The highest level of samples, also between them (BS.1770-5, annex 2), if it is above one that is known. */
function findPeak(samples: Float32Array, known: number): number {
  let [peak, before] = [known, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const level = Math.abs(samples[index] as number);
    peak = Math.max(peak, level);
    // A level between two samples that are far below the peak is below it, too.
    const isLow = Math.max(before, level) <= peak / 2;
    before = level;
    if (isLow || index < REACH || index > samples.length - REACH) continue;
    for (const kernel of kernels) {
      let between = 0;
      for (let tap = 0; tap < 2 * REACH; tap += 1) between += (samples[index - REACH + tap] as number) * (kernel[tap] as number);
      peak = Math.max(peak, Math.abs(between));
    }
  }
  return peak;
}

const toLoudness = (meanSquare: number): number => -0.691 + 10 * Math.log10(meanSquare);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Measures the integrated loudness (LUFS) and the true peak (dBTP) of channels by ITU-R BS.1770-5: over blocks of 400 ms,
 * four of which overlap, without those below −70 LUFS or 10 LU below the mean of the others. Silence has −Infinity.
 */
export function createLoudnessMeter(sampleRate: number, channelCount: number) {
  const weightings = Array.from({ length: channelCount }, () => createWeighting(sampleRate));
  const step = Math.round(sampleRate / 10);
  const squares: number[] = [];
  let [length, peak] = [0, 0];
  return {
    add(channels: readonly Float32Array[]): void {
      for (const [channel, samples] of channels.entries()) {
        peak = findPeak(samples, peak);
        const weighted = samples.slice();
        for (const filter of weightings[channel] ?? []) filter(weighted);
        for (let index = 0; index < weighted.length; index += 1) {
          const at = Math.floor((length + index) / step);
          squares[at] = (squares[at] ?? 0) + (weighted[index] as number) ** 2 / step;
        }
      }
      length += channels[0]?.length ?? 0;
    },
    result(): { readonly loudness: number; readonly truePeak: number } {
      const steps = squares.slice(0, Math.floor(length / step));
      const blocks = steps.slice(3).map((_, index) => mean(steps.slice(index, index + 4)));
      const audible = blocks.filter((block) => toLoudness(block) > -70);
      const threshold = toLoudness(mean(audible)) - 10;
      const loud = audible.filter((block) => toLoudness(block) > threshold);
      return { loudness: loud.length > 0 ? toLoudness(mean(loud)) : -Infinity, truePeak: 20 * Math.log10(peak) };
    },
  };
}
