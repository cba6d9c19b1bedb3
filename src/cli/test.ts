import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { build } from "./build";
import { findBrowser } from "./find-browser";
import { captureTool, type CapturedResult } from "./run-tool";
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
  const first = await runJest(projects);
  const crashed = crashedFiles(first.report);
  if (crashed.length === 0) return withExitStatus(first.result, jestResult(first.report));
  // A crashed process says nothing about the tests, so its files run a second time.
  const second = await runJest(projects, crashed);
  return withSecondRun(first.report, withExitStatus(second.result, jestResult(second.report)));
};

/** @param files test files to run; empty for all */
async function runJest(projects: string, files: readonly string[] = []): Promise<{ result: CapturedResult; report: JestReport }> {
  const reportFile = path.join(reports, `jest-${projects}-${files.length}.json`);
  const args = [
    "--config",
    "tests/config/jest.config.mjs",
    "--selectProjects",
    ...projects.split("+"),
    "--json",
    "--outputFile",
    reportFile,
  ];
  const result = await captureTool("jest", [...args, ...(files.length > 0 ? ["--runTestsByPath", ...files] : [])]);
  return { result, report: readReport<JestReport>(reportFile) };
}

const playwright = (config: string) => async (): Promise<StageResult> => {
  const reportFile = path.join(reports, `${config}.json`);
  const result = await captureTool("playwright", ["test", "--config", `tests/config/${config}.config.ts`], {
    CHROME_PATH: findBrowser(),
    PLAYWRIGHT_JSON: reportFile,
  });
  return withExitStatus(result, playwrightResult(readReport<PlaywrightReport>(reportFile)));
};

function readReport<T extends object>(file: string): T {
  return (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {}) as T;
}

async function testBuild(): Promise<StageResult> {
  try {
    await build();
    return single(true);
  } catch (error) {
    console.error((error as Error).message);
    return single(false);
  }
}

/** Stages of one group run at the same time and use about one core each. The build writes the types of the queries. */
const stageGroups: readonly (readonly Stage[])[] = [
  [
    { name: "lint", run: tool("eslint", ".") },
    { name: "format", run: tool("prettier", "--check", "--log-level", "warn", ".") },
  ],
  [{ name: "unit and content tests", run: jest("unit+content") }],
  [{ name: "build", run: testBuild }],
  [
    { name: "types", run: tool("tsc", "--noEmit") },
    { name: "deploy", run: jest("deploy") },
  ],
  [
    { name: "rebuilds", run: jest("rebuild") },
    { name: "CMS in a browser", run: playwright("cms") },
  ],
  [{ name: "built pages", run: jest("built") }],
  [{ name: "browser tests", run: playwright("playwright") }],
];

/**
 * `npm test`: runs every check and prints the counts.
 *
 * @throws when anything failed
 */
export async function test(): Promise<void> {
  console.log(`Browser for the tests: ${findBrowser()}`);
  const total = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const group of stageGroups) {
    for (const { passed, failed, lines } of await Promise.all(group.map(runStage))) {
      total.passed += passed;
      total.failed += failed;
      summary.push(...lines);
    }
  }
  console.log(`\n${summary.join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) throw new Error("not every check passed");
}

async function runStage({ name, run }: Stage): Promise<{ passed: number; failed: number; lines: readonly string[] }> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, details } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const heading = `${failed > 0 ? "FAILED" : "ok    "}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  return { passed, failed, lines: [heading, ...details.map((line) => `        ${line}`)] };
}
