import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { findBrowser } from "./find-browser";

/** A check, its shell command, and variables for it. `REPORT` stands for the JSON file in which it counts its tests. */
export type Stage = readonly [name: string, command: string, env?: NodeJS.ProcessEnv];

const jestCommand = (project: string): string =>
  `jest --config tests/config/jest.config.mjs --json --outputFile "REPORT" --selectProjects ${project}`;
const playwrightCommand = (config: string, options = ""): string =>
  `playwright test --config tests/config/${config}.config.ts --reporter line,json ${options}`;

/** Where the rebuilds leave the site as its owner launches it. */
const launched = path.join(os.tmpdir(), `launched-${process.pid}`);

/** A stage that runs longer hangs. */
const STAGE_LIMIT_MS = 20 * 60_000;

/**
 * Groups run one after the other. Within a group chains of stages run side by side, so that both of two cores have work until
 * its end; Playwright uses both by itself. Unit tests try to build, too, so they do not run beside the build. What follows it
 * in its chain needs `dist/` or the types of the queries, which it writes.
 */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [
    [["unit and content tests", jestCommand("unit")]],
    [
      ["lint", "eslint ."],
      ["format", "prettier --check --log-level warn ."],
      ["deploy", jestCommand("deploy")],
    ],
  ],
  [
    [
      ["build", "node src/cli/run.mjs build"],
      ["types", "tsc --noEmit --singleThreaded"],
      ["built pages", jestCommand("built")],
      ["browser tests", playwrightCommand("playwright")],
      ["CMS in a browser", playwrightCommand("cms")],
    ],
    [
      ["rebuilds", jestCommand("rebuild"), { LAUNCHED_DIR: launched }],
      [
        "launched site in a browser",
        playwrightCommand("playwright", "--grep @content --workers 1"),
        { DIST_DIR: path.join(launched, "dist"), CONTENT_DIR: path.join(launched, "content") },
      ],
    ],
  ],
];

/**
 * `npm test`: runs every check, prints the output of each that fails, and at the end one line per check and the counts.
 *
 * @throws when anything failed
 */
export async function test(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  const results: StageResult[] = [];
  for (const chains of groups)
    results.push(...(await Promise.all(chains.map((stages) => runStages(stages, { ...process.env, CHROME_PATH: browser })))).flat());
  fs.rmSync(launched, { recursive: true, force: true });
  const sum = (count: "passed" | "failed") => results.reduce((total, result) => total + result[count], 0);
  console.log(`\n${results.map(({ summary }) => summary).join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}

export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  readonly summary: string;
}

/** Runs stages one after the other, also after one that fails. One that takes longer than `limit` milliseconds is stopped and fails. */
export async function runStages(stages: readonly Stage[], env: NodeJS.ProcessEnv, limit = STAGE_LIMIT_MS): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage, env, limit));
  return results;
}

async function runStage([name, command, variables]: Stage, env: NodeJS.ProcessEnv, limit: number): Promise<StageResult> {
  const start = performance.now();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "test-"));
  const report = path.join(directory, "report.json");
  // A file, because a background process of the command could hold a pipe open.
  const log = path.join(directory, "log");
  const output = fs.openSync(log, "w");
  const child = spawn(command.replace("REPORT", report), {
    shell: true,
    stdio: ["ignore", output, output],
    // Each stage in a browser chooses a port: those that run side by side need different ones.
    env: { ...env, ...variables, E2E_PORT: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeout: limit,
  });
  const [status] = (await once(child, "exit")) as [number | null];
  fs.closeSync(output);
  const { passed, failed, flaky } = countTests(report, status === 0);
  if (failed + flaky > 0) console.log(`\n=== ${name}\n${fs.readFileSync(log, "utf8")}`);
  fs.rmSync(directory, { recursive: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const retried = flaky > 0 ? `, ${flaky} of them when retried` : "";
  const summary = `${failed > 0 ? "FAILED" : "ok    "}  ${name}: ${passed} passed${retried}, ${failed} failed (${seconds} s)`;
  console.log(summary);
  return { passed, failed, summary };
}

/** The counts that are read of the JSON reports of Jest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts tests. A command without a report is one test, and one that failed without a failed test, such as by a crash, failed one. */
function countTests(file: string, hasPassed: boolean): { passed: number; failed: number; flaky: number } {
  const { stats, numPassedTests, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readReport(file);
  const flaky = stats?.flaky ?? 0;
  const passed = stats ? stats.expected + flaky : (numPassedTests ?? Number(hasPassed));
  const failed = stats?.unexpected ?? numFailedTests + numRuntimeErrorTestSuites;
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1), flaky };
}

/** An empty report when a command wrote none, or crashed while it did. */
function readReport(file: string): Report {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Report;
  } catch {
    return {};
  }
}
