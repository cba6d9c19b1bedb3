import fs from "fs";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type { Publication } from "../site/publication";
import { createContentNodes } from "./on-create-node";
import { nodeTypes } from "./node-types";
import { fateIn, heldBackType, type Fate } from "./publication";

/**
 * Nodes of unchanged files come from Gatsby's cache, made on an earlier day or for another kind of build. Every article
 * whose fate is another one now is made anew, so that it goes out on its day although nobody touched its file.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  const fateOf = fateIn(process.env);
  for (const node of staleNodes(args, fateOf)) {
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Nodes of a deleted file go by themselves.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

/** Nodes of articles that do not say what becomes of the article now. */
export function staleNodes(
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
  fateOf: (post: Publication) => Fate,
): readonly Node[] {
  const fate = (node: Node) => fateOf(node as unknown as Publication);
  return [
    ...getNodesByType(nodeTypes.post).filter((node) => !fate(node).isShown || fate(node).notice !== (node["notice"] ?? null)),
    ...getNodesByType(heldBackType).filter((node) => fate(node).isShown),
  ];
}
