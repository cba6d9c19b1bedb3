import type { Recording } from "../content-model/types/recording";
import type { Track } from "./decimator";
import { findPeaks, levelAt, steadySpectrum, type Peak } from "./spectrum";

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
export function findBeats(tracks: readonly Track[]): { readonly findings: readonly Finding[]; readonly musicPulse?: number | undefined } {
  const [left, right = left] = tracks.map(listen);
  if (!left || !right) return { findings: [] };
  const beats = findBinaural(left, right);
  const pulses = left.pulses.filter(
    ({ rate, aboveNoise }) => aboveNoise >= PROMINENCE && right.pulses.some((other) => Math.abs(other.rate - rate) < 0.1),
  );
  const [explained] = pulses.flatMap((pulse) => explainPulse(pulse, left) ?? []);
  if (explained) return { findings: [...beats, explained] };
  const [strongest] = pulses;
  // Music has steady tones, noise has none.
  const isNoise = left.tones.length + right.tones.length === 0;
  if (isNoise && strongest && strongest.rate >= SLOWEST_MODULATION && strongest.depth >= MODULATED)
    return { findings: [{ kind: "modulated", ...strongest }] };
  return { findings: beats, musicPulse: (left.pulses[0] ?? right.pulses[0])?.rate };
}

/** What is heard in one ear: steady tones, and pulses of its power over time, strongest first. */
type Ear = ReturnType<typeof listen>;
function listen({ samples, rate }: Track) {
  const spectrum = steadySpectrum({ samples, rate });
  const tones = findPeaks(spectrum, TONES, PROMINENCE, 15);
  const power = steadySpectrum({ samples: samples.map((sample) => sample ** 2), rate });
  const pulses = findPeaks(power, PULSES, PULSE_PROMINENCE, 3).map(({ frequency, level, prominence }) => {
    // The mean, at 0 Hz, is measured as a sine of twice its size.
    const swing = 2 * toAmplitude(level - (power.levels[0] ?? 0));
    // The power of a signal whose loudness swings by a share m of its mean swings by 2m / (1 + m² / 2).
    return { rate: frequency, depth: (2 - Math.sqrt(Math.max(4 - 2 * swing ** 2, 0))) / swing, aboveNoise: prominence };
  });
  return {
    spectrum,
    tones: tones.filter(({ level }) => level > (tones[0]?.level ?? 0) - TRACE),
    pulses: pulses.filter(({ depth }) => depth >= PULSING),
  };
}

const toAmplitude = (level: number): number => 10 ** (level / 20);

/** Pairs of tones that are each in one ear and hardly in the other, strongest first. */
function findBinaural(left: Ear, right: Ear): Finding[] {
  const onlyIn = ({ tones }: Ear, { spectrum }: Ear) =>
    tones.filter(
      ({ frequency, level, prominence }) => levelAt(spectrum, frequency) < level - Math.min(SEPARATION, prominence - STANDING_OUT),
    );
  const rights = onlyIn(right, left);
  const pairs = onlyIn(left, right).flatMap((tone): Finding[] => {
    const rateWith = ({ frequency }: Peak) => Math.abs(frequency - tone.frequency);
    const partner = rights.find(
      (other) => rateWith(other) >= BEATS[0] && rateWith(other) <= BEATS[1] && Math.abs(other.level - tone.level) <= BALANCE,
    );
    if (!partner) return [];
    const aboveNoise = Math.min(tone.prominence, partner.prominence);
    return [{ kind: "binaural", left: tone.frequency, right: partner.frequency, rate: rateWith(partner), aboveNoise }];
  });
  return pairs.slice(0, MOST_BEATS);
}

/** Says what tones make a pulse: one that is switched or swings, with a tone on each side, or two that are mixed. */
function explainPulse(pulse: Ear["pulses"][number], { tones, spectrum }: Ear): Finding | undefined {
  for (const { frequency, level } of tones.filter((tone) => tone.frequency >= LOWEST_PULSING_TONE)) {
    const sides = [frequency - pulse.rate, frequency + pulse.rate] as const;
    const second = tones.find((tone) => sides.some((side) => Math.abs(tone.frequency - side) < 0.15));
    if (!second) continue;
    const [below, above] = [levelAt(spectrum, sides[0]), levelAt(spectrum, sides[1])];
    if (Math.abs(below - above) < BALANCE) {
      const depth = 2 * toAmplitude((below + above) / 2 - level);
      return { ...pulse, kind: depth >= SWITCHED ? "isochronic" : "modulated", left: frequency, right: frequency, depth };
    }
    if (level - second.level > BALANCE) continue;
    const [left, right] = [Math.min(frequency, second.frequency), Math.max(frequency, second.frequency)];
    return { ...pulse, kind: "monaural", left, right, depth: toAmplitude(second.level - level) };
  }
  return undefined;
}
