import fs from "node:fs";
import path from "node:path";
import { runStages, type Stage } from "../../../src/cli/test";
import { folderOf, removeFolders } from "../publish/site-fixture";

const work = folderOf();
afterAll(removeFolders);

/** A command that writes a report, prints a line, and ends with a status. */
function command(name: string, report: object | string, ending: string): Stage {
  const file = path.join(work, `${name}.cjs`);
  const text = JSON.stringify(typeof report === "string" ? report : JSON.stringify(report));
  fs.writeFileSync(file, `require("fs").writeFileSync(process.argv[2], ${text}); console.log("output of ${name}"); ${ending}`);
  return [name, `"${process.execPath}" "${file}" "REPORT"`];
}

it("counts the tests of every check, and a crash or a check that does not end as a failed one", async () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  const results = await runStages(
    [
      ["plain", `"${process.execPath}" -e "0"`],
      ["plain failure", `"${process.execPath}" -e "process.exit(3)"`],
      ["without the port of others", `"${process.execPath}" -e "process.exit('E2E_PORT' in process.env ? 1 : 0)"`],
      command("jest", { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, "process.exitCode = 1"),
      command("browser", { stats: { expected: 5, unexpected: 0, flaky: 1 } }, ""),
      command("crash", { numPassedTests: 3, numFailedTests: 0 }, "process.kill(process.pid, 'SIGKILL')"),
      command("half a report", '{"numPassed', "process.exitCode = 1"),
      command("waiting", { numPassedTests: 4, numFailedTests: 0 }, "setTimeout(() => {}, 8000)"),
    ],
    { ...process.env, E2E_PORT: "4000" },
    2000,
  );
  expect(results.map(({ passed, failed }) => `${passed} and ${failed}`)).toEqual(
    // Passed and failed tests of each.
    ["1 and 0", "0 and 1", "1 and 0", "7 and 3", "6 and 0", "3 and 1", "0 and 1", "4 and 1"],
  );
  expect(results.map(({ summary }) => summary.replace(/\d+ s/, "N s"))).toContain("FAILED  jest: 7 passed, 3 failed (N s)");
  const printed = log.mock.calls.flat().join("\n");
  log.mockRestore();
  // Output is shown of what failed, or passed only when it was retried.
  expect(Array.from(printed.matchAll(/^output of (\w+)/gm), ([, name]) => name)).toEqual(["jest", "browser", "crash", "half", "waiting"]);
});
