import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { withBuildLock } from "../../../src/cli/build-lock";
import { folderOf, removeFolders } from "../publish/site-fixture";

const start = process.cwd();
afterEach(() => {
  process.chdir(start);
  removeFolders();
});

// cli/stop holds that a second build is refused, and that a command which is interrupted releases it.
it("is taken over from a build that was killed, when its lock is old", async () => {
  const source = path.resolve(__dirname, "../../../src/cli/build-lock.ts");
  const wait = '() => new Promise(() => { console.log("locked"); setInterval(() => {}, 1000); })';
  const take = `import { withBuildLock } from ${JSON.stringify(source)}; process.chdir(__dirname); void withBuildLock(${wait});`;
  const folder = folderOf({ "take.ts": take });
  const child = spawn(process.execPath, ["--import", "tsx", path.join(folder, "take.ts")], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  process.chdir(folder);
  const run = jest.fn().mockResolvedValue(undefined);
  await expect(withBuildLock(run)).rejects.toThrow("another build");
  expect(run).not.toHaveBeenCalled();
  const before = new Date(Date.now() - 16_000);
  fs.utimesSync(".build.lock", before, before);
  await withBuildLock(run);
  expect(run).toHaveBeenCalledTimes(1);
});
