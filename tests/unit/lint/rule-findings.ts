import { runRules } from "../../../src/lint/lint-content";
import { readContentTree } from "../../../src/lint/node/read-content";
import type { Rule } from "../../../src/lint/rule";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { contentFolder, post, POST_BODY_LINE, type ContentFiles } from "./content-fixture";

/** Diagnostics of one rule for a valid folder with some files changed, one line each. */
export function findings(rule: Rule, changes: ContentFiles, today?: string): string[] {
  const tree = readContentTree(contentFolder(changes), "content", today);
  // Rules skip unreadable files, so such a test would prove nothing.
  if (tree.diagnostics.length > 0) throw new Error(tree.diagnostics.map(formatDiagnostic).join("\n"));
  return runRules(tree, [rule]).map(formatDiagnostic);
}

/** Diagnostics of one rule for the body of an article. */
export function findingsInText(rule: Rule, body: string): string[] {
  return findings(rule, { "posts/second.md": post("second", { body }) });
}

/** Position of the first line in {@link findingsInText}. */
export const IN_TEXT = `content/posts/second.md:${POST_BODY_LINE}:1`;
