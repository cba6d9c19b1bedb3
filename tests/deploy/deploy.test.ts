import { execFileSync, spawnSync } from "child_process";
import { once } from "events";
import fs from "fs";
import path from "path";
import { newBase, Server } from "./server";

let base: string;
let server: Server;
const mounts: string[] = [];

beforeEach(() => {
  base = newBase();
  server = new Server(base);
});
afterEach(() => {
  // The fake build waits for this file. A failed test may not have created it, and its build would never end.
  server.createFile("gate");
  for (const mount of mounts.splice(0)) execFileSync("umount", [mount]);
  fs.rmSync(base, { recursive: true, force: true });
});

describe("a push", () => {
  it("is built and goes live, the pusher sees it, and the web server, another user, reads it and its redirects", () => {
    expect(server.commitAndPush("one")).toMatch(/^live: 000001-[0-9a-f]{12}$/m);
    expect(server.live()).toBe("one");
    server.commitAndPush("two");
    expect(server.live()).toBe("two");
    expect(fs.existsSync(path.join(server.folder, "checkout"))).toBe(false);
    expect(fs.readFileSync(path.join(server.folder, "reloaded"), "utf8")).toBe("/blog/two/ /;\n");
    const served = ["", "releases", "current/static", "current/index.html"].map((name) => fs.statSync(path.join(server.folder, name)).mode);
    expect(served.map((mode) => mode & 0o4)).toEqual([4, 4, 4, 4]);
  });

  it("to another branch changes nothing", () => {
    server.commitAndPush("one");
    server.commit("two");
    expect(server.push("draft")).not.toContain("live");
    expect(server.live()).toBe("one");
  });

  it("is built in one folder with the caches of the last successful build, never with those of a failed one", () => {
    server.commitAndPush("one");
    server.pushBroken("two");
    server.commitAndPush("three");
    const seen = ["one", "three"].map((n) => `${n} in ${path.join(server.folder, "checkout")}\n`);
    expect(fs.readFileSync(path.join(server.folder, "caches/.cache/seen"), "utf8")).toBe(seen.join(""));
  });

  it("that cannot be built fails, says why in one line and leaves the live release and the branch unchanged", () => {
    server.commitAndPush("one");
    const before = server.files();
    const { status, output } = server.pushBroken("two");
    expect(status).toBe(1);
    expect(output).toContain("content/posts/x.md:3:1 error[field] field 'slug' is invalid; slug must be text\n");
    expect(output).toMatch(/^failed: build of [0-9a-f]{40}; the live site is unchanged/m);
    expect(server.files()).toEqual(before);
    expect(server.releases()).toHaveLength(1);
    expect(server.run("publish")).toMatchObject({ status: 0, output: expect.stringMatching(/^unchanged: 000001-/m) as string });
    expect(server.releases()).toHaveLength(1);
    server.commitAndPush("three");
    expect(server.live()).toBe("three");
  });
});

/** A folder with one program, which creates the file `reached` and then hangs. */
function hangingTool(tool: string): string {
  const tools = path.join(base, "tools");
  fs.mkdirSync(tools);
  fs.writeFileSync(path.join(tools, tool), `#!/bin/sh\ntouch ${path.join(server.folder, "reached")}\nwhile :; do sleep 1; done\n`, {
    mode: 0o755,
  });
  return tools;
}

it.each([
  // This program is replaced by one that hangs; the script first uses it in that step.
  ["during checkout", "tar"],
  ["while copying caches", "cp"],
  ["during the build", "cksum"],
  ["before the switch", "sync"],
])("a run that is killed %s leaves the live release unchanged, and the next run does the work", async (_, tool) => {
  server.commitAndPush("one");
  const before = server.files();
  server.commit("two");
  server.pushWithoutHook();
  const run = server.start(hangingTool(tool));
  await server.waitForFile("reached");
  process.kill(-(run.pid as number), "SIGKILL");
  // "close", not "exit": each process of the run has ended, so that none holds the lock.
  await once(run, "close");
  expect(server.files()).toEqual(before);
  expect(server.run("publish").status).toBe(0);
  expect(server.live()).toBe("two");
  expect(server.releases().filter((name) => name.endsWith(".new"))).toEqual([]);
});

it("of two pushes at once the second fails in one line, and goes live when it is pushed again", async () => {
  server.commitAndPush("one");
  server.commit("two", "wait");
  const first = server.pushAsync();
  await server.waitForFile("building");
  server.commit("three");
  const { status, output } = server.tryPush();
  expect([status, output]).toEqual([1, expect.stringContaining("refused: another deploy is running; try again when it is done\n")]);
  expect(server.live()).toBe("one");
  expect(server.run("rollback")).toEqual({ status: 1, output: "refused: another deploy is running\n" });
  server.createFile("gate");
  expect(await first).toBe(0);
  expect(server.live()).toBe("two");
  server.push();
  expect(server.live()).toBe("three");
});

describe("a daily build", () => {
  it("makes no release without a change, so that earlier commits stay available for rollback", () => {
    for (const n of ["1", "2"]) server.commitAndPush(n);
    for (let day = 0; day < 5; day += 1) expect(server.run("publish").output).toMatch(/^unchanged: 000002-/m);
    // Gatsby takes a file of the same time and inode for the same file.
    const times = fs.readFileSync(path.join(server.folder, "caches/.cache/times"), "utf8").trim().split("\n");
    expect(new Set(times).size).toBe(7);
    server.run("rollback");
    expect(server.live()).toBe("1");
    expect(server.run("publish").output).toMatch(/^live: 000003-/m);
    expect(server.live()).toBe("2");
  });

  it("builds a pushed commit that is live, although git did not move the branch when the connection broke", () => {
    server.commitAndPush("1");
    const first = server.head();
    server.commitAndPush("2");
    server.moveBranch(first);
    expect(server.run("publish").output).toMatch(/^unchanged: 000002-/m);
    server.commitAndPush("3");
    expect(server.live()).toBe("3");
  });
});

describe("rollback", () => {
  it("goes back one release at a time, or to a named one of the last five", () => {
    for (const n of ["1", "2", "3", "4", "5", "6", "7"]) server.commitAndPush(n);
    expect(server.releases().map((name) => name.slice(0, 6))).toEqual(["000003", "000004", "000005", "000006", "000007"]);
    expect(server.run("rollback").output).toMatch(/^live: 000006-\w+ \(was 000007-\w+\); the next push/);
    expect(server.live()).toBe("6");
    for (let count = 0; count < 3; count += 1) server.run("rollback");
    expect(server.live()).toBe("3");
    expect(server.run("rollback")).toMatchObject({ status: 1, output: expect.stringMatching(/^failed: no release is older than 000003/) });
    expect(server.run("rollback", "../../etc")).toMatchObject({ status: 1 });
    expect(server.live()).toBe("3");
    // Pushes that cannot be built do not undo it, however many there are.
    for (const n of ["8", "9", "10", "11", "12", "13"]) server.pushBroken(n);
    expect(server.live()).toBe("3");
    expect(server.run("rollback", server.releases().at(-1) ?? "").status).toBe(0);
    expect(server.live()).toBe("7");
  });
});

describe("a full disk", () => {
  const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;
  if (!canMount) console.warn("The full disk is not tested: mounting a small one needs root.");

  (canMount ? it : it.skip)("leaves the live release unchanged, and the next push goes live", () => {
    const disk = path.join(base, "disk");
    fs.mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "none", disk]);
    mounts.push(disk);
    const small = new Server(disk);
    small.commitAndPush("one");
    const before = small.files();
    const { output } = small.pushBroken("two", "large");
    expect(output).toMatch(/No space left on device|the disk is full/);
    expect(output).toMatch(/^failed: build of/m);
    expect(small.files()).toEqual(before);
    small.commitAndPush("three");
    expect(small.live()).toBe("three");
  });
});
