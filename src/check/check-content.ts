import { compareProblems, type Problem } from "../content-model/problem";
import { filesOf, listContent, readContentTree, type ContentTree } from "./content-tree";
import { checkPictureFiles } from "./picture-files";
import type { Rule } from "./rule";
import { editorialRules, rules } from "./rules";
import { claimDates } from "./rules/claim-dates";

export interface CheckResult {
  /** In the order of files and lines. */
  readonly problems: readonly Problem[];
  /** How many files of each kind were read. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The content check: what an editor runs and what the build runs first. It needs no Gatsby.
 *
 * @param directory absolute path of the content folder
 * @param name how findings name the folder
 * @param today ISO day on which what expires is judged; not judged without one
 */
export function checkContent(directory: string, name = "content", today?: string): CheckResult {
  const tree = readContentTree(directory, name, today);
  return checkResult(tree, runRules(tree, rulesOn(today)));
}

/** What {@link checkContent} finds, and what is wrong with the files of pictures. */
export async function checkContentAndPictures(directory: string, name = "content", today?: string): Promise<CheckResult> {
  const { problems, counts } = checkContent(directory, name, today);
  const inPictures = await checkPictureFiles(listContent(directory, name).pictures);
  return { problems: [...problems, ...inPictures].sort(compareProblems), counts };
}

/** Every rule, with those that judge by the day when there is one. */
function rulesOn(today: string | undefined): readonly Rule[] {
  return today === undefined ? rules : [...rules, claimDates(today)];
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
