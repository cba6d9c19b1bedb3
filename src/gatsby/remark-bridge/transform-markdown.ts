import type { Root } from "mdast";
import type { Node } from "unist";
import { normalizeText } from "../../content-model/front-matter";
import { readOffer } from "../../content-model/node/content-folder";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { applyTransforms } from "../../markdown/transforms/index";
import { fillOfferInMarkdown } from "../../content-model/offer";

/** A text as it is parsed: with the values of the offer. */
const readText = (markdown: string): string => fillOfferInMarkdown(normalizeText(markdown), readOffer());

/** A parser plugin for gatsby-transformer-remark that replaces remark's parser by the native one. */
export function nativeMarkdown(this: { Parser: (markdown: string) => unknown }): void {
  this.Parser = (markdown) => parseMarkdownNatively(readText(markdown));
}

/**
 * Transforms the tree of each Markdown node; the remark bridge calls it. What the transforms report, the lint has reported
 * before the build.
 */
export function transformMarkdown(tree: Root, node: { internal?: { content?: string } }): Root {
  applyTransforms(tree, readText(node.internal?.content ?? ""));
  removePositions(tree);
  return tree;
}

/** Positions are only for diagnostics, and make up more than half of the tree. */
function removePositions(node: Node & { children?: Node[] }): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
