import type { HeardResult } from "./run-tool";

/** What a stage of the tests came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed, or that passed at its second attempt only. */
  readonly named: readonly string[];
}

/** What `jest --json` writes, as far as it is looked at; empty when it ended without a report. */
export interface JestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
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

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is looked at; empty when it ended without a report. */
export interface PlaywrightReport extends Suite {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** @returns counts, and each failed test with the beginning of why */
export function outcomeOfJest({
  numPassedTests: passed = 0,
  numFailedTests: failed = 0,
  numRuntimeErrorTestSuites: broken = 0,
  testResults = [],
}: JestReport): Outcome {
  const named = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0 && assertionResults.length === 0 && message) return [`failed: ${name}: ${beginning(message)}`];
    return tests.map(({ fullName, failureMessages }) => `failed: ${fullName}: ${beginning(failureMessages?.[0])}`);
  });
  return { passed, failed: failed + broken, named };
}

/** What jest says of a file whose process was ended by a signal: a fault of the process, not of a test. */
const ended = /terminated by another process: signal=/;

/** @returns absolute paths of the test files whose process ended before they did */
export function endedFiles({ testResults = [] }: JestReport): string[] {
  return testResults.filter(({ message }) => ended.test(message)).map(({ name }) => name);
}

/** What a run of jest came to whose {@link endedFiles} have run a second time; they are named. */
export function outcomeWithSecondRun(first: JestReport, second: Outcome): Outcome {
  const again = endedFiles(first);
  const { passed, failed, named } = outcomeOfJest({
    ...first,
    numRuntimeErrorTestSuites: (first.numRuntimeErrorTestSuites ?? 0) - again.length,
    testResults: (first.testResults ?? []).filter(({ name }) => !again.includes(name)),
  });
  return {
    passed: passed + second.passed,
    failed: failed + second.failed,
    named: [...named, ...again.map((file) => `its process ended at the first attempt: ${file}`), ...second.named],
  };
}

/** @returns counts, a test that passed at its second attempt among the passed ones; it and each failed one with the beginning of why */
export function outcomeOfPlaywright(report: PlaywrightReport): Outcome {
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, named: namedIn(report) };
}

function namedIn({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, projectName, results }) => {
        const why = results.flatMap(({ errors = [] }) => errors).find(({ message }) => message);
        const what = status === "flaky" ? "passed at the second attempt" : "failed";
        return `${what}: ${file}:${line} [${projectName}] ${title}: ${beginning(why?.message)}`;
      }),
  );
  return [...here, ...suites.flatMap(namedIn)];
}

// eslint-disable-next-line no-control-regex -- the colours of a terminal are control characters
const colours = /\u001B\[[0-9;]*m/g;

/** A tool that failed without naming a failed test counts as one, told by how it ended and by what it printed last. */
export function settled({ status, ending, lastLines }: HeardResult, { passed, failed, named }: Outcome): Outcome {
  if (status === 0 || (failed > 0 && named.length > 0)) return { passed, failed, named };
  const last = lastLines.map((line) => line.replace(colours, ""));
  return { passed, failed: Math.max(failed, 1), named: [...named, `ended with ${ending}; its last lines:`, ...last] };
}

/** @returns the first 400 characters, on one line */
function beginning(message = "no message"): string {
  return message.replace(colours, "").replace(/\s+/g, " ").trim().slice(0, 400);
}
