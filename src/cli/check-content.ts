import path from "node:path";
import { performance } from "node:perf_hooks";
import { cachedLint } from "./content-lint/cached-lint";
import { rules } from "../lint/rules/index";
import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { contentDirectory, contentFolderName } from "../content-model/node/content-folder";
import { buildDay } from "../site/build-day";
import { checkFormat } from "./format-content";

/**
 * Lints all content and prints a line for each diagnostic.
 *
 * @returns the errors
 */
export async function printContentLint(): Promise<Diagnostic[]> {
  const start = performance.now();
  const directory = contentDirectory(process.cwd());
  const { diagnostics, counts } = await cachedLint({
    directory,
    name: contentFolderName(directory),
    cacheFile: path.resolve("node_modules", ".cache", "content-check", "results"),
    today: buildDay(process.env),
  });
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const read = Object.entries(counts).map(([type, count]) => `${count} ${type}`);
  const ruleNames = rules.map(({ name }) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).sort();
  console.log(`rules: schemas, Markdown, ${ruleNames.join(", ")}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `content: ${read.join(", ")} checked in ${seconds} s; ${errors.length} errors, ${diagnostics.length - errors.length} warnings`,
  );
  return errors;
}

/** Option of the command. */
export const WITHOUT_FORMAT_CHECK = "--without-format-check";

/**
 * `npm run check:content`: exit status 1 if there is an error. It also checks that files are formatted as the CMS saves
 * them; `--without-format-check` leaves that out, as the build does, because it does not affect the site.
 */
export async function checkContentCommand(): Promise<void> {
  const errors = await printContentLint();
  // Files with errors are going to change anyway.
  const isSkipped = errors.length > 0 || process.argv.includes(WITHOUT_FORMAT_CHECK);
  const formatErrors = isSkipped ? [] : await checkFormat();
  for (const diagnostic of formatErrors) console.error(formatDiagnostic(diagnostic));
  if (errors.length + formatErrors.length > 0) process.exitCode = 1;
}
