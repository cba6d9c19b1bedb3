import { compareProblems, type Problem } from "../content-model/problem";
import { filesOf, type ContentTree } from "./content-tree";
import type { Rule } from "./rule";
import { editorialRules } from "./rules";

export interface CheckResult {
  /** In the order of files and lines. */
  readonly problems: readonly Problem[];
  /** How many files of each kind were read. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What came out of reading a tree and of judging it. */
export function checkResult(tree: ContentTree, findings: readonly Problem[]): CheckResult {
  const problems = [...tree.problems, ...findings].sort(compareProblems);
  const counts: Record<string, number> = {};
  for (const { type } of tree.files) counts[type] = (counts[type] ?? 0) + 1;
  return { problems, counts };
}

/**
 * Runs rules over content that was read; rules look only at files that fit their definition. What the editorial guide
 * has against a draft is a warning: somebody is still writing it, and nothing of it is published.
 */
export function runRules(tree: ContentTree, list: readonly Rule[]): Problem[] {
  const problems: Problem[] = [];
  const drafts = new Set(filesOf(tree, "post").flatMap(({ file, value }) => (value.draft ? [file] : [])));
  for (const rule of list) {
    const isEditorial = editorialRules.includes(rule);
    rule(tree, (finding) =>
      problems.push({ severity: "error", ...finding, ...(isEditorial && drafts.has(finding.file) ? { severity: "warning" } : {}) }),
    );
  }
  return problems;
}
