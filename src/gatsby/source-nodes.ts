import fs from "fs";
import type { GatsbyCache, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { buildDay } from "../site/build-day";
import { showsUnpublished, type Publication } from "../site/publication-status";
import { createContentNodes } from "./on-create-node";
import { nodeTypes } from "./node-types";
import { visibilityIn, unpublishedType, type PostVisibility } from "./post-visibility";

/**
 * Creates again the nodes of articles whose visibility has changed since the last build, for example because their day
 * has come. Gatsby reuses their nodes from its cache, since their files have not changed.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  const last = (await args.cache.get(VISIBILITY_INPUTS)) as VisibilityInputs | undefined;
  // Set again when this build is complete.
  await args.cache.set(VISIBILITY_INPUTS, null);
  for (const node of staleNodes(args, visibilityIn(process.env), typesToCheck(last, visibilityInputs(process.env)))) {
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Gatsby itself deletes the nodes of deleted files.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

const VISIBILITY_INPUTS = "visibility-inputs";
const articleTypes = [nodeTypes.post, unpublishedType];

/** What the visibility of all articles depends on. */
export interface VisibilityInputs {
  readonly day: string;
  readonly showsAll: boolean;
}

const visibilityInputs = (environment: NodeJS.ProcessEnv): VisibilityInputs => ({
  day: buildDay(environment),
  showsAll: showsUnpublished(environment),
});

/** Saves the day and kind of a build. Call it when the build is complete. */
export async function saveVisibilityInputs(cache: Pick<GatsbyCache, "set">): Promise<void> {
  await cache.set(VISIBILITY_INPUTS, visibilityInputs(process.env));
}

/**
 * Types of nodes that may be stale. A published article stays published on later days, so that usually only the few
 * unpublished ones are checked.
 */
export function typesToCheck(last: VisibilityInputs | null | undefined, now: VisibilityInputs): readonly string[] {
  const isLaterBuild = last && !last.showsAll && !now.showsAll && last.day <= now.day;
  return isLaterBuild ? [unpublishedType] : articleTypes;
}

/** Nodes of articles whose visibility is now different. */
export function staleNodes(
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
  visibilityOf: (post: Publication) => PostVisibility,
  types: readonly string[] = articleTypes,
): readonly Node[] {
  const isStale = (type: string) => (node: Node) => {
    const { isShown, statusLabel } = visibilityOf(node as unknown as Publication);
    return type === unpublishedType ? isShown : !isShown || statusLabel !== (node["statusLabel"] ?? null);
  };
  return types.flatMap((type) => getNodesByType(type).filter(isStale(type)));
}
