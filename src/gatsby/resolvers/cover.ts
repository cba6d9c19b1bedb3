import { createHash } from "crypto";
import path from "path";
import type { BandName } from "../../site/bands";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../../artwork/cover-art";
import { writeOnce } from "./write-once";

/** A drawn cover as pages name it; its size is that of its shape, in CSS pixels. */
export interface Cover {
  readonly src: string;
  /** What it is drawn from, for a page that draws it itself. */
  readonly seed: string;
  readonly band: BandName;
  readonly width: number;
  readonly height: number;
}

interface ResolverContext {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<unknown> };
}

/**
 * Resolves the cover of an article. It is drawn when a page asks for it, so an incremental build draws those of changed
 * pages alone; within a build each is drawn once.
 */
export function resolveCover(publicDirectory = path.resolve("public")) {
  const drawn = new Map<string, Cover>();
  return async (
    { slug, categorySlug }: { slug: string; categorySlug: string },
    _args: unknown,
    { nodeModel }: ResolverContext,
  ): Promise<Cover> => {
    const category = (await nodeModel.findOne({ type: "Category", query: { filter: { slug: { eq: categorySlug } } } })) as {
      band: BandName;
    } | null;
    if (!category) throw new Error(`there is no category '${categorySlug}'`);
    const key = `${category.band}/${slug}`;
    const cover = drawn.get(key) ?? publishCover(slug, category.band, publicDirectory);
    drawn.set(key, cover);
    return cover;
  };
}

/** Draws a cover and puts it below `static/covers/`, named by its content. */
export function publishCover(slug: string, band: BandName, publicDirectory: string): Cover {
  const svg = coverSvg(slug, band);
  const src = `/static/covers/${createHash("sha256").update(svg).digest("hex").slice(0, 20)}.svg`;
  writeOnce(path.join(publicDirectory, src), svg);
  return { src, seed: slug, band, width: COVER_WIDTH, height: COVER_HEIGHT };
}
