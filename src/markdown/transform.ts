import type { Root } from "mdast";
import type { Node } from "unist";

/** Told by a transform: something in the Markdown that must not be published. */
export interface MarkdownDiagnostic {
  readonly id: string;
  readonly message: string;
  readonly suggestion: string;
  /** Of the body's text, from 1; front matter is not counted. */
  readonly line: number;
  readonly column: number;
}

export type Report = (node: Node, id: string, message: string, suggestion: string) => void;

/** A change to the tree, in place. What it cannot accept it reports. */
export type Transform = (tree: Root, report: Report, source: string) => void;

/**
 * Runs transforms in their order.
 *
 * @param source the text that the tree was parsed from
 * @returns the problems they reported, in the order of the text
 */
export function applyTransforms(tree: Root, transforms: readonly Transform[], source: string): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  const report: Report = (node, id, message, suggestion) => {
    const start = node.position?.start;
    diagnostics.push({ id, message, suggestion, line: start?.line ?? 1, column: start?.column ?? 1 });
  };
  for (const transform of transforms) transform(tree, report, source);
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}
