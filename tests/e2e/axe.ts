import fs from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Page } from "@playwright/test";

const axe = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Tags of the axe rules that every page must pass. */
export const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules about colors, which are all that a color scheme can affect. */
export const colorRules = ["color-contrast", "link-in-text-block"];

interface Axe {
  run(context: string | Document, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/**
 * @param within selector of the part of the page to check
 * @returns the violations on the page in its current state: rule, element and summary
 */
export async function axeViolations(page: Page | Frame, rules: readonly string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([runOnly, selector]) => {
      // Describing what passes takes as long as the rules.
      const options = { runOnly, iframes: false, resultTypes: ["violations"] };
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
    },
    [rules, within] as const,
  );
}

/** The violations in the light scheme, and those of colors in the dark one, in which the page is left. */
export async function axeInBothSchemes(page: Page, within: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axeViolations(page, allRules, within);
  await page.emulateMedia({ colorScheme: "dark" });
  return [...light, ...(await axeViolations(page, colorRules, within)).map((error) => `in the dark scheme: ${error}`)];
}
