import { spawn, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { lockBuild } from "../../../src/cli/build-lock";

let folder: string;
/** Stopped after each test, also when it fails. */
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "lock-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
  fs.rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, ".build.lock");
const error = "another build is running in this folder";

it("allows one build at a time, and leaves no file", () => {
  const lock = lockBuild(folder);
  expect(() => lockBuild(folder)).toThrow(`${error} (process ${process.pid}); wait until it is done`);
  lock.release();
  lockBuild(folder).release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

it("is taken over from a process that has ended", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  fs.writeFileSync(file(), JSON.stringify([{ pid: child.pid, started: "1" }]));
  lockBuild(folder).release();
});

it("is taken over when another process has the id of its holder", () => {
  fs.writeFileSync(file(), JSON.stringify([{ pid: process.pid, started: "1" }]));
  lockBuild(folder).release();
});

it("is held by a shared process after the first has ended", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  started.push(child);
  const lock = lockBuild(folder);
  lock.share(child.pid as number);
  const [first, second] = JSON.parse(fs.readFileSync(file(), "utf8")) as [object, object];
  fs.writeFileSync(file(), JSON.stringify([{ ...first, started: "1" }, second]));
  expect(() => lockBuild(folder)).toThrow(`${error} (process ${child.pid})`);
  child.kill();
  await once(child, "exit");
  lockBuild(folder).release();
});

it.each(["", "{", "[]"])("is taken over when its content is '%s'", (text) => {
  fs.writeFileSync(file(), text);
  lockBuild(folder).release();
});

it("is taken over from a zombie process", async () => {
  // A shell that does not wait for its child, and prints its id.
  const parent = spawn("sh", ["-c", "sleep 0.05 & echo $!; exec sleep 30"]);
  started.push(parent);
  const [output] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(output.toString());
  const fieldsOf = () => fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  fs.writeFileSync(file(), JSON.stringify([{ pid, started: fieldsOf()[19] }]));
  while (fieldsOf()[0] !== "Z") await new Promise((resolve) => setImmediate(resolve));
  lockBuild(folder).release();
});
