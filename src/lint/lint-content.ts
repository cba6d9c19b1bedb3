import { asWarning, compareDiagnostics, errorAt, type Diagnostic } from "../content-model/diagnostic";
import { findFiles, type ContentFile, type ContentTree } from "./content-tree";
import { atField, type Rule } from "./rule";
import { editorialRules, rules } from "./rules/index";

/**
 * Lints content that was read, with every rule. Runs in Node and in a browser.
 *
 * @param inOtherFiles what was found in files that rules do not read, such as pictures
 * @returns sorted by file and line
 */
export function lintContent(content: ContentTree, inOtherFiles: readonly Diagnostic[] = []): Diagnostic[] {
  const exceptions = listExceptions(content);
  const found = runRules(content, rules, exceptions);
  const unused = exceptions
    .filter(({ isUsed }) => !isUsed)
    .map(({ at, rule }) => {
      const suggestion = "remove it; what would break a page cannot be allowed";
      return asWarning(errorAt(at, "unused-exception", `nothing here needs the exception '${rule}'`, suggestion));
    });
  return [...content.diagnostics, ...inOtherFiles, ...found, ...unused].sort(compareDiagnostics);
}

/** The findings of editorial rules that the content allows, in `settings/vocabulary.yml`, each with where it says so. */
export const listExceptions = (content: ContentTree) =>
  findFiles(content, "vocabulary").flatMap((vocabulary) =>
    (vocabulary.value.exceptions ?? []).map(({ file, rule, words = "", reason }, index) => ({
      at: atField(vocabulary, ["exceptions", index]),
      rule,
      reason,
      isUsed: false,
      allows: (diagnostic: Diagnostic) =>
        diagnostic.id === rule && diagnostic.file.endsWith(`/${file}`) && diagnostic.message.includes(words),
    })),
  );

/**
 * Runs some rules. An unfinished draft has only warnings, because it has no page. Editorial errors in a draft become warnings: its
 * author is still writing, and it is not published. Editorial findings that the content allows are left out.
 *
 * @param exceptions those that allow something are marked as used
 */
export function runRules(content: ContentTree, list: readonly Rule[], exceptions = listExceptions(content)): Diagnostic[] {
  const reported: Diagnostic[] = [];
  // A field that is wrong is reported once.
  const wrong = new Set(content.files.flatMap(({ diagnostics }) => diagnostics.filter(({ id }) => id === "field").map(positionKey)));
  const isUnfinished = ({ isValid, diagnostics }: ContentFile) => !isValid && diagnostics.every(({ severity }) => severity === "warning");
  const unfinished = new Set(content.files.filter(isUnfinished).map(({ file }) => file));
  const drafts = new Set(findFiles(content, "post").flatMap(({ file, value }) => (value.draft ? [file] : [])));
  for (const rule of list) {
    const isEditorial = editorialRules.includes(rule);
    rule(content, (at, id, message, suggestion, severity = "error") => {
      const isInDraft = unfinished.has(at.file) || (isEditorial && drafts.has(at.file));
      const diagnostic: Diagnostic = { ...errorAt(at, id, message, suggestion), severity: isInDraft ? "warning" : severity };
      if (wrong.has(positionKey(diagnostic))) return;
      const exception = isEditorial ? exceptions.find(({ allows }) => allows(diagnostic)) : undefined;
      if (exception) exception.isUsed = true;
      else reported.push(diagnostic);
    });
  }
  return reported;
}

const positionKey = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
