import path from "node:path";
import { round } from "./find-parts";
import { measureSignal } from "./measure-signal";
import { openRecording } from "./open-recording";

/** Version of the method: increase it when the same file gives other results. */
const METHOD = 6;

/** A measured file, as content says it, and its decimated channels for a picture. */
export type MeasuredFile = Awaited<ReturnType<typeof measureFile>>;

/**
 * Measures a recording.
 *
 * @param showProgress called with the share of the file that was read, 0 to 1
 * @throws an error whose message says in one line why the file cannot be measured, and what to do
 */
export async function measureFile(file: string, showProgress: (share: number) => void = () => {}) {
  const { decode, ...facts } = await openRecording(file);
  const { ears, ...measured } = await measureSignal(decode(showProgress), facts.sampleRate, facts.channels);
  if (measured.loudness === -Infinity) throw new Error("it is silent; measure a file with sound in it");
  const { seconds, loudness, truePeak, musicPulse, sameInBothEars, parts } = measured;
  const recording = {
    title: path.parse(file).name,
    file: path.basename(file),
    ...facts,
    sameInBothEars,
    seconds: round(seconds, 1),
    loudness: round(loudness, 1),
    truePeak: round(truePeak, 1),
    ...(musicPulse && { musicPulse }),
    measured: new Date().toISOString().slice(0, 10),
    method: METHOD,
    parts,
  };
  return { recording, ears };
}
