import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { findBrowser } from "./find-browser";

/** A check, its shell command, and variables for it. */
export type Stage = readonly [name: string, command: string, env?: NodeJS.ProcessEnv];

const jestCommand = (project: string): string => `jest --config tests/config/jest.config.mjs --selectProjects ${project}`;
const playwrightCommand = (config: string, files = ""): string => `playwright test ${files} --config tests/config/${config}.config.ts`;

/** Where the rebuilds leave the site as its owner launches it. */
const launched = path.join(os.tmpdir(), `launched-${process.pid}`);
/** Browser tests that expect what content says. */
const contentTests = "header navigation paid-links covers layout.desktop print first-hand";

/** A stage that runs longer hangs. */
const STAGE_LIMIT_MS = 20 * 60_000;

/**
 * Groups run one after the other. Within a group chains of stages run side by side, so that both of two cores have work until
 * its end; Playwright uses both by itself. Unit tests try to build, too, so they do not run beside the build. What follows it
 * in its chain needs `dist/` or the types of the queries, which it writes.
 */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [1, 2].map((half): Stage[] => [[`unit and content tests, half ${half}`, jestCommand(`unit --shard ${half}/2`)]]),
  [
    [
      ["build", "npm run build"],
      ["types", "tsc --noEmit"],
      ["built pages", jestCommand("built")],
      ["browser tests", playwrightCommand("playwright")],
    ],
    [
      ["lint", "eslint ."],
      ["format", "prettier --check --log-level warn ."],
      ["deploy", jestCommand("deploy")],
      ["rebuilds", jestCommand("rebuild"), { LAUNCHED_DIR: launched }],
      [
        "launched site in a browser",
        playwrightCommand("playwright", contentTests),
        { DIST_DIR: path.join(launched, "dist"), CONTENT_DIR: path.join(launched, "content") },
      ],
      ["CMS in a browser", playwrightCommand("cms")],
    ],
  ],
];

/**
 * `npm test`: runs every check, prints the output of each that fails, and at the end one line per check. Exits with 1 when anything
 * failed.
 */
export async function test(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  const results: StageResult[] = [];
  for (const chains of groups)
    results.push(...(await Promise.all(chains.map((stages) => runStages(stages, { ...process.env, CHROME_PATH: browser })))).flat());
  fs.rmSync(launched, { recursive: true, force: true });
  console.log(`\n${results.map(({ summary }) => summary).join("\n")}`);
  if (results.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
}

export interface StageResult {
  readonly hasPassed: boolean;
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
  // A file, because a background process of the command could hold a pipe open.
  const log = path.join(directory, "log");
  const output = fs.openSync(log, "w");
  const child = spawn(command, { shell: true, stdio: ["ignore", output, output], env: { ...env, ...variables }, timeout: limit });
  const [status] = (await once(child, "exit")) as [number | null];
  fs.closeSync(output);
  const text = fs.readFileSync(log, "utf8");
  fs.rmSync(directory, { recursive: true });
  const hasPassed = status === 0;
  // What Jest and Playwright print at their end. A flaky test has passed only when it was retried.
  const counts = Array.from(text.matchAll(/^(?:Tests:)? +(\d+ (?:passed|failed|flaky|skipped)\b.*)$/gm), ([, count]) => count).join(", ");
  if (!hasPassed || counts.includes("flaky")) console.log(`\n=== ${name}\n${text}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const summary = `${hasPassed ? "ok    " : "FAILED"}  ${name} (${seconds} s)${counts && `: ${counts}`}`;
  console.log(summary);
  return { hasPassed, summary };
}
