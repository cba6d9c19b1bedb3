import fs from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";

const axe = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Tags of the axe rules that every page must pass. */
export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules about colours, which are all that a colour scheme can affect. */
export const colourRules = ["color-contrast", "link-in-text-block"];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

/** @returns the violations on the page in its current state: rule, element and summary */
export async function axeViolations(page: Page | Frame, rules: readonly string[]): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({ runOnly, iframes: false }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`));
}
