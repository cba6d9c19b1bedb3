/** A filter for samples, from an analog one: the factors of s², s and 1 above and below its fraction line. */
function createFilter(sampleRate: number, frequency: number, above: readonly number[], below: readonly number[]) {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const toDigital = ([s2 = 0, s1 = 0, s0 = 0]: readonly number[]) =>
    [s2 + s1 * k + s0 * k ** 2, 2 * (s0 * k ** 2 - s2), s2 - s1 * k + s0 * k ** 2] as const;
  const [[b0, b1, b2], [a0, a1, a2]] = [toDigital(above), toDigital(below)];
  let [first, second] = [0, 0];
  return (sample: number): number => {
    const filtered = (b0 * sample + first) / a0;
    first = b1 * sample - a1 * filtered + second;
    second = b2 * sample - a2 * filtered;
    return filtered;
  };
}

/** The filters of BS.1770-5, annex 1: high tones are louder, low ones are left out. */
function createWeighting(sampleRate: number): (sample: number) => number {
  const gain = 10 ** (3.999843853973347 / 20);
  const shelf = 1 / 0.7071752369554196;
  const raiseHigh = createFilter(sampleRate, 1681.974450955533, [gain, shelf * gain ** 0.4996667741545416, 1], [1, shelf, 1]);
  // At 48 kHz, the standard's own factors are 1, -2 and 1 before the division: 1.005 gives them here.
  const cutLow = createFilter(sampleRate, 38.13547087602444, [1.005, 0, 0], [1, 1 / 0.5003270373238773, 1]);
  return (sample) => cutLow(raiseHigh(sample));
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
  const weightings = Array.from({ length: channelCount }, () => createWeighting(sampleRate));
  const step = Math.round(sampleRate / 10);
  const squares: number[] = [];
  let [sum, count, peak] = [0, 0, 0];
  return {
    add(channels: readonly Float32Array[]): void {
      for (const channel of channels) peak = findPeak(channel, peak);
      for (let index = 0; index < (channels[0]?.length ?? 0); index += 1) {
        weightings.forEach((weigh, channel) => (sum += weigh(channels[channel]?.[index] ?? 0) ** 2));
        count += 1;
        if (count < step) continue;
        squares.push(sum / step);
        [sum, count] = [0, 0];
      }
    },
    result(): { readonly loudness: number; readonly truePeak: number } {
      const blocks = squares.slice(3).map((_, index) => mean(squares.slice(index, index + 4)));
      const audible = blocks.filter((block) => toLoudness(block) > -70);
      const threshold = toLoudness(mean(audible)) - 10;
      const loud = audible.filter((block) => toLoudness(block) > threshold);
      return { loudness: loud.length > 0 ? toLoudness(mean(loud)) : -Infinity, truePeak: 20 * Math.log10(peak) };
    },
  };
}
