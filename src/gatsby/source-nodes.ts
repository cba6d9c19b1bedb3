import fs from "fs";
import type { GatsbyCache, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { buildDay } from "../site/build-day";
import { showsUnpublished, type Publication } from "../site/publication-status";
import { createContentNodes } from "./on-create-node";
import { nodeTypes } from "./node-types";
import { visibilityIn, unpublishedType, type PostVisibility } from "./post-visibility";

/**
 * Nodes of unchanged files come from Gatsby's cache, made on an earlier day or for another kind of build. Every article
 * whose fate is another one now is made anew, so that it goes out on its day although nobody touched its file.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  const before = (await args.cache.get(VISIBILITY_INPUTS)) as VisibilityInputs | undefined;
  // Until this build has come to its end, nothing is known of what it left.
  await args.cache.set(VISIBILITY_INPUTS, null);
  for (const node of staleNodes(args, visibilityIn(process.env), typesToLookAt(before, visibilityInputs(process.env)))) {
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Nodes of a deleted file go by themselves.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

const VISIBILITY_INPUTS = "fates";
const articleTypes = [nodeTypes.post, unpublishedType];

/** What the fates of all articles hang on. */
export interface VisibilityInputs {
  readonly day: string;
  readonly showsAll: boolean;
}

const visibilityInputs = (environment: NodeJS.ProcessEnv): VisibilityInputs => ({
  day: buildDay(environment),
  showsAll: showsUnpublished(environment),
});

/** Remembers for which day and kind of build the articles' nodes are made. Called when a build has come to its end. */
export async function saveVisibilityInputs(cache: Pick<GatsbyCache, "set">): Promise<void> {
  await cache.set(VISIBILITY_INPUTS, visibilityInputs(process.env));
}

/**
 * Types of nodes among which there may be stale ones. What is published stays so from one day to the next: then only
 * articles that were held back are looked at, and not thousands.
 */
export function typesToLookAt(before: VisibilityInputs | null | undefined, now: VisibilityInputs): readonly string[] {
  const goesOn = before && !before.showsAll && !now.showsAll && before.day <= now.day;
  return goesOn ? [unpublishedType] : articleTypes;
}

/** Nodes of articles that do not say what becomes of the article now. */
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
