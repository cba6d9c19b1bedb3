import fs from "fs";
import path from "path";
import type { Node, NodePluginArgs } from "gatsby";
import { iconSvg } from "../artwork/logo";
import { coverSvg } from "../artwork/cover-art";
import { encodeFlac } from "../artwork/flac";
import type { PosterSheetContent } from "../artwork/evidence-poster-sheet";
import type { OpenGraphContent } from "../artwork/open-graph-card";
import { soundSamples } from "../artwork/sound-samples";
import type { Category } from "../content-model/types/category";
import type { PostFrontMatter } from "../content-model/types/post";
import type { EvidencePage } from "../content-model/types/evidence";
import type { SiteSettings } from "../content-model/types/site";
import type { Sound } from "../content-model/types/sound";
import { memoize } from "../site/memoize";
import { SAMPLE_RATE } from "../content-model/figures/sounds";
import type { PostSummary } from "../site/pages/page-index";
import { icons } from "../site/published-files";
import { findBackdrop, findPosterSheet } from "./backdrops";
import { openGraphContent, typesWithOpenGraphImage } from "./open-graph";
import { coverFile, openGraphFile, posterFile, soundFile } from "./file-names";

/** Larger sounds would make readers on a phone wait. */
const MAX_SOUND_BYTES = 120_000;

type PostNode = Pick<PostSummary, "categorySlug"> & Pick<PostFrontMatter, "slug" | "coverText" | "coverNote">;

/**
 * Writes covers, Open Graph images, the poster of the evidence, sounds and the site's icons. All but the icons are kept from an
 * earlier build, since their names say what they are made from.
 *
 * @param directory Gatsby's `public/`
 * @throws when a sound is larger than {@link MAX_SOUND_BYTES}
 */
export async function writeFiles({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">, directory: string): Promise<void> {
  const nodes = <T>(type: string) => getNodesByType(type) as unknown as (Node & T)[];
  const categories = new Map(nodes<Category>("Category").map((category) => [category.slug, category]));
  for (const { slug, categorySlug, coverText, coverNote } of nodes<PostNode>("Post")) {
    const category = categories.get(categorySlug);
    if (!category) continue;
    const input = { seed: slug, palette: category.palette, motif: category.motif, text: coverText, note: coverNote };
    await writeOnce(directory, coverFile(input), () => coverSvg(input));
  }

  const [site] = nodes<SiteSettings>("SiteSettings");
  const { drawIcon } = await import("../artwork/icon-image");
  for (const [file, width] of Object.entries(icons)) {
    const svg = iconSvg(site?.logo, !file.startsWith("/favicon"));
    fs.writeFileSync(path.join(directory, file), width === undefined ? svg : await drawIcon(svg, width));
  }
  // Its packages are large, and most builds draw no image.
  const loadArtist = async () => {
    const { readOpenGraphFonts, drawOpenGraphImage, drawPosterSheet } = await import("../artwork/open-graph-image");
    const fonts = await readOpenGraphFonts(path.resolve("static", "fonts"));
    return {
      drawImage: (content: OpenGraphContent) => drawOpenGraphImage(content, fonts),
      drawPoster: memoize((content: PosterSheetContent) => drawPosterSheet(content, fonts)),
    };
  };
  let artist: ReturnType<typeof loadArtist> | undefined;
  const findAll = async <T>(type: string) => nodes<T>(type);
  for (const type of typesWithOpenGraphImage) {
    for (const node of site ? nodes<{ categorySlug?: string }>(type) : []) {
      const backdrop = await findBackdrop(type, node, findAll);
      const content = openGraphContent(type, node, categories.get(node.categorySlug ?? ""), site as SiteSettings, backdrop);
      await writeOnce(directory, openGraphFile(content), async () => (await (artist ??= loadArtist())).drawImage(content));
    }
  }

  for (const page of site ? nodes<EvidencePage>("EvidencePage") : []) {
    const content = await findPosterSheet(page, site as SiteSettings, findAll);
    for (const format of ["svg", "png"] as const)
      await writeOnce(
        directory,
        posterFile(content, format),
        async () => (await (await (artist ??= loadArtist())).drawPoster(content))[format],
      );
  }

  for (const tone of nodes<Sound & { key: string }>("Sound"))
    await writeOnce(directory, soundFile(tone), async () => {
      const flac = await encodeFlac(soundSamples(tone), SAMPLE_RATE);
      if (flac.length > MAX_SOUND_BYTES) throw new Error(`the sound '${tone.key}' has ${flac.length} bytes; make it shorter`);
      return flac;
    });
}

/** @param file a URL path */
async function writeOnce(directory: string, file: string, make: () => Promise<Buffer | string> | string): Promise<void> {
  const target = path.join(directory, file);
  if (fs.existsSync(target)) return;
  const data = await make();
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, data);
}
