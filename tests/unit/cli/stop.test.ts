import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Readable } from "node:stream";
import { build } from "../../../src/cli/build";
import { copyProject } from "../../bench/work-copy";
import { folderOf, removeFolders } from "../publish/site-fixture";
import { runCommand } from "./run-command";

const root = path.resolve(__dirname, "../../..");
const folder = folderOf();

/** Makes a project with the site of another product, and a Gatsby that says that it has started, and waits or ends by a signal. */
beforeAll(() => {
  copyProject(root, folder);
  const packages = path.join(folder, "node_modules");
  fs.rmSync(packages);
  fs.mkdirSync(path.join(packages, "gatsby"), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, "node_modules")).filter((entry) => entry !== "gatsby"))
    fs.symlinkSync(path.join(root, "node_modules", name), path.join(packages, name));
  const gatsby =
    'console.log("Gatsby has started", process.env.NODE_ENV); process.kill(process.pid, process.env.GATSBY_SIGNAL ?? 0); setInterval(() => {}, 999);';
  fs.writeFileSync(path.join(packages, "gatsby", "cli.js"), gatsby);
  fs.cpSync(path.join(root, "tests/fixtures/standing-desk"), path.join(folder, "content"), { recursive: true });
  fs.mkdirSync(path.join(folder, "dist"));
  for (const name of ["index.html", "_headers", "_redirects"]) fs.writeFileSync(path.join(folder, "dist", name), "");
  // For the test with another user.
  fs.chmodSync(folder, 0o755);
});
afterAll(removeFolders);

/** A command that is running, and what it has printed. */
class Run {
  output = "";
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  private readonly streams: readonly Readable[];

  constructor(words: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = folder) {
    const [program = "", ...args] = words;
    this.child = spawn(program, args, { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    this.streams = [this.child.stdout, this.child.stderr];
    for (const stream of this.streams) stream.on("data", (data: Buffer) => (this.output += data.toString()));
  }

  async waitFor(text: string): Promise<void> {
    const { stdout } = this.child;
    while (!this.output.includes(text)) {
      if (stdout.readableEnded) throw new Error(`it ended before it printed '${text}':\n${this.output}`);
      await Promise.race([once(stdout, "data"), once(stdout, "end")]);
    }
  }

  /** Waits until no process is left that could print, or fails and ends those that are. */
  async end(): Promise<void> {
    const signal = AbortSignal.timeout(60_000);
    try {
      for (const stream of this.streams) if (!stream.readableEnded) await once(stream, "end", { signal });
    } catch {
      process.kill(-(this.child.pid ?? 0), "SIGKILL");
      throw new Error(`a process is left behind, or waits forever; it printed:\n${this.output}`);
    }
  }

  lines(): string[] {
    return this.output.split("\n").filter((line) => line !== "");
  }
}

const run = (command: string) => [process.execPath, "src/cli/run.mjs", command];

it.each<[words: readonly string[], printed: string, signal: NodeJS.Signals]>([
  [["npm", "start"], "Gatsby has started", "SIGTERM"],
  [["npm", "run", "serve"], "The site is at http://127.0.0.1:", "SIGHUP"],
  [run("build"), "Gatsby has started", "SIGINT"],
])("%j leaves no process behind when it has printed '%s' and gets %s", async (words, printed, signal) => {
  const command = new Run(words, { PORT: "0", HOST: "127.0.0.1", DIST_DIR: "" });
  await command.waitFor(printed);
  await stop(command, signal);
});

async function stop(command: Run, signal: NodeJS.Signals): Promise<void> {
  command.child.kill(signal);
  await command.end();
  expect(fs.existsSync(path.join(folder, ".build.lock"))).toBe(false);
}

it("a server in the background outlives its terminal, but not npm, also where npm's shell runs it in its place", async () => {
  const terminal = new Run(["bash", "-c", "npm --script-shell bash run serve & echo $!; wait"], { PORT: "0" });
  await terminal.waitFor("The site is at");
  terminal.child.kill("SIGKILL");
  await wait(1500);
  expect((await fetch(/http:\S+/.exec(terminal.output)?.[0] ?? "")).status).toBe(200);
  process.kill(Number(terminal.lines()[0]), "SIGKILL");
  await terminal.end();
});

it("a command goes on when nobody reads what it prints", async () => {
  const command = new Run(["bash", "-c", `${run("report:care").join(" ")} | true; echo status \${PIPESTATUS[0]}`]);
  await command.end();
  expect(command.lines()).toEqual(["status 0"]);
});

it("a build beside a running develop is refused and deletes nothing, and SIGHUP leaves no process of it behind", async () => {
  const develop = new Run(["npm", "run", "develop"], { PORT: "0", NODE_ENV: "production" });
  await develop.waitFor("Gatsby has started development");
  fs.mkdirSync(path.join(folder, "public"));
  expect(await failure("build")).toMatch(/^another build, or npm run develop, is running in \S+; wait/);
  expect(fs.existsSync(path.join(folder, "public"))).toBe(true);
  await stop(develop, "SIGHUP");
});

/** The last line of a command that fails. */
async function failure(command: string, env: NodeJS.ProcessEnv = {}, cwd = folder): Promise<string | undefined> {
  const failing = new Run(run(command), env, cwd);
  await failing.end();
  if (failing.child.exitCode === null) await once(failing.child, "exit");
  expect([failing.child.exitCode, failing.output]).toEqual([1, expect.not.stringMatching(/^\s+at .*:\d+/m)]);
  return failing.lines().at(-1);
}

it("a folder's name and a memory that is full are one line each", async () => {
  await expect(runCommand(build, "it's")).rejects.toThrow(/^Gatsby cannot work in \S+, because of ' in its name/);
  expect(await failure("build", { GATSBY_SIGNAL: "SIGABRT" })).toMatch(/^Gatsby ran out of memory; .+; dist\/ is unchanged$/);
});

const isRoot = process.getuid?.() === 0;
(isRoot ? it : it.skip)("another user, without a name or a home, is told whose folder it is", async () => {
  const foreign = ["setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups", ...run("build")];
  const command = new Run(foreign, { HOME: "/nonexistent" });
  await command.end();
  expect(command.lines()).toEqual([
    `${folder}/.build.lock may not be read or written by this user; run the command as its owner, or change its permissions (EACCES)`,
  ]);
});
