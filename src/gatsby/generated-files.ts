import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import sharp from "sharp";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../artwork/cover-art";
import type { PosterMethod, PosterReference } from "../artwork/charts/evidence-poster";
import { encodeFlac } from "../artwork/flac";
import { iconSvg } from "../artwork/logo";
import { posterSheet } from "../artwork/evidence-poster-sheet";
import { OPEN_GRAPH_HEIGHT, OPEN_GRAPH_WIDTH, openGraphCard, posterBackdrop } from "../artwork/open-graph-card";
import { drawSvg, toPng } from "../artwork/drawing";
import { soundSamples } from "../artwork/sound-samples";
import type { ContentType } from "../content-model/content-type";
import { SAMPLE_RATE, SOUND_FOLDER } from "../content-model/figures/sounds";
import type { Category } from "../content-model/types/category";
import type { EvidencePage } from "../content-model/types/evidence";
import type { PostFrontMatter } from "../content-model/types/post";
import type { SiteSettings } from "../content-model/types/site";
import type { Sound } from "../content-model/types/sound";
import { latestDay } from "../site/dates";
import { icons } from "../site/icons";
import { routes } from "../site/routes";

/*
 * Covers, Open Graph images, the poster of the evidence and sounds. The resolver of a field that names such a file writes it, as
 * those of gatsby-source-filesystem and gatsby-plugin-image do.
 */

/**
 * Files are named by a hash of what they are made from. Browsers keep them forever: increase a version when what is drawn or
 * synthesized from the same input changes.
 */
export const GENERATOR_VERSIONS = { cover: 2, openGraphImage: 8, poster: 3, sound: 2 };

/** Larger sounds would make readers on a phone wait. */
const MAX_SOUND_BYTES = 120_000;

/** Finds all nodes of a type. */
export type FindAll = <T>(type: string) => Promise<readonly T[]>;

type CoverNode = Pick<PostFrontMatter, "slug" | "categorySlug" | "coverText" | "coverNote">;

/** An article's cover: its file, and what it is drawn from. */
export async function generateCover({ slug, categorySlug, coverText, coverNote }: CoverNode, findAll: FindAll) {
  const category = await findCategory(categorySlug, findAll);
  if (!category) return undefined;
  const input = { seed: slug, palette: category.palette, motif: category.motif, text: coverText, note: coverNote };
  const src = await writeOnce("/static/covers/", "svg", [GENERATOR_VERSIONS.cover, ...Object.values(input)], () => coverSvg(input));
  return { src, ...input, width: COVER_WIDTH, height: COVER_HEIGHT };
}

/** The Open Graph image of a node, which shows its heading. */
export async function generateOpenGraphImage(toText: OpenGraphOf, node: object, findAll: FindAll) {
  const [site] = await findAll<SiteSettings>("SiteSettings");
  const { categorySlug } = node as { readonly categorySlug?: string };
  const category = categorySlug === undefined ? undefined : await findCategory(categorySlug, findAll);
  if (!site || (categorySlug !== undefined && !category)) return undefined;
  const { brand, logo } = site;
  const shown = { palette: "teal", motif: "ridges", ...toText(node as never, { category, site }) } as const;
  const { title, kind, text, note, palette, motif, seed } = shown;
  const backdrop = await findBackdrop(node, findAll);
  const input = [GENERATOR_VERSIONS.openGraphImage, [title, kind, text, note, palette, motif, seed, brand, logo], backdrop];
  const draw = () => drawSvg(openGraphCard({ ...shown, brand, logo, backdrop }));
  // About 45 kB. A JPEG of the same quality is larger: few colors, plain background. A poster needs more.
  const options = { palette: true, colors: backdrop ? 128 : 48, dither: 0, effort: 1, compressionLevel: 6 };
  const file = await writeOnce("/static/share/", "png", input, async () => toPng(await draw(), options));
  return { path: file, width: OPEN_GRAPH_WIDTH, height: OPEN_GRAPH_HEIGHT, alt: kind ? `${kind}: ${title}` : title };
}

type OpenGraphOf = NonNullable<NonNullable<ContentType["nodes"]>["openGraph"]>;

/** The poster of the evidence as files. */
export async function generatePoster({ methods, highlights }: EvidencePage, findAll: FindAll) {
  const [site] = await findAll<SiteSettings>("SiteSettings");
  if (!site) return undefined;
  const { brand, url } = site;
  const claims = await findAll<{ readonly checked: string }>("Claim");
  const checked = latestDay("", ...claims.map((claim) => claim.checked)) || undefined;
  const address = new URL(url).host + routes.evidence;
  const content = { methods, works: await findWorks(findAll), highlights: highlights ?? [], brand, address, checked };
  const input = [GENERATOR_VERSIONS.poster, ...Object.values(content)];
  const svg = await writeOnce("/static/share/", "svg", input, () => drawSvg(posterSheet(content)));
  const png = await writeOnce("/static/share/", "png", input, () =>
    toPng(fs.readFileSync(path.join("public", svg)), { compressionLevel: 9 }),
  );
  return { svg, png };
}

/**
 * The URL path of a sound's file.
 *
 * @throws when it is larger than {@link MAX_SOUND_BYTES}
 */
export const generateSound = (sound: Omit<Sound, "id"> & { readonly key: string }): Promise<string> => {
  const { key, kind, carrier, rate, seconds } = sound;
  return writeOnce(SOUND_FOLDER, "flac", [GENERATOR_VERSIONS.sound, kind, carrier, rate, seconds], async () => {
    const flac = await encodeFlac(soundSamples(sound), SAMPLE_RATE);
    if (flac.length > MAX_SOUND_BYTES) throw new Error(`the sound '${key}' has ${flac.length} bytes; make it shorter`);
    return flac;
  });
};

/** Writes the site's icons, which have fixed names, to a folder. */
export async function writeIcons(logo: string | null | undefined, directory: string): Promise<void> {
  for (const [file, width] of Object.entries(icons)) {
    const svg = Buffer.from(iconSvg(logo, !file.startsWith("/favicon")));
    // It is drawn 64 pixels wide.
    const icon =
      width === undefined
        ? svg
        : await sharp(svg, { density: (72 * width) / 64 })
            .png()
            .toBuffer();
    fs.writeFileSync(path.join(directory, file), icon);
  }
}

const findCategory = async (slug: string, findAll: FindAll): Promise<Category | undefined> =>
  (await findAll<Category>("Category")).find((category) => category.slug === slug);

/**
 * What is drawn beside the title of an Open Graph image: the poster of the evidence for its own page and for the page of
 * sounds, of the review its methods. The other pages have none.
 */
async function findBackdrop(node: object, findAll: FindAll): Promise<string | undefined> {
  const { evidenceMethods = [], path: page } = node as { readonly evidenceMethods?: readonly string[]; readonly path?: string };
  if (page !== routes.evidence && page !== routes.review && page !== routes.soundsPage) return undefined;
  const [evidence] = await findAll<{ readonly methods: readonly PosterMethod[] }>("EvidencePage");
  const methods = (evidence?.methods ?? []).filter(({ slug }) => page !== routes.review || evidenceMethods.includes(slug));
  return posterBackdrop(methods, await findWorks(findAll));
}

async function findWorks(findAll: FindAll): Promise<PosterReference[]> {
  const references = await findAll<PosterReference & { readonly key: string }>("Reference");
  const works = references.map(({ key, method, evidence, people, effects }) => ({ id: key, method, evidence, people, effects }));
  return works.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The files of this process, by URL path: several pages ask for one at the same time. */
const written = new Map<string, Promise<void>>();

/**
 * Writes a file to Gatsby's `public/` unless it is there already.
 *
 * @param folder URL path that ends with a slash
 * @param input what the file is made from
 * @returns its URL path
 */
async function writeOnce(
  folder: string,
  extension: string,
  input: unknown,
  make: () => Promise<Buffer | string> | string,
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const url = `${folder}${hash.slice(0, 20)}.${extension}`;
  const write = async () => {
    const file = path.join("public", url);
    if (fs.existsSync(file)) return;
    const data = await make();
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, data);
  };
  if (!written.has(url)) written.set(url, write());
  await written.get(url);
  return url;
}
