/** What a part of a recording can hold. */
export const recordingKinds = ["binaural", "monaural", "isochronic", "modulated", "none"] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** A stretch of a recording in which the same was found. GraphQL has null where a field is missing. */
export interface RecordingPart {
  /** Start and end in seconds. */
  readonly from: number;
  readonly to: number;
  readonly kind: RecordingKind;
  /** The tone of each ear in hertz, of a sweep its mean; of a monaural beat the two that are mixed, of an isochronic tone twice the same. */
  readonly left?: number | null | undefined;
  readonly right?: number | null | undefined;
  /** Beats or pulses a second; of a sweep at its start, and `rateEnd` at its end. */
  readonly rate?: number | null | undefined;
  readonly rateEnd?: number | null | undefined;
  /** How far the loudness swings, as a share of its mean; over 1 where a tone is switched on and off. */
  readonly depth?: number | null | undefined;
  /** Decibels by which the tones or the pulse stand out in the spectrum. */
  readonly aboveNoise?: number | null | undefined;
}

/** A measured recording, without what only identifies its file. */
export interface RecordingData {
  readonly seconds: number;
  readonly channels: number;
  readonly sameInBothEars?: boolean | null | undefined;
  /** Integrated loudness in LUFS, true peak in dBTP. */
  readonly loudness: number;
  readonly truePeak: number;
  readonly musicPulse?: number | null | undefined;
  readonly parts: readonly RecordingPart[];
}

/** What the measurement cannot see. Readers must know it beside every result. */
export const measurementLimits = [
  "The meter can’t tell whether the rhythm of music was meant as a beat; noise that swings less than four times a second counts as rhythm.",
  "It doesn’t see beats slower than 0.4 a second, tones below 60 or above 1,500 Hz (of pulses, below 100), or a rate that glides faster than 0.3 Hz a second.",
  "It says nothing about what a listener feels.",
] as const;

/** `65` as `1:05`. */
export const formatTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(Math.round(seconds) / 60), Math.round(seconds) % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
};

/** A part in words, without its times: `binaural beat, 10 a second: 400 Hz left, 410 Hz right`. */
export function describePart({ kind, left, right, rate, rateEnd, depth }: RecordingPart): string {
  const isSweep = typeof rateEnd === "number";
  const speed = isSweep ? `gliding from ${rate ?? 0} to ${rateEnd} a second` : `${rate ?? 0} a second`;
  // At least one of the tones glides, too.
  const tones = isSweep ? "on average " : "";
  if (kind === "none") return "no steady beat found";
  if (kind === "binaural") return `binaural beat, ${speed}: ${tones}${left ?? 0} Hz left, ${right ?? 0} Hz right`;
  if (kind === "monaural") return `monaural beat, ${speed}: ${tones}${left ?? 0} Hz and ${right ?? 0} Hz mixed`;
  if (kind === "isochronic") return `isochronic tone of ${left ?? 0} Hz, switched on ${speed}`;
  return `${typeof left !== "number" ? "sound" : `tone of ${left} Hz`} whose loudness swings ${speed}, ${Math.round((depth ?? 0) * 100)}% deep`;
}

/** A recording in words, a line each: loudness, its parts, and what follows for binaural beats. */
export function describeRecording({ channels, sameInBothEars, loudness, truePeak, musicPulse, parts }: RecordingData): string[] {
  const isMono = channels === 1 || sameInBothEars === true;
  return [
    `loudness ${formatLevel(loudness)} LUFS, true peak ${formatLevel(truePeak)} dBTP`,
    ...parts.map(
      (part) =>
        `${formatTime(part.from)}–${formatTime(part.to)}: ${describePart(part)}` +
        (typeof part.aboveNoise !== "number" ? "" : ` (${part.aboveNoise} dB above the noise)`),
    ),
    ...(typeof musicPulse !== "number" ? [] : [`the music’s own pulse: ${musicPulse} a second`]),
    ...(isMono ? ["both ears have the same sound, so that no binaural beat can be in it"] : []),
  ];
}

const formatLevel = (decibels: number): string => decibels.toFixed(1).replace("-", "−");
