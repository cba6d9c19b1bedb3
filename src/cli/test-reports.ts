import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { CapturedResult } from "./run-tool";

/** The result of a stage of `npm test`. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** One line per test that failed or passed only when it was retried. */
  readonly details: readonly string[];
}

/** The parts of `jest --json` that are read; empty if jest ended without a report. */
export interface JestReport {
  readonly testResults?: readonly {
    readonly message: string;
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Playwright's JSON report; empty if it ended without one. */
export type PlaywrightReport = Partial<Pick<JSONReport, "stats" | "suites">>;

/** Counts jest's tests; a test file that could not run counts as one failed test. */
export function jestResult({ testResults = [] }: JestReport): StageResult {
  const details = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [`failed: ${name}: ${shorten(message)}`];
    return failed.map(({ fullName, failureMessages }) => `failed: ${fullName}: ${shorten(failureMessages?.[0])}`);
  });
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "passed"));
  return { passed: passed.length, failed: details.length, details };
}

/** Absolute paths of the test files whose process was killed by a signal. */
export function crashedFiles({ testResults = [] }: JestReport): string[] {
  return testResults.filter(({ message }) => message.includes("terminated by another process: signal=")).map(({ name }) => name);
}

/** Merges a jest run with the second run of its {@link crashedFiles}. */
export function withSecondRun(first: JestReport, second: StageResult): StageResult {
  const crashed = crashedFiles(first);
  const { passed, failed, details } = jestResult({ testResults: (first.testResults ?? []).filter(({ name }) => !crashed.includes(name)) });
  return {
    passed: passed + second.passed,
    failed: failed + second.failed,
    details: [...details, ...crashed.map((file) => `crashed in the first run: ${file}`), ...second.details],
  };
}

/** Counts Playwright's tests; a test that passed only when it was retried counts as passed. */
export function playwrightResult(report: PlaywrightReport): StageResult {
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, details: detailsOf(report) };
}

function detailsOf({ suites = [], specs = [] }: Partial<JSONReportSuite>): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, projectName, results }) => {
        const error = results.flatMap(({ errors = [] }) => errors).find(({ message }) => message);
        const label = status === "flaky" ? "passed when retried" : "failed";
        return `${label}: ${file}:${line} [${projectName}] ${title}: ${shorten(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(detailsOf)];
}

// eslint-disable-next-line no-control-regex -- terminal colors are control characters
const colors = /\u001B\[[0-9;]*m/g;

/** A tool that failed without naming a failed test counts as one failed test, with the last lines of its output. */
export function withExitStatus({ status, ending, lastLines }: CapturedResult, result: StageResult): StageResult {
  const { passed, failed, details } = result;
  if (status === 0 || (failed > 0 && details.length > 0)) return result;
  const output = lastLines.map((line) => line.replace(colors, ""));
  return { passed, failed: Math.max(failed, 1), details: [...details, `ended with ${ending}; last lines of its output:`, ...output] };
}

/** The first 400 characters, on one line. */
function shorten(message = "no message"): string {
  return message.replace(colors, "").replace(/\s+/g, " ").trim().slice(0, 400);
}
