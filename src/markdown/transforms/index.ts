import type { Root } from "mdast";
import { notes } from "./notes";
import { safety } from "./safety";
import { sectionElements } from "./section-elements";
import { tables } from "./tables";
import type { MarkdownDiagnostic, ReportNode, Transform } from "./transform";
import { transformDirectives } from "./directives";
import { taskLists } from "./task-lists";
import { unsupported } from "./unsupported";

/** They run in this order: the first one reads what is written, the last one moves everything else into sections. */
const transforms: readonly Transform[] = [unsupported, safety, transformDirectives, taskLists, notes, tables, sectionElements];

/**
 * Everything that happens to a body between Markdown and HTML, in order. It changes the tree in place.
 *
 * @param source the text that the tree was parsed from
 * @returns what must not be published, in the order of the text
 */
export function applyTransforms(tree: Root, source: string): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  const report: ReportNode = (node, id, message, suggestion) => {
    const start = node.position?.start;
    diagnostics.push({ id, message, suggestion, line: start?.line ?? 1, column: start?.column ?? 1 });
  };
  for (const transform of transforms) transform(tree, report, source);
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}
