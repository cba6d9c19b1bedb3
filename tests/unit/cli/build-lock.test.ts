import { fork, spawn, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { buildSync } from "esbuild";
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
const error = () => `another build is running in ${folder}`;

it("allows one build at a time, and leaves no file", async () => {
  const lock = await lockBuild(folder);
  await expect(lockBuild(folder)).rejects.toThrow(`${error()} (process ${process.pid}). Wait until it is done.`);
  lock.release();
  (await lockBuild(folder)).release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

it("is taken over from a process that has ended", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  fs.writeFileSync(file(), JSON.stringify([{ pid: child.pid, started: "1" }]));
  (await lockBuild(folder)).release();
});

it("is taken over when another process has the id of its holder", async () => {
  fs.writeFileSync(file(), JSON.stringify([{ pid: process.pid, started: "1" }]));
  (await lockBuild(folder)).release();
});

it("is held by a shared process after the first has ended", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  started.push(child);
  const lock = await lockBuild(folder);
  lock.share(child.pid as number);
  const [first, second] = JSON.parse(fs.readFileSync(file(), "utf8")) as [object, object];
  fs.writeFileSync(file(), JSON.stringify([{ ...first, started: "1" }, second]));
  await expect(lockBuild(folder)).rejects.toThrow(`${error()} (process ${child.pid})`);
  child.kill();
  await once(child, "exit");
  (await lockBuild(folder)).release();
});

it("is taken by one of several builds that see the same stale lock", async () => {
  const program = path.join(folder, "take.cjs");
  const source = path.resolve(__dirname, "../../../src/cli/build-lock.ts");
  buildSync({
    stdin: {
      contents: `
        import { lockBuild } from ${JSON.stringify(source)};
        import fs from "node:fs";
        // Each process stops for another time between reading the lock and writing it.
        const { readFileSync } = fs;
        fs.readFileSync = (file, ...options) => {
          const text = readFileSync(file, ...options);
          if (file.endsWith(".build.lock")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(process.argv[2]));
          return text;
        };
        process.on("message", (folder) => lockBuild(folder).then(() => process.send("taken"), (error) => process.send(error.message)));
        process.send("ready");`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: "node",
    outfile: program,
  });
  const builds = [0, 15, 30, 45].map((milliseconds) => fork(program, [String(milliseconds)]));
  started.push(...builds);
  const answers = () => Promise.all(builds.map(async (build) => ((await once(build, "message")) as [string])[0]));
  await answers();
  for (let round = 0; round < 3; round++) {
    const one = path.join(folder, String(round));
    fs.mkdirSync(one);
    fs.writeFileSync(path.join(one, ".build.lock"), JSON.stringify([{ pid: process.pid, started: "1" }]));
    const answered = answers();
    for (const build of builds) build.send(one);
    const results = await answered;
    expect(results.filter((result) => result === "taken")).toHaveLength(1);
    expect(results.filter((result) => result.startsWith(error()))).toHaveLength(3);
  }
});

it.each(["", "{", "[]"])("is taken over when its content is '%s'", async (text) => {
  fs.writeFileSync(file(), text);
  (await lockBuild(folder)).release();
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
  (await lockBuild(folder)).release();
});
