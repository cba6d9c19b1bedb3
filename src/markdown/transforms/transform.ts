import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import type { Diagnostic } from "../../content-model/diagnostic";

/** Something in a Markdown text that must not be published. Its line is that of the body: front matter is not counted. */
export type MarkdownDiagnostic = Pick<Diagnostic, "id" | "message" | "suggestion" | "line" | "column">;

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
