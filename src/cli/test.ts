import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { findBrowser } from "./find-browser";
import { build } from "./build";
import { hearTool, type HeardResult } from "./run-tool";
import {
  endedFiles,
  outcomeOfJest,
  outcomeOfPlaywright,
  outcomeWithSecondRun,
  settled,
  type JestReport,
  type Outcome,
  type PlaywrightReport,
} from "./test-reports";

interface Stage {
  readonly name: string;
  run(): Promise<Outcome>;
}

const jestConfig = ["--config", "tests/config/jest.config.mjs"];
const reports = fs.mkdtempSync(path.join(os.tmpdir(), "test-reports-"));

const one = (ok: boolean): Outcome => (ok ? { passed: 1, failed: 0, named: [] } : { passed: 0, failed: 1, named: [] });
const tool =
  (name: string, ...args: string[]) =>
  async (): Promise<Outcome> => {
    const result = await hearTool(name, args);
    return settled(result, one(result.status === 0));
  };

async function jest(project: string): Promise<Outcome> {
  const first = await runJest(project);
  const ended = endedFiles(first.report);
  if (ended.length === 0) return settled(first.result, outcomeOfJest(first.report));
  // A process that falls over says nothing of what it tested: its files run once more, and are named.
  const second = await runJest(project, ended);
  return outcomeWithSecondRun(first.report, settled(second.result, outcomeOfJest(second.report)));
}

/** @param files which to run; all of the project when there are none */
async function runJest(project: string, files: readonly string[] = []): Promise<{ result: HeardResult; report: JestReport }> {
  const file = path.join(reports, `jest-${project}-${files.length}.json`);
  const args = ["--selectProjects", ...project.split("+"), "--json", "--outputFile", file];
  const result = await hearTool("jest", [...jestConfig, ...args, ...(files.length > 0 ? ["--runTestsByPath", ...files] : [])]);
  return { result, report: readReport<JestReport>(file) };
}

async function playwright(config: string): Promise<Outcome> {
  const file = path.join(reports, `${config}.json`);
  const result = await hearTool("playwright", ["test", "--config", `tests/config/${config}.config.ts`], {
    CHROME_PATH: findBrowser(),
    PLAYWRIGHT_JSON: file,
  });
  return settled(result, outcomeOfPlaywright(readReport<PlaywrightReport>(file)));
}

function readReport<T extends object>(file: string): T {
  return (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {}) as T;
}

/** What runs side by side keeps about one core busy each. The build comes before the types: queries get theirs from it. */
const stages: readonly (readonly Stage[])[] = [
  [
    { name: "lint", run: tool("eslint", ".") },
    { name: "format", run: tool("prettier", "--check", "--log-level", "warn", ".") },
  ],
  [{ name: "unit and content tests", run: () => jest("unit+content") }],
  [
    {
      name: "build",
      run: () =>
        build().then(
          () => one(true),
          (error: Error) => {
            console.error(error.message);
            return one(false);
          },
        ),
    },
  ],
  [
    { name: "types", run: tool("tsc", "--noEmit") },
    { name: "deploy", run: () => jest("deploy") },
  ],
  [
    { name: "rebuilds", run: () => jest("rebuild") },
    { name: "CMS in a browser", run: () => playwright("cms") },
  ],
  [{ name: "built pages", run: () => jest("built") }],
  [{ name: "browser tests", run: () => playwright("playwright") }],
];

/**
 * `npm test`: every check, with a count at the end.
 *
 * @throws when anything failed
 */
export async function test(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  const total = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const stage of stages) {
    for (const { passed, failed, lines: own } of await Promise.all(stage.map(runStage))) {
      total.passed += passed;
      total.failed += failed;
      lines.push(...own);
    }
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) throw new Error("not every check passed");
}

async function runStage({ name, run }: Stage): Promise<{ passed: number; failed: number; lines: readonly string[] }> {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { passed, failed, named } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return {
    passed,
    failed,
    lines: [
      `${failed > 0 ? "FAILED" : "ok    "}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
      ...named.map((line) => `        ${line}`),
    ],
  };
}
