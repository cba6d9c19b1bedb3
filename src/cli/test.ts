import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { findBrowser } from "./find-browser";

/** A check and its shell command. */
export type Stage = readonly [name: string, command: string];

const jestCommand = (projects: string): string => `jest --config tests/config/jest.config.mjs --selectProjects ${projects}`;
const playwrightCommand = (config: string): string => `playwright test --config tests/config/${config}.config.ts --reporter line`;

/**
 * Groups run one after the other. Within a group two chains of stages run side by side, so that both of two cores have work
 * until its end. Unit tests try to build, too, so they do not run beside the build, which also writes the types of the
 * queries; what follows tests `dist/`.
 */
const groups: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      ["lint", "eslint ."],
      ["format", "prettier --check --log-level warn ."],
    ],
    [["unit and content tests", jestCommand("unit content")]],
  ],
  [[["build", "npm run build"]], [["deploy", jestCommand("deploy")]]],
  [
    [
      ["types", "tsc --noEmit"],
      ["rebuilds", jestCommand("rebuild")],
      ["built pages", jestCommand("built")],
    ],
    [
      ["CMS in a browser", playwrightCommand("cms")],
      ["browser tests", playwrightCommand("playwright")],
    ],
  ],
];

/** `npm test`: runs every check, prints the output of each that fails, and at the end one line per check. */
export async function test(): Promise<void> {
  const browser = findBrowser();
  console.log(`Browser for the tests: ${browser}`);
  const env = { ...process.env, CHROME_PATH: browser };
  const results: StageResult[] = [];
  for (const chains of groups) results.push(...(await Promise.all(chains.map((stages) => runStages(stages, env)))).flat());
  console.log(`\n${results.map(({ summary }) => summary).join("\n")}`);
  if (!results.every(({ hasPassed }) => hasPassed)) process.exitCode = 1;
}

interface StageResult {
  readonly hasPassed: boolean;
  readonly summary: string;
}

/** Runs stages one after the other, also after one that fails. */
export async function runStages(stages: readonly Stage[], env: NodeJS.ProcessEnv): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage, env));
  return results;
}

async function runStage([name, command]: Stage, env: NodeJS.ProcessEnv): Promise<StageResult> {
  const start = performance.now();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "test-"));
  // A file, because a background process of the command could hold a pipe open.
  const log = path.join(directory, "log");
  const output = fs.openSync(log, "w");
  const child = spawn(command, { shell: true, stdio: ["ignore", output, output], env });
  const [status] = (await once(child, "exit")) as [number | null];
  fs.closeSync(output);
  const text = fs.readFileSync(log, "utf8");
  fs.rmSync(directory, { recursive: true });
  const hasPassed = status === 0;
  // Playwright's word for a test that passed only when it was retried.
  const isFlaky = /^ *\d+ flaky$/m.test(text);
  if (!hasPassed || isFlaky) console.log(`\n=== ${name}\n${text}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const summary = `${hasPassed ? "ok    " : "FAILED"}  ${name} (${seconds} s)${isFlaky ? ", after some tests were retried" : ""}`;
  console.log(summary);
  return { hasPassed, summary };
}
