import { endedFiles, outcomeOfJest, outcomeOfPlaywright, outcomeWithSecondRun, settled } from "../../../src/cli/test-reports";

describe("what a stage of the tests came to", () => {
  it("counts jest's tests and names those that failed, with why", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
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
    expect(outcomeOfJest(report)).toEqual({
      passed: 3,
      failed: 2,
      named: ["failed: subtracts: expected 1 at line 3", "failed: b.test.ts: Cannot find module"],
    });
  });

  it("counts a browser test that passed at its second attempt, and names it", () => {
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
    expect(outcomeOfPlaywright(report)).toEqual({
      passed: 6,
      failed: 1,
      named: ["passed at the second attempt: a.spec.ts:7 [phone] shuts: late", "failed: a.spec.ts:7 [phone] turns: stuck"],
    });
  });

  it("counts nothing where there is no report", () => {
    expect([outcomeOfJest({}), outcomeOfPlaywright({})]).toEqual([
      { passed: 0, failed: 0, named: [] },
      { passed: 0, failed: 0, named: [] },
    ]);
  });

  it("tells how a tool ended that failed without naming a test", () => {
    const broken = { status: 1, ending: "SIGSEGV", lastLines: ["\u001B[31mone\u001B[39m", "two"] };
    const nothing = { passed: 0, failed: 0, named: [] };
    expect(settled(broken, nothing)).toEqual({ passed: 0, failed: 1, named: ["ended with SIGSEGV; its last lines:", "one", "two"] });
    expect(settled({ ...broken, status: 0 }, nothing)).toEqual(nothing);
    const told = { passed: 4, failed: 2, named: ["failed: a", "failed: b"] };
    expect(settled(broken, told)).toEqual(told);
    const late = { passed: 4, failed: 0, named: ["passed at the second attempt: a"] };
    expect(settled(broken, late)).toMatchObject({ passed: 4, failed: 1 });
  });

  it("knows the files whose process was ended, and adds what their second run came to", () => {
    const message = "A jest worker process (pid=7) was terminated by another process: signal=SIGSEGV, exitCode=null.";
    const first = {
      numPassedTests: 3,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 2,
      testResults: [
        { name: "/a.test.ts", message, assertionResults: [] },
        { name: "/b.test.ts", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(endedFiles(first)).toEqual(["/a.test.ts"]);
    expect(outcomeWithSecondRun(first, { passed: 4, failed: 1, named: ["failed: late"] })).toEqual({
      passed: 7,
      failed: 2,
      named: ["failed: /b.test.ts: Cannot find module", "its process ended at the first attempt: /a.test.ts", "failed: late"],
    });
    expect([endedFiles({}), endedFiles({ testResults: [{ name: "/c.test.ts", message: "", assertionResults: [] }] })]).toEqual([[], []]);
  });
});
