import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { hearTool, runTool } from "../../../src/cli/run-tool";

/** A folder with a tool of its own, which the tests run in. */
const work = fs.mkdtempSync(path.join(os.tmpdir(), "tools-"));
const bin = path.join(work, "node_modules", ".bin");
const home = process.cwd();

function toolOf(script: string): string {
  fs.writeFileSync(path.join(bin, "tool"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return "tool";
}

beforeAll(() => {
  fs.mkdirSync(bin, { recursive: true });
  process.chdir(work);
});
afterAll(() => {
  process.chdir(home);
  fs.rmSync(work, { recursive: true });
});

describe("a tool that is run", () => {
  it("is told by its exit status, and by the signal that ended it", async () => {
    expect(await runTool(toolOf("exit 3"), [])).toEqual({ status: 3, ending: "exit status 3" });
    expect(await runTool(toolOf("kill -SEGV $$"), [])).toEqual({ status: 1, ending: "SIGSEGV" });
  });

  it("is heard: its last lines are kept, of both its outputs, and shown as they come", async () => {
    const shown: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, "write").mockImplementation((part) => {
        shown.push(String(part));
        return true;
      }),
    );
    const result = await hearTool(toolOf('seq 1 30; echo "$1" >&2; exit 1'), ["at last"]);
    for (const spy of spies) spy.mockRestore();
    expect(result).toMatchObject({ status: 1, ending: "exit status 1" });
    expect(result.lastLines).toHaveLength(20);
    expect(result.lastLines).toContain("at last");
    expect(shown.join("")).toContain("1\n2\n3\n");
  });

  it("does not wait for a process that it left behind", async () => {
    const { lastLines } = await hearTool(toolOf("sleep 60 & echo $!"), []);
    process.kill(Number(lastLines[0]));
  }, 10_000);
});
