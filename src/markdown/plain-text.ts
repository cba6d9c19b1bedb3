import type { Node, Parent } from "unist";
import { findDirective } from "./directives/index";
import { isDirective } from "./directives/node";

/** Nodes whose children are blocks or cells, each a text of its own. */
const containers = new Set(["root", "htmlNode", "blockquote", "list", "listItem", "table", "tableRow"]);

/** The text of a parsed Markdown node as readers see it, without markup and URLs. A directive that is not defined is text. */
export function plainText(node: Node): string {
  if (node.type === "break") return " ";
  const { value, alt, children } = node as { value?: string; alt?: string } & Partial<Parent>;
  const childTexts = () => children?.map(plainText).join(containers.has(node.type) ? "\n" : "") ?? "";
  if (!isDirective(node)) return value ?? alt ?? childTexts();
  const definition = findDirective(node.name);
  if (!definition) return `:${node.name}${childTexts()}`;
  return definition.kind === "leaf" ? "" : (definition.visibleText?.(node.attributes ?? {}) ?? "");
}

/** Counts the words of a plain text: runs of letters, digits and the signs that join them. */
export function countPlainWords(plain: string): number {
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu)?.length ?? 0;
}

/** Minutes to read a text at 230 words a minute, the usual pace for non-fiction (Brysbaert 2019), at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230));
}
