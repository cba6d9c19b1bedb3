import path from "path";
import type { Root } from "mdast";
import type { Node } from "unist";
import { errorAt, formatDiagnostic } from "../../content-model/diagnostic";
import { normalizeText } from "../../content-model/front-matter";
import { applyTransforms } from "../../markdown/transforms/index";

/**
 * Transforms the tree of each Markdown node; the remark bridge calls it. The lint has already run the same transforms, so
 * a diagnostic here means that the lint was skipped.
 *
 * @throws when something in the text must not be published
 */
export function transformMarkdown(tree: Root, node: { fileAbsolutePath?: string; internal?: { content?: string } }): Root {
  const diagnostics = applyTransforms(tree, normalizeText(node.internal?.content ?? ""));
  if (diagnostics.length > 0) {
    // Lines of the body, which is all that the tree was parsed from, would be wrong in a file with front matter.
    const file = path.relative(process.cwd(), node.fileAbsolutePath ?? "content");
    const lines = diagnostics.map(({ id, message, suggestion }) => formatDiagnostic(errorAt({ file }, id, message, suggestion)));
    throw new Error(lines.join("\n"));
  }
  removePositions(tree);
  return tree;
}

/** Positions are only for diagnostics, and make up more than half of the tree. */
function removePositions(node: Node & { children?: Node[] }): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
