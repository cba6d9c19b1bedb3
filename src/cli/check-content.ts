import { performance } from "node:perf_hooks";
import { rules } from "../lint/rules/index";
import { cachedLint, projectContent } from "./content-lint/cached-lint";
import { countsOf, printDiagnostics } from "./print-diagnostics";

/**
 * `npm run check:content`: lints all content and prints one line per diagnostic. Exits with 1 if there is an error. It
 * also checks that files are formatted as the CMS saves them; `--without-format-check` leaves that out, as the build
 * does, because it does not affect the site.
 */
export async function checkContentCommand(): Promise<void> {
  const start = performance.now();
  const { diagnostics, counts } = await cachedLint(projectContent());
  const errors = printDiagnostics(diagnostics);
  const ruleNames = rules.map(({ name }) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  console.log(`rules: files and fields, Markdown, ${ruleNames.join(", ")}`);
  const files = Object.entries(counts).map(([type, count]) => `${count} ${type}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`content: ${files.join(", ")} checked in ${seconds} s; ${countsOf(diagnostics)}`);

  // Files with errors are going to change anyway.
  const isSkipped = errors > 0 || process.argv.includes("--without-format-check");
  const formatErrors = isSkipped ? 0 : printDiagnostics((await import("./format-content")).checkFormat());
  if (errors + formatErrors > 0) process.exitCode = 1;
}
