import type { Root } from "mdast";
import { applyTransforms } from "../../markdown/transform";
import { transforms } from "../../markdown/transforms/index";
import type { Node } from "unist";

/**
 * What the remark bridge calls for every Markdown node. The content check has read the same text with the same
 * transforms before, so a problem here means that it was passed by; nothing of it may be published.
 *
 * @throws when a transform reports a problem
 */
export function transformMarkdown(tree: Root, node: { fileAbsolutePath?: string; internal?: { content?: string } }): Root {
  const diagnostics = applyTransforms(tree, transforms, node.internal?.content ?? "");
  if (diagnostics.length > 0) {
    const lines = diagnostics.map(
      ({ id, message, suggestion }) => `${node.fileAbsolutePath ?? "Markdown"} error[${id}] ${message}; ${suggestion}`,
    );
    throw new Error(lines.join("\n"));
  }
  removePositions(tree);
  return tree;
}

/**
 * Where each node stood in the text is of use to problems alone, and more than half of the tree. The plugin keeps the
 * tree twice in its cache and would take the positions off it for every page.
 */
function removePositions(node: Node & { children?: Node[] }): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
