import path from "node:path";
import { performance } from "node:perf_hooks";
import { checkManyContent } from "../check/check-many";
import { rules } from "../check/rules";
import { formatProblem, type Problem } from "../content-model/problem";
import { contentDirectory } from "../gatsby/settings";
import { buildDay } from "../site/build-day";
import { unformedContent } from "./format-content";

/**
 * Reads and judges all content, and prints a line for each finding.
 *
 * @returns the errors among the findings
 */
export async function reportContent(): Promise<Problem[]> {
  const start = performance.now();
  const directory = contentDirectory(process.cwd());
  const { problems, counts } = await checkManyContent({
    directory,
    name: path.relative(process.cwd(), directory).split(path.sep).join("/"),
    cacheFile: path.resolve("node_modules", ".cache", "content-check", "judgments"),
    today: buildDay(process.env),
  });
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

/** Option of the command. */
export const WITHOUT_FORM = "--without-form";

/**
 * `npm run check:content`: exit status 1 when there is an error. It holds files to the form that the CMS gives them,
 * too, which keeps nothing from being built; `--without-form` leaves that out, as the build does.
 */
export async function checkContentCommand(): Promise<void> {
  const errors = await reportContent();
  // What has errors will be changed anyway.
  const isSkipped = errors.length > 0 || process.argv.includes(WITHOUT_FORM);
  const unformed = isSkipped ? [] : await unformedContent();
  for (const problem of unformed) console.error(formatProblem(problem));
  if (errors.length + unformed.length > 0) process.exitCode = 1;
}
