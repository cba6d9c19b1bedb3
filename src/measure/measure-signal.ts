import { findParts } from "./find-parts";
import { createLoudnessMeter } from "./loudness";
import { createDecimator } from "./decimator";

/** About how many samples a second are left to find tones in, and of how loud an ear is over time. */
const EAR_RATE = 4000;
const ENVELOPE_RATE = 400;

/**
 * Measures a signal.
 *
 * @param pieces samples from −1 to 1 of one or two channels, one piece after another
 * @param showProgress called with the seconds that were read
 * @returns length, loudness in LUFS and true peak in dBTP (−Infinity for silence), parts, the pulses a second that belong to no
 *   beat, such as those of music, and the decimated channels, for a picture
 */
export async function measureSignal(
  pieces: AsyncIterable<readonly Float32Array[]> | Iterable<readonly Float32Array[]>,
  sampleRate: number,
  channelCount: number,
  showProgress: (seconds: number) => void = () => {},
) {
  const meter = createLoudnessMeter(sampleRate, channelCount);
  const channels = Array.from({ length: channelCount }, () => ({
    ear: createDecimator(sampleRate, EAR_RATE, 5),
    envelope: createDecimator(sampleRate, ENVELOPE_RATE, 3),
  }));
  let length = 0;
  for await (const piece of pieces) {
    meter.add(piece);
    channels.forEach(({ ear, envelope }, index) => {
      const samples = piece[index] ?? new Float32Array();
      ear.add(samples);
      envelope.add(samples.map(Math.abs));
    });
    length += piece[0]?.length ?? 0;
    showProgress(length / sampleRate);
  }
  const ears = channels.map(({ ear }) => ear.result());
  const envelopes = channels.map(({ envelope }) => envelope.result());
  const seconds = length / sampleRate;
  const [left, right] = ears.map(({ samples }) => samples);
  const sameInBothEars = right !== undefined && left?.every((sample, index) => Math.abs(sample - (right[index] ?? 0)) < 1e-4) === true;
  return { seconds, ...meter.result(), sameInBothEars, ...findParts({ ears, envelopes }, seconds), ears };
}
