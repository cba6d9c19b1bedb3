import { SAMPLE_RATE, type Tone } from "../content-model/figures/sounds";

/** Effective level of each channel (RMS) between the fades, as a share of the full scale: all kinds are equally loud. */
const LEVEL = 0.1;
const FADE_IN_SECONDS = 0.5;
const FADE_OUT_SECONDS = 1;
/** The share of each period in which an isochronic tone is heard, with its soft edges, and the share of one edge. */
const PULSE = 0.5;
const EDGE = 0.1;

/** The frequencies of each channel, in hertz. One channel is heard with both ears; of two, the first is the left ear's. */
function listFrequencies({ kind, carrier, rate = 0 }: Tone): number[][] {
  if (kind === "binaural") return [[carrier], [carrier + rate]];
  // A channel without frequencies is silent.
  if (kind === "left") return [[carrier], []];
  if (kind === "right") return [[], [carrier]];
  return [kind === "monaural" ? [carrier, carrier + rate] : [carrier]];
}

/** How loud an isochronic tone is `seconds` after the start of a pulse, 0 to 1. Soft edges prevent clicks. */
export function pulseLevel(seconds: number, rate: number): number {
  const phase = (seconds * rate) % 1;
  return raisedCosine(Math.min(phase, PULSE - phase) / EDGE);
}

/** Rises smoothly from 0 at 0 to 1 at 1. */
const raisedCosine = (x: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(Math.max(x, 0), 1));

/**
 * Synthesizes a sound, with a fade at both ends.
 *
 * @returns the samples of each channel as 16-bit integers, `SAMPLE_RATE` per second
 */
export function soundSamples(tone: Tone): Int32Array<ArrayBuffer>[] {
  const length = Math.round(tone.seconds * SAMPLE_RATE);
  return listFrequencies(tone).map((frequencies) => {
    const gain = (32767 * LEVEL) / effectiveLevel(tone, frequencies.length || 1);
    return Int32Array.from({ length }, (_, index) => {
      const time = index / SAMPLE_RATE;
      const fade = raisedCosine(time / FADE_IN_SECONDS) * raisedCosine((tone.seconds - time) / FADE_OUT_SECONDS);
      const level = tone.kind === "isochronic" ? pulseLevel(time, tone.rate ?? 1) : 1;
      const sum = frequencies.reduce((total, frequency) => total + Math.sin(2 * Math.PI * frequency * time), 0);
      return Math.round(gain * fade * level * sum);
    });
  });
}

/** The effective level of the sum of some sines, each with an amplitude of 1; pulses are silent for a part of the time. */
function effectiveLevel({ kind }: Tone, sines: number): number {
  // The mean square of a raised cosine is 3/8.
  const share = kind === "isochronic" ? PULSE - 2 * EDGE + (2 * EDGE * 3) / 8 : 1;
  return Math.sqrt((sines * share) / 2);
}
