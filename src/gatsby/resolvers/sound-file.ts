import type { GatsbyCache } from "gatsby";
import { encodeFlac } from "../../artwork/flac";
import { soundSamples } from "../../artwork/sound-samples";
import { SAMPLE_RATE, SOUND_FOLDER, type Tone } from "../../site/figures/sounds";
import { cachedFileWriter } from "./hashed-file";

/** Increase it when the synthesis changes, so that cached sounds are not reused. */
const SYNTHESIS_VERSION = 1;

/** Larger files would make readers on a phone wait. */
const MAX_SOUND_BYTES = 120_000;

/**
 * Returns a function that writes a sound as FLAC, named by its content hash, and returns its URL path. A sound is
 * synthesised only if it is not in the cache.
 *
 * @throws when the file is larger than {@link MAX_SOUND_BYTES}
 */
export function soundPublisher(
  cache: Pick<GatsbyCache, "get" | "set">,
  publicDirectory: string,
  encode = encodeFlac,
): (tone: Tone) => Promise<string> {
  const write = cachedFileWriter(cache, { publicDirectory, folder: SOUND_FOLDER, extension: "flac" });
  return (tone) => {
    const key = `sound-${SYNTHESIS_VERSION}-${JSON.stringify(tone)}`;
    return write(key, async () => {
      const file = await encode(soundSamples(tone), SAMPLE_RATE);
      if (file.length > MAX_SOUND_BYTES) throw new Error(`a sound has ${file.length} bytes: ${key}; make it shorter`);
      return file;
    });
  };
}
