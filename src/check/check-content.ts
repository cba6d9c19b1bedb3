import { compareProblems } from "../content-model/problem";
import { checkPictureFiles } from "./picture-files";
import { listContent, readContentTree } from "./read-content";
import type { Rule } from "./rule";
import { rules } from "./rules";
import { claimDates } from "./rules/claim-dates";
import { checkResult, runRules, type CheckResult } from "./run-rules";

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
  const inPictures = await checkPictureFiles(listContent(directory, name).pictureFiles);
  return { problems: [...problems, ...inPictures].sort(compareProblems), counts };
}

/** Every rule, with those that judge by the day when there is one. */
function rulesOn(today: string | undefined): readonly Rule[] {
  return today === undefined ? rules : [...rules, claimDates(today)];
}
