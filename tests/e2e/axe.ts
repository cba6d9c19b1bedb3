import fs from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Tags and names of the rules that every page keeps. */
export const everyRule = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those that judge colours, which is all that a scheme changes. */
export const colourRules = ["color-contrast", "link-in-text-block"];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

/** @returns what axe holds against a page as it is shown now: rule, element and why */
export async function faultsByAxe(page: Page, rules: readonly string[]): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({ runOnly }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`));
}
