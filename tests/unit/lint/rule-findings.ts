import { runRules } from "../../../src/lint/run-rules";
import { readContentTree } from "../../../src/lint/node/read-content";
import type { Rule } from "../../../src/lint/rule";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { contentFolder, post, POST_BODY_LINE, type ContentFiles } from "./content-fixture";

/** What one rule finds in a valid folder with some files changed, one line a finding. */
export function findings(rule: Rule, changes: ContentFiles): string[] {
  const tree = readContentTree(contentFolder(changes), "content");
  // A folder that cannot be read has nothing for a rule to find, and a test of one would prove nothing.
  if (tree.diagnostics.length > 0) throw new Error(tree.diagnostics.map(formatDiagnostic).join("\n"));
  return runRules(tree, [rule]).map(formatDiagnostic);
}

/** What one rule finds in the body of an article. */
export function findingsInText(rule: Rule, body: string): string[] {
  return findings(rule, { "posts/second.md": post("second", { body }) });
}

/** Where a finding in the first line of {@link findingsInText} stands. */
export const IN_TEXT = `content/posts/second.md:${POST_BODY_LINE}:1`;
