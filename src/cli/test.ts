import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { findTestBrowser } from "./find-browser";
import { captureTool, runCommand } from "./run-tool";
import {
  crashedFiles,
  jestResult,
  playwrightResult,
  withExitStatus,
  withSecondRun,
  type JestReport,
  type PlaywrightReport,
  type StageResult,
} from "./test-reports";

interface Stage {
  readonly name: string;
  run(): Promise<StageResult>;
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), "test-reports-"));

const single = (hasPassed: boolean): StageResult => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, details: [] });

/** A tool that counts as one test. */
const tool =
  (name: string, ...args: string[]) =>
  async (): Promise<StageResult> => {
    const result = await captureTool(name, args);
    return withExitStatus(result, single(result.status === 0));
  };

/** @param projects of the jest configuration, joined by `+` */
const jest = (projects: string) => async (): Promise<StageResult> => {
  const { report, result } = await runJest(projects);
  const crashed = crashedFiles(report);
  // A crashed process says nothing about the tests, so its files run a second time.
  return crashed.length === 0 ? result : withSecondRun(report, (await runJest(projects, crashed)).result);
};

/** @param files test files to run; empty for all */
async function runJest(projects: string, files: readonly string[] = []): Promise<{ report: JestReport; result: StageResult }> {
  const reportFile = path.join(reports, `jest-${projects}-${files.length}.json`);
  const options = ["--config=tests/config/jest.config.mjs", "--json", `--outputFile=${reportFile}`];
  const selected = ["--selectProjects", ...projects.split("+"), ...(files.length > 0 ? ["--runTestsByPath", ...files] : [])];
  const captured = await captureTool("jest", [...options, ...selected]);
  const report = readReport<JestReport>(reportFile);
  return { report, result: withExitStatus(captured, jestResult(report)) };
}

const playwright = (config: string) => async (): Promise<StageResult> => {
  const reportFile = path.join(reports, `${config}.json`);
  const result = await captureTool("playwright", ["test", "--config", `tests/config/${config}.config.ts`], {
    CHROME_PATH: findTestBrowser(),
    PLAYWRIGHT_JSON: reportFile,
  });
  return withExitStatus(result, playwrightResult(readReport<PlaywrightReport>(reportFile)));
};

function readReport<T extends object>(file: string): T {
  return (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {}) as T;
}

const build = async (): Promise<StageResult> => single((await runCommand("build")).status === 0);

/**
 * Groups run one after the other. Within a group two chains of stages run side by side, so that both of two cores have work
 * until its end. Unit tests try to build, too, so they do not run beside the build, which also writes the types of the
 * queries; what follows tests `dist/`.
 */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: "lint", run: tool("eslint", ".") },
      { name: "format", run: tool("prettier", "--check", "--log-level", "warn", ".") },
    ],
    [{ name: "unit and content tests", run: jest("unit+content") }],
  ],
  [[{ name: "build", run: build }], [{ name: "deploy", run: jest("deploy") }]],
  [
    [
      { name: "types", run: tool("tsc", "--noEmit") },
      { name: "rebuilds", run: jest("rebuild") },
      { name: "built pages", run: jest("built") },
    ],
    [
      { name: "CMS in a browser", run: playwright("cms") },
      { name: "browser tests", run: playwright("playwright") },
    ],
  ],
];

/**
 * `npm test`: runs every check and prints the counts.
 *
 * @throws when anything failed
 */
export async function test(): Promise<void> {
  console.log(`Browser for the tests: ${findTestBrowser()}`);
  const results: StageResult[] = [];
  for (const chains of groups) results.push(...(await Promise.all(chains.map(runChain))).flat());
  console.log(`\n${results.flatMap(({ details }) => details).join("\n")}\n`);
  const failed = sum(results.map((result) => result.failed));
  console.log(`${sum(results.map(({ passed }) => passed))} passed, ${failed} failed`);
  if (failed > 0) throw new Error("not every check passed");
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

async function runChain(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

/** Runs a stage; the result's details begin with a summary. */
async function runStage({ name, run }: Stage): Promise<StageResult> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, details } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const heading = `${failed > 0 ? "FAILED" : "ok    "}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  return { passed, failed, details: [heading, ...details.map((line) => `        ${line}`)] };
}
