/** Adds up the squares of a channel that comes in pieces, after the two filters of BS.1770-5, annex 1: for each `step` samples a mean. */
function createSquareMeter(sampleRate: number, step: number) {
  /** A part of an analog filter, whose factors of s², s and 1 are given, as one of a filter for samples. */
  const toDigital = (frequency: number, [s2, s1, s0]: readonly [number, number, number]) => {
    const k = Math.tan((Math.PI * frequency) / sampleRate);
    return [s2 + s1 * k + s0 * k ** 2, 2 * (s0 * k ** 2 - s2), s2 - s1 * k + s0 * k ** 2] as const;
  };
  const gain = 10 ** (3.999843853973347 / 20);
  const shelf = 1 / 0.7071752369554196;
  const [b0, b1, b2] = toDigital(1681.974450955533, [gain, shelf * gain ** 0.4996667741545416, 1]);
  const [a0, a1, a2] = toDigital(1681.974450955533, [1, shelf, 1]);
  const [c0, c1, c2] = toDigital(38.13547087602444, [1, 1 / 0.5003270373238773, 1]);
  const squares: number[] = [];
  let state = [0, 0, 0, 0, 0, 0] as readonly number[];
  return {
    squares,
    add(samples: Float32Array): void {
      let [first, second, third, fourth, sum, count] = state as [number, number, number, number, number, number];
      for (let index = 0; index < samples.length; index += 1) {
        const sample = samples[index] as number;
        // Above the shelf, tones are louder.
        const shelved = (b0 * sample + first) / a0;
        first = b1 * sample - a1 * shelved + second;
        second = b2 * sample - a2 * shelved;
        // Low tones are left out.
        const passed = shelved + third;
        third = -2 * shelved - (c1 / c0) * passed + fourth;
        fourth = shelved - (c2 / c0) * passed;
        sum += passed ** 2;
        count += 1;
        if (count < step) continue;
        squares.push(sum / step);
        [sum, count] = [0, 0];
      }
      state = [first, second, third, fourth, sum, count];
    },
  };
}

/** Samples on each side that a level between two samples is computed from. */
const REACH = 12;
/** For each quarter of a sample up to `REACH`, a sinc in a Hann window. */
const kernel = Float64Array.from({ length: 4 * REACH }, (_, quarter) => {
  const x = (Math.PI * quarter) / 4;
  return (x === 0 ? 1 : Math.sin(x) / x) * Math.cos(x / (2 * REACH)) ** 2;
});

/** The highest level of samples, also between them (BS.1770-5, annex 2), if it is above one that is known. */
function findPeak(samples: Float32Array, known: number): number {
  let peak = known;
  for (let index = 0; index < samples.length; index += 1) {
    const level = Math.abs(samples[index] as number);
    // Only around a sample that is a peak itself, and not by far a lower one.
    if (level <= peak / 2 || level < Math.abs(samples[index - 1] ?? 0) || level < Math.abs(samples[index + 1] ?? 0)) continue;
    peak = Math.max(peak, level);
    if (index < REACH || index >= samples.length - REACH) continue;
    for (const quarter of [-3, -2, -1, 1, 2, 3]) {
      let sum = 0;
      for (let tap = 1 - REACH; tap < REACH; tap += 1)
        sum += (samples[index + tap] as number) * (kernel[Math.abs(4 * tap - quarter)] as number);
      peak = Math.max(peak, Math.abs(sum));
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
  const meters = Array.from({ length: channelCount }, () => createSquareMeter(sampleRate, Math.round(sampleRate / 10)));
  let peak = 0;
  return {
    add(pieces: readonly Float32Array[]): void {
      pieces.forEach((piece, channel) => {
        peak = findPeak(piece, peak);
        meters[channel]?.add(piece);
      });
    },
    result(): { readonly loudness: number; readonly truePeak: number } {
      const squares = meters[0]?.squares.map((_, index) => meters.reduce((sum, meter) => sum + (meter.squares[index] ?? 0), 0)) ?? [];
      const blocks = squares.slice(3).map((_, index) => mean(squares.slice(index, index + 4)));
      const audible = blocks.filter((block) => toLoudness(block) > -70);
      const threshold = toLoudness(mean(audible)) - 10;
      const loud = audible.filter((block) => toLoudness(block) > threshold);
      return { loudness: loud.length > 0 ? toLoudness(mean(loud)) : -Infinity, truePeak: 20 * Math.log10(peak) };
    },
  };
}
