import { soundSamples } from "../../../artwork/sound-samples";
import { soundSchema, type Sound } from "../../../content-model/schemas/sound";
import type { SoundData } from "../../../site/figures/figure-data";
import { SAMPLE_RATE, type Tone } from "../../../site/figures/sounds";

/** URLs by what a sound is synthesised from. */
const urls = new Map<string, string>();

/** A sound as the build would publish it, synthesised in the browser; undefined while its form is not complete. */
export function previewSound(value: Sound): SoundData | undefined {
  if (!soundSchema.safeParse(value).success) return undefined;
  const { id, title, caption, kind, carrier, rate, seconds } = value;
  const tone: Tone = { kind, carrier, rate, seconds };
  const key = JSON.stringify(tone);
  const src = urls.get(key) ?? URL.createObjectURL(wavFile(soundSamples(tone)));
  urls.set(key, src);
  return { type: "sound", id, title, caption, ...tone, src };
}

/** 16-bit samples as a WAV file (RIFF, format PCM). */
function wavFile(channels: readonly Int32Array[]): Blob {
  const frame = 2 * channels.length;
  const samples = new Int16Array((channels[0]?.length ?? 0) * channels.length);
  channels.forEach((channel, offset) => channel.forEach((sample, index) => (samples[index * channels.length + offset] = sample)));
  const format = new DataView(new ArrayBuffer(16));
  format.setUint16(0, 1, true);
  format.setUint16(2, channels.length, true);
  format.setUint32(4, SAMPLE_RATE, true);
  format.setUint32(8, SAMPLE_RATE * frame, true);
  format.setUint16(12, frame, true);
  format.setUint16(14, 16, true);
  const size = (bytes: number) => Uint32Array.of(bytes);
  const { byteLength } = samples;
  return new Blob(["RIFF", size(36 + byteLength), "WAVEfmt ", size(16), format, "data", size(byteLength), samples], { type: "audio/wav" });
}
