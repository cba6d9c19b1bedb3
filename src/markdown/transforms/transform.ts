import type { Root } from "mdast";
import type { Node, Parent } from "unist";

/** Something in a Markdown text that must not be published. */
export interface MarkdownDiagnostic {
  readonly id: string;
  readonly message: string;
  readonly suggestion: string;
  /** Line of the body, from 1; front matter is not counted. */
  readonly line: number;
  readonly column: number;
}

/** Reports a node, with what is wrong and what to do. */
export type ReportNode = (node: Node, id: string, message: string, suggestion: string) => void;

/**
 * Changes a Markdown tree in place and reports what it cannot accept.
 *
 * @param source the text that the tree was parsed from
 */
export type Transform = (tree: Root, report: ReportNode, source: string) => void;

/** A Markdown node that becomes an HTML element. */
export const htmlNode = (hName: string, hProperties: object, children: Node[]): Parent => ({
  type: "htmlNode",
  data: { hName, hProperties },
  children,
});
