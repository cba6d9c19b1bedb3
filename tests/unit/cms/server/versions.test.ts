import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { listVersions, readVersion } from "../../../../src/cms/server/versions";

let folder: string;
const file = "content/posts/a.md";
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" } });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "versions-"));
  fs.mkdirSync(path.join(folder, "content", "posts"), { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("lists the commits of a file, newest first, and reads its text in each", async () => {
  git("init", "--quiet");
  for (const text of ["first\n", "second\n"]) {
    fs.writeFileSync(path.join(folder, file), text);
    git("add", ".");
    git("-c", "user.name=An Editor", "-c", "user.email=e@site.example", "commit", "--quiet", "-m", `Write ${text.trim()}`);
  }
  const versions = await listVersions(folder, file);
  expect(versions.map(({ author, message }) => [author, message])).toEqual([
    ["An Editor", "Write second"],
    ["An Editor", "Write first"],
  ]);
  expect(await readVersion(folder, file, versions[1]?.id ?? "")).toBe("first\n");
});

it("has no versions outside a repository or outside the content", async () => {
  expect(await listVersions(folder, file)).toEqual([]);
  expect(await listVersions(folder, "content/../package.json")).toEqual([]);
  expect(await readVersion(folder, "content/../../etc/passwd.md", "0".repeat(40))).toBeUndefined();
});
