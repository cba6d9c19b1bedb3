import { createHash } from "node:crypto";
import fs from "node:fs";
import { ADTS, AudioSampleSink, EncodedPacketSink, FLAC, FilePathSource, Input, Logging, LogLevel, MP3, MP4, OGG, WAVE } from "mediabunny";
import type { InputAudioTrack } from "mediabunny";

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly sampleRate?: number;
}

interface Decoder {
  decode(bytes: Uint8Array): Decoded;
  flush?(): Decoded;
}

/** A decoder for each codec that mediabunny does not decode itself. */
const decoders: Readonly<Record<string, (track: InputAudioTrack) => Promise<Decoder>>> = {
  mp3: async () => (await import("@audio/decode-mp3")).decoder(),
  aac: async (track) => {
    const { description } = (await track.getDecoderConfig()) ?? {};
    return (await import("@audio/decode-aac")).decoder(description && { asc: new Uint8Array(description as ArrayBuffer) });
  },
  flac: async () => (await import("@audio/decode-flac")).decoder(),
  vorbis: async () => (await import("@audio/decode-vorbis")).decoder(),
  opus: async () => (await import("@audio/decode-opus")).decoder(),
};

const DAMAGED = "it is damaged; download it again";

/**
 * Opens a recording: what its file says (`bitRate` in kilobits a second), and `decode`, which gives the samples of each channel,
 * from −1 to 1, in pieces, and throws for a damaged file.
 *
 * @throws an error whose message says in one line why the file cannot be measured, and what to do
 */
export async function openRecording(file: string) {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error("there is no such file; check its name");
  const hash = createHash("sha256");
  for await (const bytes of fs.createReadStream(file)) hash.update(bytes as Buffer);
  // What it would print is in our own messages.
  Logging.level = LogLevel.Silent;
  const input = new Input({ source: new FilePathSource(file), formats: [MP3, MP4, WAVE, FLAC, OGG, ADTS] });
  const container = await input.getFormat().catch(() => undefined);
  if (!container) throw new Error("it is not audio in a known format; use MP3, M4A, WAV, FLAC, Ogg Vorbis or Opus");
  const [video] = await input.getVideoTracks().catch(() => []);
  if (video) throw new Error("it is a video; measure the audio file of the download");
  const track = await input.getPrimaryAudioTrack().catch(() => null);
  if (!track) throw new Error("it is damaged, or its encoding is rare; download it again, or convert it to FLAC");
  const codec = String(track.codec ?? track.internalCodecId);
  if (["drms", "enca"].includes(String(track.internalCodecId)))
    throw new Error("it is protected against copying; measure a file that any player can open");
  const load = decoders[codec];
  if (!load && !/^(?:pcm-|[au]law)/.test(codec))
    throw new Error(`its sound is encoded as ${codec}, which cannot be read; convert it to WAV or FLAC`);
  const { sampleRate, numberOfChannels: channels } = track;
  const seconds = await track.computeDuration().catch(() => 0);
  const stated = (await track.getDurationFromMetadata()) ?? seconds;
  if (seconds === 0 || seconds < stated - 0.5 || (container === WAVE && isCutWave(file))) throw new Error(DAMAGED);
  const limits = [
    [channels, "channels", 1, 2],
    [sampleRate, "samples a second", 16_000, 96_000],
    [Math.floor(seconds * 10) / 10, "seconds of sound", 5, 7200],
  ] as const;
  for (const [value, unit, least, most] of limits)
    if (value < least || value > most) throw new Error(`it has ${value} ${unit}; measure a file of ${least} to ${most} ${unit}`);
  return {
    sha256: hash.digest("hex"),
    format:
      container === OGG ? `Ogg ${codec}` : container === MP4 ? `M4A (${codec.toUpperCase()})` : container === WAVE ? "WAV" : container.name,
    bitRate: Math.round((await track.computePacketStats()).averageBitrate / 1000),
    sampleRate,
    channels,
    decode: async function* (showProgress: (share: number) => void) {
      let length = 0;
      const bytes = container === MP4 ? readPackets(track) : fs.createReadStream(file);
      for await (const samples of load ? decodeBytes(await load(track), bytes) : readSamples(track)) {
        length += samples[0]?.length ?? 0;
        showProgress(Math.min(length / sampleRate / seconds, 1));
        yield samples;
      }
      if (length < (seconds - 0.5) * sampleRate) throw new Error(DAMAGED);
    },
  };
}

/** Whether a WAV file is shorter than its beginning says. Programs that wrote it as a stream, without an end, say 2 GB or more, or nothing. */
function isCutWave(file: string): boolean {
  const descriptor = fs.openSync(file, "r");
  const start = Buffer.alloc(8);
  fs.readSync(descriptor, start);
  fs.closeSync(descriptor);
  const stated = start.readUInt32LE(4);
  return start.toString("latin1", 0, 4) === "RIFF" && stated < 0x7ff00000 && stated + 8 > fs.statSync(file).size;
}

async function* decodeBytes(decoder: Decoder, pieces: AsyncIterable<Uint8Array>) {
  const rates = new Set<number>();
  for await (const bytes of pieces) {
    const { channelData, sampleRate } = decoder.decode(bytes);
    if (sampleRate) rates.add(sampleRate);
    if (rates.size > 1) throw new Error("its parts have different sample rates; measure the files that it was made of");
    yield channelData;
  }
  yield decoder.flush?.().channelData ?? [];
}

/** MP4 may have its index at the end, so that a decoder cannot read the file itself. */
async function* readPackets(track: InputAudioTrack): AsyncGenerator<Uint8Array> {
  for await (const { data } of new EncodedPacketSink(track).packets()) yield data;
}

/** The samples of a file that is not compressed. */
async function* readSamples(track: InputAudioTrack): AsyncGenerator<Float32Array[]> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    yield Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const samples = new Float32Array(sample.numberOfFrames);
      sample.copyTo(samples, { planeIndex, format: "f32-planar" });
      return samples;
    });
    sample.close();
  }
}
