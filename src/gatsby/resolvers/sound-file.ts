import { createHash } from "crypto";
import path from "path";
import type { GatsbyCache } from "gatsby";
import { encodeFlac } from "../../artwork/flac";
import { soundSamples } from "../../artwork/sound-samples";
import { SAMPLE_RATE, SOUND_FOLDER, type Tone } from "../../site/figures/sounds";
import { writeOnce } from "./write-once";

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
  const paths = new Map<string, Promise<string>>();
  return (tone) => {
    const key = `sound-${SYNTHESIS_VERSION}-${JSON.stringify(tone)}`;
    const published = paths.get(key) ?? publish(key, tone);
    paths.set(key, published);
    return published;
  };

  async function publish(key: string, tone: Tone): Promise<string> {
    const cached = (await cache.get(key)) as string | undefined;
    const file = cached ? Buffer.from(cached, "base64") : await encode(soundSamples(tone), SAMPLE_RATE);
    if (file.length > MAX_SOUND_BYTES) throw new Error(`a sound has ${file.length} bytes: ${key}; make it shorter`);
    if (!cached) await cache.set(key, file.toString("base64"));
    const src = `${SOUND_FOLDER}${createHash("sha256").update(file).digest("hex").slice(0, 20)}.flac`;
    writeOnce(path.join(publicDirectory, src), file);
    return src;
  }
}
