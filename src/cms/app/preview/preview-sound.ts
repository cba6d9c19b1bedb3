import { soundSamples } from "../../../artwork/sound-samples";
import { soundSchema, type Sound } from "../../../content-model/schemas/sound";
import type { SoundData } from "../../../site/figures/figure-data";
import { SAMPLE_RATE, type Tone } from "../../../site/figures/sounds";

/** URLs by what a sound is synthesised from, in the order of their first use. */
const urls = new Map<string, string>();
/** Each form value that is typed makes a new file. */
const MAX_URLS = 20;

/** A sound as the build would publish it, synthesised in the browser; undefined while its form is not complete. */
export function previewSound(value: Sound): SoundData | undefined {
  if (!soundSchema.safeParse(value).success) return undefined;
  const { id, title, caption, kind, carrier, rate, seconds } = value;
  const tone: Tone = { kind, carrier, rate, seconds };
  return { type: "sound", id, title, caption, ...tone, src: soundUrl(tone) };
}

function soundUrl(tone: Tone): string {
  const key = JSON.stringify(tone);
  const url = urls.get(key) ?? URL.createObjectURL(new Blob([wavFile(soundSamples(tone), SAMPLE_RATE)], { type: "audio/wav" }));
  urls.set(key, url);
  const [[oldest, oldUrl] = ["", ""]] = urls;
  if (urls.size > MAX_URLS) {
    urls.delete(oldest);
    URL.revokeObjectURL(oldUrl);
  }
  return url;
}

/** 16-bit samples as a WAV file (RIFF, format PCM). */
function wavFile(channels: readonly Int32Array[], sampleRate: number): ArrayBuffer {
  const length = channels[0]?.length ?? 0;
  const frame = 2 * channels.length;
  const view = new DataView(new ArrayBuffer(44 + length * frame));
  const text = (at: number, value: string) => [...value].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frame, true);
  view.setUint16(32, frame, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, length * frame, true);
  for (let index = 0; index < length; index += 1)
    channels.forEach((samples, channel) => view.setInt16(44 + index * frame + 2 * channel, samples[index] ?? 0, true));
  return view.buffer as ArrayBuffer;
}
