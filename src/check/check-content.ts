import { readContentTree } from "./read-content";
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
  const tree = readContentTree(directory, name);
  return checkResult(tree, runRules(tree, rulesOn(today)));
}

/** Every rule, with those that judge by the day when there is one. */
function rulesOn(today: string | undefined): readonly Rule[] {
  return today === undefined ? rules : [...rules, claimDates(today)];
}
