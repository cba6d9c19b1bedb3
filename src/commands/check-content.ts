import path from "node:path";
import { performance } from "node:perf_hooks";
import { checkContent } from "../check/check-content";
import { rules } from "../check/rules";
import { formatProblem, type Problem } from "../content-model/problem";
import { contentDirectory } from "../gatsby/settings";

/**
 * Reads and judges all content, and prints a line for each finding.
 *
 * @returns the errors among the findings
 */
export function reportContent(): Problem[] {
  const start = performance.now();
  const directory = contentDirectory(process.cwd());
  const { problems, counts } = checkContent(directory, path.relative(process.cwd(), directory).split(path.sep).join("/"));
  for (const problem of problems) console.error(formatProblem(problem));
  const errors = problems.filter(({ severity }) => severity === "error");
  const read = Object.entries(counts).map(([type, count]) => `${count} ${type}`);
  console.log(
    `rules: files and fields, Markdown, ${rules.map(({ name }) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(", ")}`,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`content: ${read.join(", ")} checked in ${seconds} s; ${errors.length} errors, ${problems.length - errors.length} warnings`);
  return errors;
}

/** `npm run check:content`: exit status 1 when there is an error. */
export function checkContentCommand(): Promise<void> {
  if (reportContent().length > 0) process.exitCode = 1;
  return Promise.resolve();
}
