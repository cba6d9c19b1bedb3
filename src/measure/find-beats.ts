import type { Recording } from "../content-model/types/recording";
import type { Track } from "./decimator";
import { findPeaks, levelAt, steadySpectrum, type Peak, type Spectrum } from "./spectrum";

/** What was found in a segment. */
export interface Finding extends Pick<Recording["parts"][number], "kind" | "left" | "right" | "depth"> {
  readonly rate: number;
  readonly aboveNoise: number;
}

/** Frequencies of tones, of beats between two ears, and of pulses in the sound, in hertz. */
const TONES = [60, 1500] as const;
const BEATS = [0.4, 45] as const;
const PULSES = [0.5, 70] as const;
/** Most decibels between the two tones of a beat. */
const BALANCE = 6;
/** A tone is in one ear only if it is this many decibels weaker in the other, or does not stand out there. */
const SEPARATION = 20;
const STANDING_OUT = 7;
/** A tone that is this many decibels below the strongest is a trace of it, or of the file's rounding. */
const TRACE = 45;
/** Most beats that are reported at a time. */
const MOST_BEATS = 3;
/** Decibels by which a beat or its tones must stand out, and by which the pulse of music. */
const PROMINENCE = 18;
const PULSE_PROMINENCE = 10;
/** A lower tone that comes and goes is a bass or a drum. */
const LOWEST_PULSING_TONE = 100;
/** Depths from which loudness pulses at all, from which noise counts as modulated, and a tone as switched on and off. */
const PULSING = 0.03;
const MODULATED = 0.25;
const SWITCHED = 0.75;
/** Slower pulses without tones are the rhythm of music. */
const SLOWEST_MODULATION = 4;

/** Finds the beats in a segment. The strongest pulse that belongs to none of them, such as that of music, is apart. */
export function findBeats(ears: readonly Track[]) {
  const spectra = ears.map(steadySpectrum);
  const tones = spectra.map((spectrum) => {
    const peaks = findPeaks(spectrum, TONES, PROMINENCE, 15);
    return peaks.filter(({ level }) => level > (peaks[0]?.level ?? 0) - TRACE);
  });
  const findings = findBinaural(spectra, tones);
  const [pulses = [], others = pulses] = ears.map(findPulses);
  const inBoth = pulses.filter(
    ({ rate, aboveNoise }) => aboveNoise >= PROMINENCE && others.some((other) => Math.abs(other.rate - rate) < 0.1),
  );
  const [[spectrum], [clear = []], [strongest]] = [spectra, tones, inBoth];
  const [explained] = spectrum ? inBoth.flatMap((pulse) => explainPulse(pulse, clear, spectrum) ?? []) : [];
  if (explained) return { findings: [...findings, explained] };
  // Music has steady tones, noise has none.
  const isNoise = tones.every(({ length }) => length === 0);
  if (isNoise && strongest && strongest.rate >= SLOWEST_MODULATION && strongest.depth >= MODULATED)
    return { findings: [{ kind: "modulated" as const, ...strongest }] };
  return { findings, musicPulse: pulses[0] ?? others[0] };
}

/** Pairs of tones that are each in one ear and hardly in the other, strongest first. */
function findBinaural([left, right]: readonly Spectrum[], [lefts = [], rights = []]: readonly Peak[][]): Finding[] {
  if (!left || !right) return [];
  const isOnlyIn = ({ frequency, level, prominence }: Peak, otherEar: Spectrum) =>
    levelAt(otherEar, frequency) < level - Math.min(SEPARATION, prominence - STANDING_OUT);
  const inRight = rights.filter((tone) => isOnlyIn(tone, left));
  const pairs = lefts.flatMap((tone) => {
    if (!isOnlyIn(tone, right)) return [];
    const rateWith = ({ frequency }: Peak) => Math.abs(frequency - tone.frequency);
    const partner = inRight.find(
      (other) => rateWith(other) >= BEATS[0] && rateWith(other) <= BEATS[1] && Math.abs(other.level - tone.level) <= BALANCE,
    );
    if (!partner) return [];
    const aboveNoise = Math.min(tone.prominence, partner.prominence);
    return [{ kind: "binaural" as const, left: tone.frequency, right: partner.frequency, rate: rateWith(partner), aboveNoise }];
  });
  return pairs.slice(0, MOST_BEATS);
}

type Pulse = Pick<Required<Finding>, "rate" | "depth" | "aboveNoise">;

const toAmplitude = (level: number): number => 10 ** (level / 20);

/** The pulses in the power of an ear over time, strongest first. */
function findPulses({ samples, rate }: Track): Pulse[] {
  const spectrum = steadySpectrum({ samples: samples.map((sample) => sample ** 2), rate });
  const pulses = findPeaks(spectrum, PULSES, PULSE_PROMINENCE, 3).map(({ frequency, level, prominence }) => {
    // The mean, at 0 Hz, is measured as a sine of twice its size.
    const swing = 2 * toAmplitude(level - (spectrum.levels[0] ?? 0));
    // The power of a signal whose loudness swings by a share m of its mean swings by 2m / (1 + m² / 2).
    const depth = (2 - Math.sqrt(Math.max(4 - 2 * swing ** 2, 0))) / swing;
    return { rate: frequency, depth, aboveNoise: prominence };
  });
  return pulses.filter(({ depth }) => depth >= PULSING);
}

/** Says what tones make a pulse: one that is switched or swings, with a tone on each side, or two that are mixed. */
function explainPulse({ rate, aboveNoise }: Pulse, tones: readonly Peak[], spectrum: Spectrum): Finding | undefined {
  const findTone = (frequency: number) => tones.find((peak) => Math.abs(peak.frequency - frequency) < 0.15);
  for (const { frequency, level } of tones.filter((tone) => tone.frequency >= LOWEST_PULSING_TONE)) {
    const sides = [frequency - rate, frequency + rate];
    const [below = 0, above = 0] = sides.map((side) => levelAt(spectrum, side));
    const [second] = sides.flatMap((side) => findTone(side) ?? []);
    if (!second) continue;
    if (Math.abs(below - above) < BALANCE) {
      const depth = 2 * toAmplitude((below + above) / 2 - level);
      return { kind: depth >= SWITCHED ? "isochronic" : "modulated", left: frequency, right: frequency, rate, depth, aboveNoise };
    }
    if (level - second.level > BALANCE) continue;
    const [left, right] = [Math.min(frequency, second.frequency), Math.max(frequency, second.frequency)];
    return { kind: "monaural", left, right, rate, depth: toAmplitude(second.level - level), aboveNoise };
  }
  return undefined;
}
