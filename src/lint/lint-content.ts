import { compareDiagnostics, errorAt, type Diagnostic } from "../content-model/diagnostic";
import { findFiles, type ContentTree } from "./content-tree";
import type { Rule } from "./rule";
import { editorialRules, rules } from "./rules/index";

/**
 * Lints content that was read, with every rule. Runs in Node and in a browser.
 *
 * @param more what was found in files that rules do not read, such as pictures
 * @returns sorted by file and line
 */
export function lintContent(content: ContentTree, more: readonly Diagnostic[] = []): Diagnostic[] {
  return [...content.diagnostics, ...more, ...runRules(content, rules)].sort(compareDiagnostics);
}

/**
 * Runs some rules. Editorial errors in a draft become warnings: its author is still writing, and it is not published.
 */
export function runRules(content: ContentTree, list: readonly Rule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const drafts = new Set(findFiles(content, "post").flatMap(({ file, value }) => (value.draft ? [file] : [])));
  for (const rule of list) {
    const isEditorial = editorialRules.includes(rule);
    rule(content, (at, id, message, suggestion, severity = "error") => {
      const isInDraft = isEditorial && drafts.has(at.file);
      diagnostics.push({ ...errorAt(at, id, message, suggestion), severity: isInDraft ? "warning" : severity });
    });
  }
  return diagnostics;
}
