import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runStages, type Stage } from "../../../src/cli/test";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "stages-"));
afterAll(() => fs.rmSync(work, { recursive: true }));

/** A command that prints lines, and ends with a status. */
function command(name: string, lines: string, ending = ""): Stage {
  const file = path.join(work, `${name}.cjs`);
  fs.writeFileSync(file, `console.log(${JSON.stringify(`output of ${name}\n${lines}`)}); ${ending}`);
  return [name, `"${process.execPath}" "${file}"`];
}

it("says of every check whether it has passed, with its counts, and runs on after one that crashes or does not end", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const results = await runStages(
    [
      command("plain", ""),
      command("jest", "Test Suites: 1 failed, 1 total\nTests:       2 failed, 7 passed, 9 total", "process.exitCode = 1"),
      command("browser", "  1 flaky\n    [chromium] a.spec.ts\n  5 passed (3.2s)"),
      command("crash", "", "process.kill(process.pid, 'SIGKILL')"),
      command("waiting", "", "setTimeout(() => {}, 8000)"),
      command("last", "  3 passed (1m)"),
    ],
    process.env,
    2000,
  );
  expect(results.map(({ summary }) => summary.replace(/\d+ s\)/, "N s)"))).toEqual([
    "ok      plain (N s)",
    "FAILED  jest (N s): 2 failed, 7 passed, 9 total",
    "ok      browser (N s): 1 flaky, 5 passed (3.2s)",
    "FAILED  crash (N s)",
    "FAILED  waiting (N s)",
    "ok      last (N s): 3 passed (1m)",
  ]);
  expect(results.map(({ hasPassed }) => hasPassed)).toEqual([true, false, true, false, false, true]);
  const printed = log.mock.calls.flat().join("\n");
  log.mockRestore();
  // Output is shown of what failed, or passed only when it was retried.
  expect(Array.from(printed.matchAll(/^output of (\w+)/gm), ([, name]) => name)).toEqual(["jest", "browser", "crash", "waiting"]);
});
