import type { Root } from "mdast";
import type { DirectiveDefinition } from "../directives/definition";
import { directives } from "../directives/index";
import { evidenceNotes } from "./evidence-notes";
import { noRawHtml, safeLinks } from "./safety";
import { sectionPanels } from "./section-panels";
import { tables } from "./tables";
import type { MarkdownDiagnostic, Report, Transform } from "./transform";
import { transformDirectives } from "./directives";

/**
 * Everything that happens to a body between Markdown and HTML, in order. It changes the tree in place.
 *
 * @param source the text that the tree was parsed from
 * @returns what must not be published, in the order of the text
 */
export function applyTransforms(
  tree: Root,
  source: string,
  definitions: readonly DirectiveDefinition[] = directives,
): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  const report: Report = (node, id, message, suggestion) => {
    const start = node.position?.start;
    diagnostics.push({ id, message, suggestion, line: start?.line ?? 1, column: start?.column ?? 1 });
  };
  const transforms: readonly Transform[] = [
    noRawHtml,
    transformDirectives(definitions),
    safeLinks,
    evidenceNotes,
    tables,
    // Last, because it moves everything else into sections.
    sectionPanels,
  ];
  for (const transform of transforms) transform(tree, report, source);
  return diagnostics.sort((a, b) => a.line - b.line || a.column - b.column);
}
