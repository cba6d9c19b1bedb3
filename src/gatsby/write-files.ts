import fs from "fs";
import path from "path";
import type { NodePluginArgs } from "gatsby";
import sharp from "sharp";
import { coverSvg } from "../artwork/cover-art";
import { encodeFlac } from "../artwork/flac";
import { iconSvg } from "../artwork/logo";
import { drawOpenGraphImage, drawPosterSheet, posterSheetPng, readOpenGraphFonts } from "../artwork/open-graph-image";
import { soundSamples } from "../artwork/sound-samples";
import { SAMPLE_RATE } from "../content-model/figures/sounds";
import type { EvidencePage } from "../content-model/types/evidence";
import type { SiteSettings } from "../content-model/types/site";
import type { Sound } from "../content-model/types/sound";
import { icons } from "../site/published-files";
import { coverInput, openGraphContent, posterSheetContent, typesWithOpenGraphImage, type CoverNode, type FindAll } from "./drawn-content";
import { coverFile, openGraphFile, posterFile, soundFile } from "./file-names";

/** Larger sounds would make readers on a phone wait. */
const MAX_SOUND_BYTES = 120_000;

/**
 * Writes covers, Open Graph images, the poster of the evidence, sounds and the site's icons. All but the icons are kept from an
 * earlier build, since their names say what they are made from.
 *
 * @param directory Gatsby's `public/`
 * @throws when a sound is larger than {@link MAX_SOUND_BYTES}
 */
export async function writeFiles({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">, directory: string): Promise<void> {
  const findAll: FindAll = <T>(type: string) => Promise.resolve(getNodesByType(type) as unknown as readonly T[]);
  for (const post of await findAll<CoverNode>("Post")) {
    const input = await coverInput(post, findAll);
    if (input) await writeOnce(directory, coverFile(input), () => coverSvg(input));
  }

  const [site] = await findAll<SiteSettings>("SiteSettings");
  for (const [file, width] of Object.entries(icons)) {
    const svg = iconSvg(site?.logo, !file.startsWith("/favicon"));
    fs.writeFileSync(path.join(directory, file), width === undefined ? svg : await iconPng(svg, width));
  }

  let fonts: ReturnType<typeof readOpenGraphFonts> | undefined;
  const loadFonts = () => (fonts ??= readOpenGraphFonts(path.resolve("static", "fonts")));
  for (const type of typesWithOpenGraphImage) {
    for (const node of await findAll<object>(type)) {
      const content = await openGraphContent(type, node, findAll);
      if (content) await writeOnce(directory, openGraphFile(content), async () => drawOpenGraphImage(content, await loadFonts()));
    }
  }

  for (const page of await findAll<EvidencePage>("EvidencePage")) {
    const content = await posterSheetContent(page, findAll);
    if (!content) continue;
    const svg = posterFile(content, "svg");
    await writeOnce(directory, svg, async () => drawPosterSheet(content, await loadFonts()));
    await writeOnce(directory, posterFile(content, "png"), () => posterSheetPng(fs.readFileSync(path.join(directory, svg))));
  }

  for (const tone of await findAll<Sound & { key: string }>("Sound"))
    await writeOnce(directory, soundFile(tone), async () => {
      const flac = await encodeFlac(soundSamples(tone), SAMPLE_RATE);
      if (flac.length > MAX_SOUND_BYTES) throw new Error(`the sound '${tone.key}' has ${flac.length} bytes; make it shorter`);
      return flac;
    });
}

/** Draws an icon of 64 × 64 as a PNG of another width. */
const iconPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .png()
    .toBuffer();

/** @param file a URL path */
async function writeOnce(directory: string, file: string, make: () => Promise<Buffer | string> | string): Promise<void> {
  const target = path.join(directory, file);
  if (fs.existsSync(target)) return;
  const data = await make();
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, data);
}
