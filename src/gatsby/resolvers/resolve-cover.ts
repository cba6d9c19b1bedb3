import path from "path";
import type { CategoryNode } from "../../content-model/schemas/category";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg, type CoverInput } from "../../artwork/cover-art";
import { findNode, type ResolverContext } from "./find-node";
import { writeHashedFile } from "./hashed-file";

/** A generated cover with the input of its drawing, for pages that inline it. Width and height give its aspect ratio, in CSS pixels. */
interface Cover extends CoverInput {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Resolves an article's cover. It is generated when a query asks for it, so an incremental build only draws the covers of
 * changed pages; each is drawn once per build.
 */
export function resolveCover(publicDirectory = path.resolve("public")) {
  const covers = new Map<string, Cover>();
  return async (
    { slug, categorySlug }: { slug: string; categorySlug: string },
    _args: unknown,
    context: ResolverContext,
  ): Promise<Cover> => {
    const category = await findNode<CategoryNode>(context, "Category", { slug: categorySlug });
    if (!category) throw new Error(`there is no category '${categorySlug}'`);
    const { band, motif } = category;
    const key = `${band}/${motif}/${slug}`;
    const cover = covers.get(key) ?? publishCover({ seed: slug, band, motif }, publicDirectory);
    covers.set(key, cover);
    return cover;
  };
}

/** Writes a cover to `static/covers/`, named by its content hash. */
export function publishCover(input: CoverInput, publicDirectory: string): Cover {
  const src = writeHashedFile({ publicDirectory, folder: "/static/covers/", extension: "svg" }, coverSvg(input));
  return { src, ...input, width: COVER_WIDTH, height: COVER_HEIGHT };
}
