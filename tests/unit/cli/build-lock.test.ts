import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { lockBuild } from "../../../src/cli/build-lock";

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "lock-"))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

it("allows one of several builds at once, and leaves no file", async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => lockBuild(folder)));
  const [release, ...others] = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
  expect(others).toEqual([]);
  await expect(lockBuild(folder)).rejects.toThrow(`another build, or npm run develop, is running in ${folder}; wait until it is done`);
  await release?.();
  await (
    await lockBuild(folder)
  )();
  expect(fs.readdirSync(folder)).toEqual([]);
});

it("is released by a build that is interrupted, and taken over from one that was killed", async () => {
  const source = path.resolve(__dirname, "../../../src/cli/build-lock.ts");
  const script = path.join(folder, "take.ts");
  fs.writeFileSync(
    script,
    `import { lockBuild } from ${JSON.stringify(source)}; void lockBuild(__dirname).then(() => { console.log("locked"); setInterval(() => {}, 1000); });`,
  );
  const lock = path.join(folder, ".build.lock");
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const child = spawn(process.execPath, ["--import", "tsx", script], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await expect(lockBuild(folder)).rejects.toThrow("another build");
    child.kill(signal);
    await once(child, "exit");
    expect(fs.existsSync(lock)).toBe(signal === "SIGKILL");
  }
  const before = new Date(Date.now() - 16_000);
  fs.utimesSync(lock, before, before);
  await (
    await lockBuild(folder)
  )();
});
