import path from "node:path";
import { performance } from "node:perf_hooks";
import { checkContent } from "../check/check-content";
import { formatProblem } from "../content-model/problem";
import { contentDirectory } from "../gatsby/settings";

/** `npm run check:content`: one line per finding, errors on standard error, exit status 1 if there is one. */
const start = performance.now();
const directory = contentDirectory(process.cwd());
const { problems, counts } = checkContent(directory, path.relative(process.cwd(), directory).split(path.sep).join("/"));
for (const problem of problems) (problem.severity === "error" ? console.error : console.log)(formatProblem(problem));
const errors = problems.filter(({ severity }) => severity === "error").length;
const read = Object.entries(counts).map(([type, count]) => `${count} ${type}`);
console.log(
  `content: ${read.join(", ")} read in ${((performance.now() - start) / 1000).toFixed(1)} s; ${errors} errors, ${problems.length - errors} warnings`,
);
process.exitCode = errors > 0 ? 1 : 0;
