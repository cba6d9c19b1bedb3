import { compareDiagnostics } from "../../content-model/diagnostic";
import { checkPictureFiles } from "./picture-files";
import { listContent } from "../../content-model/node/content-folder";
import { readContentTree } from "./read-content";
import type { Rule } from "../rule";
import { rules } from "../rules/index";
import { claimDates } from "../rules/claim-dates";
import { lintResult, runRules, type LintResult } from "../run-rules";

/**
 * The content check: what an editor runs and what the build runs first. It needs no Gatsby.
 *
 * @param directory absolute path of the content folder
 * @param name how findings name the folder
 * @param today ISO day on which what expires is judged; not judged without one
 */
export function lintContent(directory: string, name = "content", today?: string): LintResult {
  const tree = readContentTree(directory, name, today);
  return lintResult(tree, runRules(tree, rulesOn(today)));
}

/** What {@link lintContent} finds, and what is wrong with the files of pictures. */
export async function lintContentAndPictures(directory: string, name = "content", today?: string): Promise<LintResult> {
  const { diagnostics, counts } = lintContent(directory, name, today);
  const inPictures = await checkPictureFiles(listContent(directory, name).pictureFiles);
  return { diagnostics: [...diagnostics, ...inPictures].sort(compareDiagnostics), counts };
}

/** Every rule, with those that judge by the day when there is one. */
function rulesOn(today: string | undefined): readonly Rule[] {
  return today === undefined ? rules : [...rules, claimDates(today)];
}
