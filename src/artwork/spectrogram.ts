import { magma } from "./magma";

/** What part of a sound is analyzed, and how finely. */
interface SpectrogramOptions {
  readonly sampleRate: number;
  /** Start and length of the time axis, in seconds. */
  readonly start: number;
  readonly seconds: number;
  /** Ends of the frequency axis, in hertz. */
  readonly low: number;
  readonly high: number;
  /** Length of the Hann window in seconds: a longer one tells closer frequencies apart, a shorter one faster changes. */
  readonly window: number;
  readonly width: number;
  readonly height: number;
}

/** The strength of each frequency around each moment, in rows from the highest frequency to the lowest. */
export function computeSpectrogram(samples: ArrayLike<number>, options: SpectrogramOptions): Float64Array[] {
  const { sampleRate, start, seconds, low, high, window, width, height } = options;
  const size = Math.round(window * sampleRate);
  const hann = Float64Array.from({ length: size }, (_, index) => Math.sin((Math.PI * (index + 0.5)) / size) ** 2);
  // With silence at both ends: a read beyond the end of an array takes ten times as long.
  const padded = new Float64Array(samples.length + 2 * size);
  padded.set(samples, size);
  return Array.from({ length: height }, (_, row) => {
    const step = (2 * Math.PI * (high - ((high - low) * (row + 0.5)) / height)) / sampleRate;
    const cosine = hann.map((weight, index) => weight * Math.cos(step * index));
    const sine = hann.map((weight, index) => weight * Math.sin(step * index));
    return Float64Array.from({ length: width }, (_, column) => {
      const first = Math.round((start + (seconds * (column + 0.5)) / width) * sampleRate + size / 2);
      let [real, imaginary] = [0, 0];
      for (let index = 0; index < size; index += 1) {
        const sample = padded[first + index] as number;
        real += sample * (cosine[index] as number);
        imaginary += sample * (sine[index] as number);
      }
      return Math.hypot(real, imaginary);
    });
  });
}

/** Weaker parts than this, in decibels below the strongest, have the darkest color. */
const RANGE = 45;

/** A spectrogram as pixels of three bytes, in the palette {@link magma}. */
export function colorSpectrogram(levels: readonly Float64Array[]): Buffer {
  const strongest = Math.max(...levels.map((row) => Math.max(...row)));
  const toColor = (level: number) => {
    const index = Math.round(255 * Math.max(0, 1 + (20 * Math.log10(level / strongest || 1e-9)) / RANGE));
    return magma.subarray(3 * index, 3 * index + 3);
  };
  return Buffer.concat(levels.flatMap((row) => Array.from(row, (level) => toColor(level))));
}
