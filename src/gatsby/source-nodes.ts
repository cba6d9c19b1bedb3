import fs from "fs";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type { Publication } from "../site/publication-status";
import { createContentNodes } from "./on-create-node";
import { nodeTypes } from "./node-types";
import { visibilityIn, unpublishedType, type PostVisibility } from "./post-visibility";

/**
 * Creates again the nodes of articles whose visibility has changed since the last build, for example because their day
 * of publication has come. Gatsby reuses their nodes from its cache, since their files have not changed.
 */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (args) => {
  for (const node of staleNodes(args, visibilityIn(process.env))) {
    const markdown = node.parent ? args.getNode(node.parent) : undefined;
    const file = markdown?.parent ? args.getNode(markdown.parent) : undefined;
    args.actions.deleteNode(node);
    // Gatsby itself deletes the nodes of deleted files.
    if (markdown && fs.existsSync(String(file?.["absolutePath"]))) await createContentNodes({ ...args, node: markdown });
  }
};

/** Nodes of articles whose visibility is now different. */
export function staleNodes(
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
  visibilityOf: (post: Publication) => PostVisibility,
): readonly Node[] {
  const isStale = (type: string) => (node: Node) => {
    const { isShown, statusLabel } = visibilityOf(node as unknown as Publication);
    return type === unpublishedType ? isShown : !isShown || statusLabel !== (node["statusLabel"] ?? null);
  };
  return [nodeTypes.post, unpublishedType].flatMap((type) => getNodesByType(type).filter(isStale(type)));
}
