import FFT from "fft.js";
import type { Track } from "./decimator";

/** Levels of a signal by frequency, in decibels of an amplitude: one for each multiple of `step` hertz from 0. */
interface Spectrum {
  readonly step: number;
  readonly levels: Float64Array;
}

/** A steady frequency in hertz, its level, and by how many decibels it stands out. */
export interface Peak {
  readonly frequency: number;
  readonly level: number;
  readonly prominence: number;
}

/** Longest window in seconds: a longer one tells closer frequencies apart, a shorter one follows what glides. */
const LONGEST_WINDOW = 8;
const SILENCE = -160;

/** The last transform: its tables take longer to make than a transform. */
let fft = new FFT(2);

/**
 * The levels of what stays in a signal: the mean over at least five windows, of decibels and not of power, so that a note
 * that is heard in one of them hardly counts.
 */
export function steadySpectrum({ samples, rate }: Track): Spectrum {
  const size = 2 ** Math.min(Math.floor(Math.log2(samples.length / 3)), Math.round(Math.log2(rate * LONGEST_WINDOW)));
  const windows = Math.floor((2 * samples.length) / size) - 1;
  if (fft.size !== size) fft = new FFT(size);
  const hann = Float64Array.from({ length: size }, (_, index) => Math.sin((Math.PI * index) / size) ** 2);
  const input = new Float64Array(size);
  const output = fft.createComplexArray() as number[];
  const levels = new Float64Array(size / 2);
  for (let window = 0; window < windows; window += 1) {
    const first = Math.floor((window * (samples.length - size)) / (windows - 1));
    for (let index = 0; index < size; index += 1) input[index] = (samples[first + index] as number) * (hann[index] as number);
    fft.realTransform(output, input);
    for (let bin = 0; bin < levels.length; bin += 1) {
      // Half of an amplitude is at the negative frequency, and the window takes another half.
      const power = (4 / size) ** 2 * ((output[2 * bin] as number) ** 2 + (output[2 * bin + 1] as number) ** 2);
      levels[bin] = (levels[bin] as number) + Math.max(10 * Math.log10(power), SILENCE) / windows;
    }
  }
  return { step: rate / size, levels };
}

/** The level at a frequency, which may be between two measured ones. */
export function levelAt({ step, levels }: Spectrum, frequency: number): number {
  const bin = Math.round(frequency / step);
  return Math.max(...levels.subarray(bin - 1, bin + 2));
}

/** Distance from a steady frequency at which the window lets hardly anything through, in steps. */
const LOBE = 3;

/**
 * The steady frequencies from `low` to `high` hertz that are at least `prominence` decibels above the median within
 * `around` hertz, strongest first.
 */
export function findPeaks({ step, levels }: Spectrum, [low, high]: readonly [number, number], prominence: number, around: number): Peak[] {
  const reach = Math.max(Math.round(around / step), 4 * LOBE);
  const medians = Array.from({ length: Math.ceil(levels.length / reach) }, (_, block) => {
    const near = levels.slice(Math.max((block - 1) * reach, 1), (block + 2) * reach).sort();
    return near[near.length >> 1] as number;
  });
  const peaks: Peak[] = [];
  for (let bin = Math.max(Math.ceil(low / step), LOBE); bin <= Math.min(high / step, levels.length - LOBE - 1); bin += 1) {
    const [before, level, after] = [levels[bin - 1], levels[bin], levels[bin + 1]] as [number, number, number];
    const above = level - (medians[Math.floor(bin / reach)] as number);
    if (level <= before || level < after || above < prominence) continue;
    // A tone is narrow.
    if (level - Math.max(levels[bin - LOBE] as number, levels[bin + LOBE] as number) <= Math.min(above - 6, 24)) continue;
    // Exact for a sine in a Hann window: the stronger neighbor says how far the sine is from the bin.
    const ratio = 10 ** ((Math.max(before, after) - level) / 20);
    const offset = (Math.sign(after - before) * (2 * ratio - 1)) / (ratio + 1);
    peaks.push({ frequency: (bin + offset) * step, level: level - ((before - after) * offset) / 4, prominence: above });
  }
  return peaks.sort((one, other) => other.level - one.level);
}
