import { compareDiagnostics, type Diagnostic } from "../content-model/diagnostic";
import { filesOf, type ContentTree } from "./content-tree";
import type { Rule } from "./rule";
import { editorialRules } from "./rules/index";

export interface LintResult {
  /** In the order of files and lines. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many files of each kind were read. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What came out of reading a tree and of judging it. */
export function lintResult(tree: ContentTree, findings: readonly Diagnostic[]): LintResult {
  const diagnostics = [...tree.diagnostics, ...findings].sort(compareDiagnostics);
  const counts: Record<string, number> = {};
  for (const { type } of tree.files) counts[type] = (counts[type] ?? 0) + 1;
  return { diagnostics, counts };
}

/**
 * Runs rules over content that was read; rules look only at files that fit their definition. What the editorial guide
 * has against a draft is a warning: somebody is still writing it, and nothing of it is published.
 */
export function runRules(tree: ContentTree, list: readonly Rule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const drafts = new Set(filesOf(tree, "post").flatMap(({ file, value }) => (value.draft ? [file] : [])));
  for (const rule of list) {
    const isEditorial = editorialRules.includes(rule);
    rule(tree, (finding) =>
      diagnostics.push({ severity: "error", ...finding, ...(isEditorial && drafts.has(finding.file) ? { severity: "warning" } : {}) }),
    );
  }
  return diagnostics;
}
