import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { lockBuild } from "../../../src/cli/build-lock";
import { folderOf, removeFolders } from "../publish/site-fixture";

let folder: string;
beforeEach(() => (folder = folderOf()));
afterEach(removeFolders);

// cli/stop holds that a second build is refused, and that a command which is interrupted releases it.
it("is taken over from a build that was killed, when its lock is old", async () => {
  const source = path.resolve(__dirname, "../../../src/cli/build-lock.ts");
  const script = path.join(folder, "take.ts");
  fs.writeFileSync(
    script,
    `import { lockBuild } from ${JSON.stringify(source)}; void lockBuild(__dirname).then(() => { console.log("locked"); setInterval(() => {}, 1000); });`,
  );
  const child = spawn(process.execPath, ["--import", "tsx", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect(lockBuild(folder)).rejects.toThrow("another build");
  const before = new Date(Date.now() - 16_000);
  fs.utimesSync(path.join(folder, ".build.lock"), before, before);
  await (
    await lockBuild(folder)
  )();
});
