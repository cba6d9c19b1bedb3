import { runStages, type Stage } from "../../../src/cli/test";

beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** A command that prints some lines and ends with a statement. */
const command = (name: string, lines: string, ending = ""): Stage => [
  name,
  `"${process.execPath}" -e "console.log('output of ${name}${lines}'); ${ending}"`,
];

it("runs every check, and shows the output of what failed, crashed, or passed only when retried", async () => {
  const results = await runStages(
    [
      command("plain", ""),
      command("failure", "", "process.exitCode = 3"),
      command("browser", "\\n  1 flaky\\n  5 passed (3s)"),
      command("crash", "", "process.kill(process.pid, 'SIGKILL')"),
    ],
    process.env,
  );
  expect(results.map(({ summary }) => summary.replace(/\d+ s/, "N s"))).toEqual([
    "ok      plain (N s)",
    "FAILED  failure (N s)",
    "ok      browser (N s), after some tests were retried",
    "FAILED  crash (N s)",
  ]);
  expect(results.map(({ hasPassed }) => hasPassed)).toEqual([true, false, true, false]);
  const printed = jest.mocked(console.log).mock.calls.flat().join("\n");
  expect(Array.from(printed.matchAll(/^output of (\w+)/gm), ([, name]) => name)).toEqual(["failure", "browser", "crash"]);
});
