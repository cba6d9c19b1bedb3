import { createDecimator } from "./decimator";
import { findParts } from "./find-parts";
import { createLoudnessMeter } from "./loudness";

/**
 * Measures a signal.
 *
 * @param pieces samples from −1 to 1 of one or two channels, one piece after another
 * @returns length, loudness in LUFS and true peak in dBTP (−Infinity for silence), parts, the pulses a second that belong to no
 *   beat, such as those of music, and the decimated channels, for a picture
 */
export async function measureSignal(
  pieces: AsyncIterable<readonly Float32Array[]> | Iterable<readonly Float32Array[]>,
  sampleRate: number,
  channelCount: number,
) {
  const meter = createLoudnessMeter(sampleRate, channelCount);
  const decimators = Array.from({ length: channelCount }, () => createDecimator(sampleRate));
  let length = 0;
  for await (const piece of pieces) {
    meter.add(piece);
    for (const [channel, samples] of piece.entries()) decimators[channel]?.add(samples);
    length += piece[0]?.length ?? 0;
  }
  const ears = await Promise.all(decimators.map((decimator) => decimator.result()));
  const seconds = length / sampleRate;
  const [left, right] = ears.map(({ samples }) => samples);
  const sameInBothEars = right !== undefined && left?.every((sample, index) => Math.abs(sample - (right[index] ?? 0)) < 1e-4) === true;
  return { seconds, ...meter.result(), sameInBothEars, ...findParts(ears, seconds), ears };
}
