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
  // A build that waits ends even when its test has failed.
  server.touch("gate");
  for (const mount of mounts.splice(0)) execFileSync("umount", [mount]);
  fs.rmSync(base, { recursive: true, force: true });
});

describe("a push", () => {
  it("is built and goes live, and the pusher is told", () => {
    expect(server.commitAndPush("one")).toMatch(/^live: 000001-[0-9a-f]{12}$/m);
    expect(server.live()).toBe("one");
    server.commitAndPush("two");
    expect(server.live()).toBe("two");
    expect(fs.existsSync(path.join(server.folder, "checkout"))).toBe(false);
  });

  it("of another branch changes nothing", () => {
    server.commitAndPush("one");
    server.commit("two");
    expect(server.push("draft")).not.toContain("live");
    expect(server.live()).toBe("one");
  });

  it("takes over the caches of the last good build, and never those of a bad one", () => {
    server.commitAndPush("one");
    server.commitAndPush("two", "bad");
    server.commitAndPush("three");
    expect(fs.readFileSync(path.join(server.folder, "caches/.cache/seen"), "utf8")).toBe("one\nthree\n");
  });

  it("that cannot be built tells why in one line and leaves what is live, byte for byte", () => {
    server.commitAndPush("one");
    const before = server.files();
    const told = server.commitAndPush("two", "bad");
    expect(told).toContain("content/posts/x.md:3:1 error[field] field 'slug' is invalid; slug must be text\n");
    expect(told).toMatch(/^failed: build of [0-9a-f]{40}; the site is as it was/m);
    expect(server.files()).toEqual(before);
    expect(server.releases()).toHaveLength(1);
    expect(server.run("publish").status).toBe(1);
    server.commitAndPush("three");
    expect(server.live()).toBe("three");
  });

  it("keeps the last five releases", () => {
    for (const n of ["1", "2", "3", "4", "5", "6", "7"]) server.commitAndPush(n);
    expect(server.releases().map((name) => name.slice(0, 6))).toEqual(["000003", "000004", "000005", "000006", "000007"]);
  });
});

/** A folder with one program, which says that it was called and then hangs. */
function hanging(tool: string): string {
  const tools = path.join(base, "tools");
  fs.mkdirSync(tools);
  fs.writeFileSync(path.join(tools, tool), `#!/bin/sh\ntouch ${path.join(server.folder, "reached")}\nwhile :; do sleep 1; done\n`, {
    mode: 0o755,
  });
  return tools;
}

describe("a run that is killed", () => {
  it.each([
    ["while it checks out", "tar"],
    ["while it copies caches", "cp"],
    ["while it builds", "cksum"],
    ["before the switch", "sync"],
  ])("%s leaves what is live, and the next run does its work", async (_, tool) => {
    server.commitAndPush("one");
    const before = server.files();
    server.commit("two");
    server.pushWithoutHook();
    const run = server.start(hanging(tool));
    await server.until("reached");
    process.kill(-(run.pid as number), "SIGKILL");
    await once(run, "exit");
    expect(server.files()).toEqual(before);
    expect(server.run("publish").status).toBe(0);
    expect(server.live()).toBe("two");
    expect(server.releases().filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

describe("two pushes at once", () => {
  it("the second is refused in one line, and what it brought is built by the first when that is done", async () => {
    server.commitAndPush("one");
    server.commit("two", "wait");
    const first = server.pushAside();
    await server.until("building");
    server.commit("three");
    const told = server.push();
    expect(told).toContain("refused: another run is under way; it goes on with this commit when it is done");
    expect(server.live()).toBe("one");
    expect(server.run("rollback")).toEqual({ status: 1, told: "refused: another run is under way\n" });
    server.touch("gate");
    await first;
    expect(server.live()).toBe("three");
    expect(server.releases()).toHaveLength(3);
  });
});

describe("rollback", () => {
  it("goes back by one release a time, or to a named one, until there is none older", () => {
    for (const n of ["1", "2", "3"]) server.commitAndPush(n);
    expect(server.run("rollback").told).toMatch(/^live: 000002-\w+ \(was 000003-\w+\); the next push/);
    expect(server.live()).toBe("2");
    server.run("rollback");
    expect(server.live()).toBe("1");
    expect(server.run("rollback")).toMatchObject({ status: 1, told: expect.stringMatching(/^failed: no release is older than 000001/) });
    const newest = server.releases().at(-1) ?? "";
    expect(server.run("rollback", newest).status).toBe(0);
    expect(server.live()).toBe("3");
    expect(server.run("rollback", "../../etc")).toMatchObject({ status: 1 });
    expect(server.live()).toBe("3");
  });

  it("is not undone by pushes that cannot be built", () => {
    for (const n of ["1", "2"]) server.commitAndPush(n);
    server.run("rollback");
    const live = fs.readlinkSync(path.join(server.folder, "current"));
    for (const n of ["3", "4", "5", "6", "7", "8"]) server.commitAndPush(n, "bad");
    expect(fs.readlinkSync(path.join(server.folder, "current"))).toBe(live);
    expect(server.live()).toBe("1");
  });

  it("leaves files named by their content reachable for pages that visitors have open", () => {
    server.commitAndPush("one");
    const own = Object.keys(server.files()).filter((file) => file.startsWith("static/"));
    server.commitAndPush("two");
    const both = Object.keys(server.files()).filter((file) => file.startsWith("static/"));
    expect(both).toEqual(expect.arrayContaining(own));
    expect(both).toHaveLength(2);
    server.run("rollback");
    expect(Object.keys(server.files())).toEqual(expect.arrayContaining(both));
  });
});

describe("a full disk", () => {
  const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;
  if (!canMount) console.warn("A full disk is not tested: that takes the right to mount a small one.");

  (canMount ? it : it.skip)("leaves what is live, and the next push goes live", () => {
    const disk = path.join(base, "disk");
    fs.mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "none", disk]);
    mounts.push(disk);
    const small = new Server(disk);
    small.commitAndPush("one");
    const before = small.files();
    const told = small.commitAndPush("two", "large");
    expect(told).toMatch(/No space left on device|the disk is full/);
    expect(told).toMatch(/^failed: build of/m);
    expect(small.files()).toEqual(before);
    small.commitAndPush("three");
    expect(small.live()).toBe("three");
  });
});
