import flac from "libflacjs/dist/libflac.min.js";
import type { Flac } from "libflacjs";

/** Samples of each channel from −1 to 1, as libFLAC decodes them from the bytes of a 16-bit file. */
export function decodeFlac(file: Buffer): { sampleRate: number; channels: Float64Array[] } {
  const { FLAC__stream_decoder_process_until_end_of_stream: decode, ...library } = flac as unknown as Flac;
  const decoder = library.create_libflac_decoder(false);
  let at = 0;
  let sampleRate = 0;
  const chunks: Buffer[][] = [];
  library.init_decoder_stream(
    decoder,
    (size) => {
      const buffer = Uint8Array.from(file.subarray(at, at + size));
      at += buffer.length;
      return { buffer, readDataLength: buffer.length, error: false };
    },
    (data) => void data.forEach((chunk, channel) => (chunks[channel] ??= []).push(Buffer.from(chunk))),
    (code) => {
      throw new Error(`libFLAC cannot decode the file (${String(code)})`);
    },
    (metadata) => {
      sampleRate = metadata?.sampleRate ?? 0;
    },
  );
  decode(decoder);
  library.FLAC__stream_decoder_delete(decoder);
  const channels = chunks.map((parts) => {
    const bytes = Buffer.concat(parts);
    return Float64Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(2 * index) / 32768);
  });
  return { sampleRate, channels };
}

/**
 * Levels of all frequencies in a signal that are a whole number of hertz, in decibels below the strongest one. One second
 * of the signal is read through a Hann window, which spreads a frequency to its two neighbors.
 */
export function spectrum(samples: Float64Array, sampleRate: number): Map<number, number> {
  const cosine = (index: number, frequency: number) => Math.cos((2 * Math.PI * index * frequency) / sampleRate);
  const windowed = samples.map((sample, index) => sample * (0.5 - 0.5 * cosine(index, 1)));
  const power = Array.from({ length: sampleRate / 2 }, (_, frequency) => {
    // Goertzel's algorithm.
    const coefficient = 2 * cosine(1, frequency);
    let [last, beforeLast] = [0, 0];
    for (const sample of windowed) [last, beforeLast] = [sample + coefficient * last - beforeLast, last];
    return last * last + beforeLast * beforeLast - coefficient * last * beforeLast;
  });
  const highest = Math.max(...power);
  return new Map(power.map((value, frequency) => [frequency, 10 * Math.log10(Math.max(value, 1e-12) / highest)]));
}
