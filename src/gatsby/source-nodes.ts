import fs from "fs";
import type { GatsbyCache, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { buildDay } from "../site/build-day";
import { showsHeldBack, type Publication } from "../site/publication";
import { createContentNodes } from "./on-create-node";
import { nodeTypes } from "./node-types";
import { fateIn, heldBackType, type Fate } from "./publication";

/**
 * Nodes of unchanged files come from Gatsby's cache, made on an earlier day or for another kind of build. Every article
 * whose fate is another one now is made anew, so that it goes out on its day although nobody touched its file.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  const before = (await args.cache.get(FATES)) as Fates | undefined;
  // Until this build has come to its end, nothing is known of what it left.
  await args.cache.set(FATES, null);
  for (const node of staleNodes(args, fateIn(process.env), typesToLookAt(before, fatesIn(process.env)))) {
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Nodes of a deleted file go by themselves.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

const FATES = "fates";
const articleTypes = [nodeTypes.post, heldBackType];

/** What the fates of all articles hang on. */
export interface Fates {
  readonly day: string;
  readonly showsAll: boolean;
}

const fatesIn = (environment: NodeJS.ProcessEnv): Fates => ({ day: buildDay(environment), showsAll: showsHeldBack(environment) });

/** Remembers for which day and kind of build the articles' nodes are made. Called when a build has come to its end. */
export async function rememberFates(cache: Pick<GatsbyCache, "set">): Promise<void> {
  await cache.set(FATES, fatesIn(process.env));
}

/**
 * Types of nodes among which there may be stale ones. What is published stays so from one day to the next: then only
 * articles that were held back are looked at, and not thousands.
 */
export function typesToLookAt(before: Fates | null | undefined, now: Fates): readonly string[] {
  const goesOn = before && !before.showsAll && !now.showsAll && before.day <= now.day;
  return goesOn ? [heldBackType] : articleTypes;
}

/** Nodes of articles that do not say what becomes of the article now. */
export function staleNodes(
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
  fateOf: (post: Publication) => Fate,
  types: readonly string[] = articleTypes,
): readonly Node[] {
  const isStale = (type: string) => (node: Node) => {
    const { isShown, notice } = fateOf(node as unknown as Publication);
    return type === heldBackType ? isShown : !isShown || notice !== (node["notice"] ?? null);
  };
  return types.flatMap((type) => getNodesByType(type).filter(isStale(type)));
}
