import type { Flac } from "libflacjs";

const BITS_PER_SAMPLE = 16;
/** libFLAC's default level: the highest takes twice as long and makes files a sixth smaller. */
const COMPRESSION = 5;

/**
 * Encodes 16-bit samples as FLAC (RFC 9639). The same samples always give the same bytes.
 *
 * @param channels samples of each channel, all of the same length
 * @throws when libFLAC reports an error
 */
export async function encodeFlac(channels: readonly Int32Array<ArrayBuffer>[], sampleRate: number): Promise<Buffer> {
  const flac = await loadLibflac();
  const length = channels[0]?.length ?? 0;
  const encoder = flac.create_libflac_encoder(sampleRate, channels.length, BITS_PER_SAMPLE, COMPRESSION, length, false, 0);
  const chunks: Uint8Array[] = [];
  try {
    if (encoder === 0) throw new Error("libFLAC cannot create an encoder");
    const status = flac.init_encoder_stream(encoder, (chunk) => void chunks.push(Uint8Array.from(chunk)));
    const isEncoded =
      status === 0 && flac.FLAC__stream_encoder_process(encoder, [...channels], length) && flac.FLAC__stream_encoder_finish(encoder);
    if (!isEncoded) throw new Error(`libFLAC cannot encode the samples (status ${status})`);
  } finally {
    if (encoder !== 0) flac.FLAC__stream_encoder_delete(encoder);
  }
  return Buffer.concat(chunks);
}

/**
 * Loaded only when something has to be encoded. This variant is plain JavaScript and downloads nothing. It is a CommonJS
 * module, whose exports are `default` in Node and the module itself in Gatsby's Parcel.
 */
async function loadLibflac(): Promise<Flac> {
  const loaded = (await import("libflacjs/dist/libflac.min.js")) as unknown as Flac & { readonly default?: Flac };
  const flac = loaded.default ?? loaded;
  if (!flac.isReady()) await new Promise((resolve) => flac.on("ready", resolve));
  return flac;
}
