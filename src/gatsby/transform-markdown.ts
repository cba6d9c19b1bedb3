import type { Root } from "mdast";
import { applyTransforms } from "../markdown/transform";
import { transforms } from "../markdown/transforms";

/**
 * What the remark bridge calls for every Markdown node. The content check has read the same text with the same
 * transforms before, so a problem here means that it was passed by; nothing of it may be published.
 *
 * @throws when a transform reports a problem
 */
export function transformMarkdown(tree: Root, node: { fileAbsolutePath?: string; internal?: { content?: string } }): Root {
  const problems = applyTransforms(tree, transforms, node.internal?.content ?? "");
  if (problems.length > 0) {
    const lines = problems.map(({ id, what, right }) => `${node.fileAbsolutePath ?? "Markdown"} error[${id}] ${what}; ${right}`);
    throw new Error(lines.join("\n"));
  }
  return tree;
}
