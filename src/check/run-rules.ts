import { compareProblems, type Problem } from "../content-model/problem";
import type { ContentTree } from "./content-tree";
import type { Rule } from "./rule";

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

/** Runs rules over content that was read; rules look only at files that fit their definition. */
export function runRules(tree: ContentTree, list: readonly Rule[]): Problem[] {
  const problems: Problem[] = [];
  for (const rule of list) rule(tree, (finding) => problems.push({ severity: "error", ...finding }));
  return problems;
}
