import { createHash } from "crypto";
import type { CoverInput } from "../artwork/cover-art";
import type { PosterSheetContent } from "../artwork/evidence-poster-sheet";
import type { OpenGraphContent } from "../artwork/open-graph-card";
import { SOUND_FOLDER, type Tone } from "../content-model/figures/sounds";

/**
 * Files are named by a hash of what they are made from, so that pages can name a file before it is written. Browsers keep
 * them forever: increase a version when what is drawn or synthesized from the same input changes.
 */
export const GENERATOR_VERSIONS = { cover: 1, openGraphImage: 7, poster: 1, sound: 2 };

export const coverFile = ({ seed, palette, motif, text, note }: CoverInput): string =>
  nameFile("/static/covers/", "svg", [GENERATOR_VERSIONS.cover, seed, palette, motif, text, note]);

export const openGraphFile = ({ title, kind, text, note, palette, motif, seed, brand, logo, backdrop }: OpenGraphContent): string =>
  nameFile("/static/share/", "png", [
    GENERATOR_VERSIONS.openGraphImage,
    [title, kind, text, note, palette, motif, seed, brand, logo],
    backdrop,
  ]);

export const posterFile = ({ methods, works, highlights, brand, address, checked }: PosterSheetContent, extension: "svg" | "png"): string =>
  nameFile("/static/share/", extension, [GENERATOR_VERSIONS.poster, methods, works, highlights, brand, address, checked]);

export const soundFile = ({ kind, carrier, rate, seconds }: Tone): string =>
  nameFile(SOUND_FOLDER, "flac", [GENERATOR_VERSIONS.sound, kind, carrier, rate, seconds]);

/** @param folder URL path that ends with a slash */
function nameFile(folder: string, extension: string, input: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  return `${folder}${hash.slice(0, 20)}.${extension}`;
}
