import path from "path";
import { siteRidgesSvg } from "../../artwork/site-ridges";
import type { CategoryNode } from "../../content-model/schemas/category";
import type { PostFrontMatter } from "../../content-model/schemas/post";
import { routes } from "../../site/routes";
import { findNode, type ResolverContext } from "./find-node";
import { writeHashedFile } from "./hashed-file";

/** A picture of several articles. Width and height are in CSS pixels. */
interface SitePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Number of articles in it. */
  readonly count: number;
}

/** Resolves the picture of articles given by id: one ridge for each, written to `static/covers/` under its content hash. */
export function resolveSitePicture(publicDirectory = path.resolve("public")) {
  return async (_: unknown, { ids }: { ids: readonly string[] }, context: ResolverContext): Promise<SitePicture> => {
    const traces = await Promise.all(
      ids.map(async (id) => {
        const post = context.nodeModel.getNodeById({ id, type: "Post" }) as PostFrontMatter | null;
        const category = post && (await findNode<CategoryNode>(context, "Category", { slug: post.categorySlug }));
        if (!category) throw new Error(`there is no article with the id ${id}, or it has no category`);
        return { seed: routes.post(post.slug), band: category.band };
      }),
    );
    const { svg, width, height } = siteRidgesSvg(traces);
    const src = writeHashedFile({ publicDirectory, folder: "/static/covers/", extension: "svg" }, svg);
    return { src, width, height, count: ids.length };
  };
}
