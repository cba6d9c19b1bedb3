import { asWarning, compareDiagnostics, errorAt, type Diagnostic } from "../content-model/diagnostic";
import { findFiles, type ContentFile, type ContentTree } from "./content-tree";
import { memoize } from "../site/memoize";
import { atField, type Rule } from "./rule";
import { editorialRules, rules } from "./rules/index";

/**
 * Lints content that was read, with every rule. Runs in Node and in a browser.
 *
 * @param inOtherFiles what was found in files that rules do not read, such as pictures
 * @returns sorted by file and line
 */
export function lintContent(content: ContentTree, inOtherFiles: readonly Diagnostic[] = []): Diagnostic[] {
  const used: Exceptions = new Set();
  const found = runRules(content, rules, used);
  const unused = listExceptions(content)
    .filter((exception) => !used.has(exception))
    .map(({ at, rule }) => {
      const suggestion = "remove it; what would break a page cannot be allowed";
      return asWarning(errorAt(at, "unused-exception", `nothing here needs the exception '${rule}'`, suggestion));
    });
  return [...content.diagnostics, ...inOtherFiles, ...found, ...unused].sort(compareDiagnostics);
}

/** The findings of editorial rules that the content allows, in `settings/vocabulary.yml`, each with where it says so. */
export const listExceptions = memoize((content: ContentTree) =>
  findFiles(content, "vocabulary").flatMap((vocabulary) =>
    (vocabulary.value.exceptions ?? []).map(({ file, rule, words = "", reason }, index) => ({
      at: atField(vocabulary, ["exceptions", index]),
      rule,
      reason,
      allows: (diagnostic: Diagnostic) =>
        diagnostic.id === rule && diagnostic.file.endsWith(`/${file}`) && diagnostic.message.includes(words),
    })),
  ),
);

type Exceptions = Set<ReturnType<typeof listExceptions>[number]>;

/**
 * Runs some rules. An unfinished draft has only warnings, because it has no page. Editorial errors in a draft become warnings: its
 * author is still writing, and it is not published. Editorial findings that the content allows are left out.
 *
 * @param used collects the exceptions that allow something
 */
export function runRules(content: ContentTree, list: readonly Rule[], used: Exceptions = new Set()): Diagnostic[] {
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
      const exception = isEditorial ? listExceptions(content).find(({ allows }) => allows(diagnostic)) : undefined;
      if (exception) used.add(exception);
      else reported.push(diagnostic);
    });
  }
  return reported;
}

const positionKey = ({ file, line, column }: Diagnostic): string => `${file}:${line}:${column}`;
