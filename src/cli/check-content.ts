import { performance } from "node:perf_hooks";
import { compareDiagnostics, formatCounts } from "../content-model/diagnostic";
import { listContent } from "../content-model/node/content-folder";
import type { ContentTree } from "../lint/content-tree";
import { lintContent } from "../lint/lint-content";
import { checkPictureFiles } from "../lint/node/picture-files";
import { readContent } from "../lint/node/read-content";
import { checkStyle } from "../lint/style";
import { buildDay } from "../site/build-day";
import { checkFormat } from "./format-content";
import { printDiagnostics } from "./print-diagnostics";

/**
 * `npm run check:content`: lints all content and prints one line per diagnostic. Exits with 1 if there is an error. It warns of
 * files that are not formatted as the CMS saves them. `--style` adds warnings where texts are outside the editorial guide's limits.
 */
export async function checkContentCommand(): Promise<void> {
  const { errors } = await checkContent({ withFormat: true, withStyle: process.argv.includes("--style") });
  if (errors > 0) process.exitCode = 1;
}

/**
 * Lints all content and prints one line per diagnostic, then what was checked.
 *
 * @param options whether to add warnings of files in another form, and of style
 * @returns the content and the number of errors
 */
export async function checkContent({ withFormat = false, withStyle = false } = {}): Promise<{ content: ContentTree; errors: number }> {
  const start = performance.now();
  const inPictures = await checkPictureFiles(listContent().pictureFiles);
  const content = readContent(buildDay(process.env));
  const found = lintContent(content, [...inPictures, ...(withStyle ? checkStyle(content) : [])]);
  const withErrors = new Set(found.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const inFormat = withFormat ? checkFormat(withErrors) : [];
  const diagnostics = [...found, ...inFormat].sort(compareDiagnostics);
  const errors = printDiagnostics(diagnostics);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`content: ${content.files.length} files checked in ${seconds} s; ${formatCounts(diagnostics)}`);
  return { content, errors };
}
