import {
  crashedFiles,
  jestResult,
  playwrightResult,
  withExitStatus,
  withSecondRun,
  type PlaywrightReport,
} from "../../../src/cli/test-reports";

describe("the result of a stage", () => {
  it("counts jest’s tests and lists the failed ones with their messages", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "subtracts", failureMessages: ["\u001B[31mexpected\u001B[39m 1\n  at line 3"] },
          ],
        },
        { name: "b.test.ts", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(jestResult(report)).toEqual({
      passed: 1,
      failed: 2,
      details: ["failed: subtracts: expected 1 at line 3", "failed: b.test.ts: Cannot find module"],
    });
  });

  it("counts a browser test that passed when retried as passed, and lists it", () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: "a.spec.ts",
      line: 7,
      tests: [{ projectName: "phone", status, results: [{ errors: messages.map((message) => ({ message })) }, {}] }],
    });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      suites: [
        { specs: [spec("opens", "expected"), spec("shuts", "flaky", "late")], suites: [{ specs: [spec("turns", "unexpected", "stuck")] }] },
      ],
    };
    expect(playwrightResult(report as unknown as PlaywrightReport)).toEqual({
      passed: 6,
      failed: 1,
      details: ["passed when retried: a.spec.ts:7 [phone] shuts: late", "failed: a.spec.ts:7 [phone] turns: stuck"],
    });
  });

  it("is zero without a report", () => {
    expect([jestResult({}), playwrightResult({})]).toEqual([
      { passed: 0, failed: 0, details: [] },
      { passed: 0, failed: 0, details: [] },
    ]);
  });

  it("counts a tool that failed without naming a test as one failed test", () => {
    const broken = { status: 1, ending: "SIGSEGV", lastLines: ["\u001B[31mone\u001B[39m", "two"] };
    const none = { passed: 0, failed: 0, details: [] };
    expect(withExitStatus(broken, none)).toEqual({
      passed: 0,
      failed: 1,
      details: ["ended with SIGSEGV; last lines of its output:", "one", "two"],
    });
    expect(withExitStatus({ ...broken, status: 0 }, none)).toEqual(none);
    const failed = { passed: 4, failed: 2, details: ["failed: a", "failed: b"] };
    expect(withExitStatus(broken, failed)).toEqual(failed);
    const retried = { passed: 4, failed: 0, details: ["passed when retried: a"] };
    expect(withExitStatus(broken, retried)).toMatchObject({ passed: 4, failed: 1 });
  });

  it("adds the second run of files whose process crashed", () => {
    const message = "A jest worker process (pid=7) was terminated by another process: signal=SIGSEGV, exitCode=null.";
    const first = {
      testResults: [
        { name: "/a.test.ts", message, assertionResults: [] },
        { name: "/b.test.ts", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(crashedFiles(first)).toEqual(["/a.test.ts"]);
    expect(withSecondRun(first, { passed: 4, failed: 1, details: ["failed: late"] })).toEqual({
      passed: 4,
      failed: 2,
      details: ["failed: /b.test.ts: Cannot find module", "crashed in the first run: /a.test.ts", "failed: late"],
    });
    expect([crashedFiles({}), crashedFiles({ testResults: [{ name: "/c.test.ts", message: "", assertionResults: [] }] })]).toEqual([
      [],
      [],
    ]);
  });
});
