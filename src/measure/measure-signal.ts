import type { RecordingPart } from "../site/recordings";
import { findParts } from "./find-parts";
import { createLoudnessMeter } from "./loudness";
import { concatenate, createDecimator } from "./low-pass";

/** About how many samples a second are left to find tones in, and of how loud an ear is over time. */
const EAR_RATE = 4000;
const ENVELOPE_RATE = 400;

/** What is in a signal. */
export interface Measurement {
  readonly seconds: number;
  /** Integrated loudness in LUFS and true peak in dBTP; both are −Infinity for silence. */
  readonly loudness: number;
  readonly truePeak: number;
  readonly sameInBothEars: boolean;
  readonly parts: readonly RecordingPart[];
  /** Pulses a second that belong to no beat, such as those of music. */
  readonly musicPulse?: number | undefined;
  /** The channels with `earRate` samples a second, for a picture. */
  readonly ears: readonly Float32Array[];
  readonly earRate: number;
}

/**
 * Measures a signal that comes in pieces: its loudness, and the beats and pulses in it.
 *
 * @param pieces samples from −1 to 1 of one or two channels
 */
export async function measureSignal(
  pieces: AsyncIterable<readonly Float32Array[]> | Iterable<readonly Float32Array[]>,
  sampleRate: number,
  channelCount: number,
): Promise<Measurement> {
  const factors = { ear: Math.round(sampleRate / EAR_RATE), envelope: Math.round(sampleRate / ENVELOPE_RATE) };
  const meter = createLoudnessMeter(sampleRate, channelCount);
  const channels = Array.from({ length: channelCount }, () => ({
    ...{ toEar: createDecimator(factors.ear, 5), toEnvelope: createDecimator(factors.envelope, 3) },
    ...{ ear: [] as Float32Array[], envelope: [] as Float32Array[] },
  }));
  let length = 0;
  let sameInBothEars = channelCount === 2;
  for await (const piece of pieces) {
    meter.add(piece);
    length += piece[0]?.length ?? 0;
    sameInBothEars &&= isSame(piece);
    channels.forEach(({ toEar, toEnvelope, ear, envelope }, index) => {
      const samples = piece[index] ?? new Float32Array();
      ear.push(toEar(samples));
      envelope.push(toEnvelope(samples.map(Math.abs)));
    });
  }
  const ears = channels.map(({ ear }) => concatenate(ear));
  const envelopes = channels.map(({ envelope }) => concatenate(envelope));
  const [seconds, earRate] = [length / sampleRate, sampleRate / factors.ear];
  const found = findParts({ ears, earRate, envelopes, envelopeRate: sampleRate / factors.envelope }, seconds);
  return { seconds, ...meter.result(), sameInBothEars, ...found, ears, earRate };
}

/** Whether two channels differ by rounding at most. */
function isSame([left = new Float32Array(), right = left]: readonly Float32Array[]): boolean {
  return left.every((sample, index) => Math.abs(sample - (right[index] as number)) < 1e-4);
}
