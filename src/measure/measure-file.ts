import path from "node:path";
import type { Recording } from "../content-model/types/recording";
import { measureSignal, type Measurement } from "./measure-signal";
import { openRecording } from "./open-recording";

/** Version of the method: increase it when the same file gives other results. */
const METHOD = 1;

/** A measured file, as content says it, and its reduced channels for a picture. */
export interface MeasuredFile extends Pick<Measurement, "ears" | "earRate"> {
  readonly recording: Omit<Recording, "id" | "parts"> & Pick<Measurement, "parts">;
}

/**
 * Measures a recording.
 *
 * @param showProgress called with the share of the file that was read, 0 to 1
 * @throws an error whose message says in one line why the file cannot be measured, and what to do
 */
export async function measureFile(file: string, showProgress: (share: number) => void = () => {}): Promise<MeasuredFile> {
  const { decode, seconds, ...facts } = await openRecording(file);
  const counted = async function* () {
    let length = 0;
    for await (const piece of decode()) {
      length += piece[0]?.length ?? 0;
      showProgress(Math.min(length / facts.sampleRate / seconds, 1));
      yield piece;
    }
  };
  const { ears, earRate, parts, ...measured } = await measureSignal(counted(), facts.sampleRate, facts.channels);
  if (measured.loudness === -Infinity) throw new Error("it is silent; measure a file with sound in it");
  const { name, base } = path.parse(file);
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  const recording = {
    ...{ title: name, file: base, ...facts, sameInBothEars: measured.sameInBothEars },
    ...{ seconds: round(measured.seconds, 1), loudness: round(measured.loudness, 1), truePeak: round(measured.truePeak, 1) },
    ...{ measured: new Date().toISOString().slice(0, 10), method: METHOD },
    ...(measured.musicPulse === undefined ? {} : { musicPulse: round(measured.musicPulse, 2) }),
    parts,
  };
  return { recording, ears, earRate };
}
