import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { captureTool } from "../../../src/cli/run-tool";

/** A folder with a test tool, in which the tests run. */
const work = fs.mkdtempSync(path.join(os.tmpdir(), "tools-"));
const bin = path.join(work, "node_modules", ".bin");
const home = process.cwd();

function writeTool(script: string): string {
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

describe("a tool", () => {
  it("returns its exit status or the signal that killed it", async () => {
    expect(await captureTool(writeTool("exit 3"), [])).toMatchObject({ status: 3, ending: "exit status 3" });
    expect(await captureTool(writeTool("kill -SEGV $$"), [])).toMatchObject({ status: 1, ending: "SIGSEGV" });
  });

  it("shows its output and returns the last lines of it", async () => {
    const shown: string[] = [];
    const spies = [process.stdout, process.stderr].map((stream) =>
      jest.spyOn(stream, "write").mockImplementation((part) => {
        shown.push(String(part));
        return true;
      }),
    );
    const result = await captureTool(writeTool('seq 1 30; echo "$1" >&2; exit 1'), ["at last"]);
    for (const spy of spies) spy.mockRestore();
    expect(result).toMatchObject({ status: 1, ending: "exit status 1" });
    expect(result.lastLines).toHaveLength(20);
    expect(result.lastLines).toContain("at last");
    expect(shown.join("")).toContain("1\n2\n3\n");
  });

  it("does not wait for its background processes", async () => {
    const { lastLines } = await captureTool(writeTool("sleep 60 & echo $!"), []);
    process.kill(Number(lastLines[0]));
  }, 10_000);
});
