import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { folderOf, removeFolders } from "../publish/site-fixture";

const root = path.resolve(__dirname, "../../..");
afterAll(removeFolders);

const installed = {
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/b": { version: "1.0.0", integrity: "sha512-b", dev: true },
};
const otherMachines = { "node_modules/c": { version: "1.0.0", integrity: "sha512-c", optional: true } };
const packages = { "": { name: "site" }, ...installed, ...otherMachines };
type Packages = Partial<typeof installed>;

/** A package instead of tsx that prints the command and ends. */
const tsx = folderOf({
  "package.json": '{ "exports": "./index.mjs" }',
  "index.mjs": 'console.log("ran", process.argv[2]); process.exit();',
});

/** A project with the real run.mjs, and an npm that prints its first argument. */
class Project {
  readonly folder = folderOf({
    "src/cli/run.mjs": fs.readFileSync(path.join(root, "src/cli/run.mjs")),
    "package-lock.json": JSON.stringify({ packages }),
    record: JSON.stringify({ packages: installed }),
    "bin/npm": `#!/bin/sh
echo "npm $1"
[ ! -e fails ] || exit 1
mkdir -p node_modules && ln -sfn ${tsx} node_modules/tsx
cp record node_modules/.package-lock.json
`,
  });

  constructor() {
    fs.chmodSync(path.join(this.folder, "bin/npm"), 0o755);
  }

  /** Writes npm's record of installed packages. */
  install(record: Packages | string, folder = path.join(this.folder, "node_modules")): void {
    fs.mkdirSync(folder, { recursive: true });
    fs.symlinkSync(tsx, path.join(folder, "tsx"));
    const text = typeof record === "string" ? record : JSON.stringify({ packages: record });
    fs.writeFileSync(path.join(folder, ".package-lock.json"), text);
  }

  /** @param version what Node says that it is */
  run(command = "build", version = process.versions.node): { status: number | null; lines: string[] } {
    const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
    const node = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`];
    const env = { ...process.env, PATH: `${path.join(this.folder, "bin")}:${process.env["PATH"] ?? ""}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...node, "src/cli/run.mjs", command], {
      cwd: this.folder,
      encoding: "utf8",
      env,
    });
    return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
  }
}

const reinstalled = ["Dependencies have changed: installing", "npm ci", "ran build"];

it("installs missing packages once, and accepts those that npm has installed", () => {
  const project = new Project();
  expect(project.run().lines).toEqual(["Installing dependencies (some minutes on the first run)", "npm ci", "ran build"]);
  expect(project.run()).toEqual({ status: 0, lines: ["ran build"] });
  const other = new Project();
  other.install(installed);
  expect(other.run().lines).toEqual(["ran build"]);
});

it.each([
  ["another version", { ...installed, "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } }],
  ["other bytes", { ...installed, "node_modules/a": { version: "1.0.0", integrity: "sha512-x" } }],
  ["an extra package", { ...installed, "node_modules/d": { version: "1.0.0", integrity: "sha512-d" } }],
  ["a missing package", { "node_modules/b": packages["node_modules/b"] }],
  ["an incomplete record", '{"packages": {'],
])("reinstalls after %s", (_, record) => {
  const project = new Project();
  project.install(record as Packages);
  expect(project.run().lines).toEqual(reinstalled);
});

it("requires development packages only for tests", () => {
  const project = new Project();
  project.install({ "node_modules/a": packages["node_modules/a"] });
  expect(project.run("build").lines).toEqual(["ran build"]);
  expect(project.run("test").lines).toEqual(["Dependencies have changed: installing", "npm ci", "ran test"]);
});

it("does not change the node_modules of another project behind a link, and runs nothing if the installation fails", () => {
  const project = new Project();
  const other = folderOf();
  project.install({}, other);
  fs.symlinkSync(other, path.join(project.folder, "node_modules"));
  expect(project.run().lines).toEqual(reinstalled);
  expect(fs.readFileSync(path.join(other, ".package-lock.json"), "utf8")).toBe('{"packages":{}}');
  const failing = new Project();
  fs.writeFileSync(path.join(failing.folder, "fails"), "");
  const { status, lines } = failing.run();
  expect([status, lines.at(-1)]).toEqual([1, "The dependencies could not be installed; see the lines above."]);
  expect(lines).not.toContain("ran build");
});

it("refuses a Node that is too old, and tries one that is newer than those it knows", () => {
  const project = new Project();
  project.install(installed);
  const linesWith = (version: string) => project.run("build", version).lines;
  for (const old of ["20.18.3", "21.7.3", "22.11.0"])
    expect(project.run("build", old)).toEqual({ status: 1, lines: [expect.stringContaining(`Node ${old} is too old; install Node`)] });
  for (const tried of ["20.19.0", "22.12.0", "26.12.1"]) expect(linesWith(tried)).toEqual(["ran build"]);
  // The two lines come through two pipes.
  expect(linesWith("27.0.0")).toEqual(expect.arrayContaining(["ran build", expect.stringContaining("Node 27.0.0 is not tried")]));
});
