import type { Queried } from "../content-type";
import type { Recording } from "../types/recording";

/** A stretch of a recording in which the same was found; of a sweep, its tones are means. */
export type RecordingPart = Queried<Recording["parts"][number]>;

/** A measured recording, without what only identifies its file. */
export type RecordingData = Queried<
  Pick<Recording, "seconds" | "channels" | "sameInBothEars" | "loudness" | "truePeak" | "musicPulse" | "parts">
>;

/** What the measurement cannot see. Readers must know it beside every result. */
export const measurementLimits = [
  "The meter can’t tell whether the rhythm of music was meant as a beat; noise that swings less than four times a second counts as rhythm.",
  "It doesn’t see beats slower than 0.4 a second, tones below 60 Hz (of pulses, below 100), any sound above 1,500 Hz, or a rate that glides faster than 0.3 Hz a second.",
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
  const tones = isSweep ? "in the middle " : "";
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
