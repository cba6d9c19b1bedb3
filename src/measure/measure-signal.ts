import { findParts } from "./find-parts";
import { createLoudnessMeter } from "./loudness";
import { concatenate, createDecimator } from "./low-pass";

/** About how many samples a second are left to find tones in, and of how loud an ear is over time. */
const EAR_RATE = 4000;
const ENVELOPE_RATE = 400;

/**
 * Measures a signal.
 *
 * @param pieces samples from −1 to 1 of one or two channels, one piece after another
 * @param showProgress called with the seconds that were read
 * @returns length, loudness in LUFS and true peak in dBTP (−Infinity for silence), parts, the pulses a second that belong to no
 *   beat, such as those of music, and the channels with `earRate` samples a second, for a picture
 */
export async function measureSignal(
  pieces: AsyncIterable<readonly Float32Array[]> | Iterable<readonly Float32Array[]>,
  sampleRate: number,
  channelCount: number,
  showProgress: (seconds: number) => void = () => {},
) {
  const factors = { ear: Math.round(sampleRate / EAR_RATE), envelope: Math.round(sampleRate / ENVELOPE_RATE) };
  const meter = createLoudnessMeter(sampleRate, channelCount);
  const channels = Array.from({ length: channelCount }, () => ({
    ...{ toEar: createDecimator(factors.ear, 5), toEnvelope: createDecimator(factors.envelope, 3) },
    ...{ ear: [] as Float32Array[], envelope: [] as Float32Array[] },
  }));
  let length = 0;
  for await (const piece of pieces) {
    meter.add(piece);
    length += piece[0]?.length ?? 0;
    channels.forEach(({ toEar, toEnvelope, ear, envelope }, index) => {
      const samples = piece[index] ?? new Float32Array();
      ear.push(toEar(samples));
      envelope.push(toEnvelope(samples.map(Math.abs)));
    });
    showProgress(length / sampleRate);
  }
  const [ears, envelopes] = [channels.map(({ ear }) => concatenate(ear)), channels.map(({ envelope }) => concatenate(envelope))];
  const [seconds, earRate, envelopeRate] = [length / sampleRate, sampleRate / factors.ear, sampleRate / factors.envelope];
  const [left, right] = ears;
  const sameInBothEars = right !== undefined && left?.every((sample, index) => Math.abs(sample - (right[index] ?? 0)) < 1e-4) === true;
  const found = findParts({ ears, earRate, envelopes, envelopeRate }, seconds);
  return { seconds, ...meter.result(), sameInBothEars, ...found, ears, earRate };
}
