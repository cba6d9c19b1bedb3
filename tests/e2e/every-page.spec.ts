import fs from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { publishedPaths as paths } from "./published-paths";

const axe = fs.readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");
const PARTS = 4;
/** A scheme changes colours alone; the kinds of pages get every rule in both in quality.spec.ts. */
const RULES = {
  light: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  dark: ["color-contrast", "link-in-text-block"],
};

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[];
}

// One width is enough for axe here: the kinds of pages are judged at both in quality.spec.ts.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "once, on the wide screen");

for (const colorScheme of ["light", "dark"] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`part ${part + 1} of ${PARTS} of all pages: no fault by axe in the ${colorScheme} scheme, none wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const faults: string[] = [];
      for (const at of paths.filter((_, index) => index % PARTS === part)) {
        await page.goto(at);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(
          (rules) => (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({ runOnly: rules }),
          RULES[colorScheme],
        );
        faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${at} ${id}: ${target.join(" ")}`)));
        if (colorScheme === "dark") continue;
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          if (overflow > 0) faults.push(`${at} is ${overflow} pixels wider than ${width}`);
        }
      }
      expect(paths.length).toBeGreaterThan(70);
      expect(faults).toEqual([]);
    });
  }
}
