import { execFileSync, spawn, spawnSync, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { setTimeout as wait } from "timers/promises";
import { listFiles } from "../../src/site/node/list-files";

const deploy = path.resolve(__dirname, "../../deploy");

/**
 * A small replacement for the site's build, controlled by files of the commit: `n` is the text of the page; `mode` says
 * whether it fails, fills the disk, or waits until the file `gate` exists in the server's folder.
 */
const build = `
mkdir -p dist/static .cache
n=$(cat n); mode=$(cat mode)
[ "$(git log -1 --format=%s)" = "$n" ] || { echo "error: the history is of another commit"; exit 1; }
echo "$n in $PWD" >>.cache/seen
stat -c %y n >>.cache/times
case $mode in
  bad) echo "content/posts/x.md:3:1 error[field] field 'slug' is invalid; slug must be text"; exit 1 ;;
  large) head -c 20000000 /dev/zero >dist/large ;;
  wait) touch ../building; while [ ! -e ../gate ]; do sleep 0.05; done ;;
esac || { echo "error: the build could not write"; exit 1; }
name=static/$(echo "$n" | cksum | cut -d' ' -f1).css
echo "$n" >"dist/$name"
echo "$n /$name" >dist/index.html
mkdir -p dist/_servers/nginx; echo "/blog/$n/ /;" >dist/_servers/nginx/redirects
: >dist/_redirects; : >dist/_headers; cp dist/index.html dist/404.html
`;

/** A server folder prepared by deploy/install, and a repository that pushes to it. */
export class Server {
  readonly folder: string;
  /** The working copy in which commits are made. */
  readonly work: string;

  /** @param base an existing folder, in which everything is created */
  constructor(readonly base: string) {
    this.folder = path.join(base, "server");
    this.work = path.join(base, "work");
    execFileSync("sh", ["-c", `umask 077; ${path.join(deploy, "install")} ${this.folder}`]);
    const settings = path.join(this.folder, "deploy.conf");
    fs.writeFileSync(
      settings,
      fs
        .readFileSync(settings, "utf8")
        .replace(/^BUILD=.*$/m, 'BUILD="sh build.sh"')
        .replace(/^RELOAD=$/m, `RELOAD="cp ${this.folder}/current/_servers/nginx/redirects ${this.folder}/reloaded"`),
    );
    execFileSync("git", ["init", "-q", "-b", "main", this.work]);
    this.git("remote", "add", "server", path.join(this.folder, "repository.git"));
    fs.writeFileSync(path.join(this.work, "build.sh"), build);
  }

  private git(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync("git", ["-c", "user.name=n", "-c", "user.email=n@site.example", ...args], {
      cwd: this.work,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return stdout + stderr;
  }

  commit(n: string, mode: "good" | "bad" | "large" | "wait" = "good"): void {
    fs.writeFileSync(path.join(this.work, "n"), `${n}\n`);
    fs.writeFileSync(path.join(this.work, "mode"), mode);
    this.git("add", "-A");
    this.git("commit", "-q", "-m", n);
  }

  /** @returns what git prints for the pusher, and its exit status */
  tryPush(branch = "main"): { status: number | null; output: string } {
    const { stderr, status } = spawnSync("sh", ["-c", `umask 077; git push server main:${branch}`], { cwd: this.work, encoding: "utf8" });
    return { status, output: stderr.replace(/^remote: (.*?) *$/gm, "$1") };
  }

  /**
   * @returns what git prints for the pusher
   * @throws when the push fails
   */
  push(branch?: string): string {
    const { status, output } = this.tryPush(branch);
    if (status !== 0) throw new Error(output);
    return output;
  }

  commitAndPush(n: string): string {
    this.commit(n);
    return this.push();
  }

  pushBroken(n: string, mode: "bad" | "large" = "bad"): { status: number | null; output: string } {
    this.commit(n, mode);
    return this.tryPush();
  }

  /** Pushes without blocking. */
  async pushAsync(): Promise<number | null> {
    const child = spawn("git", ["push", "server", "main"], { cwd: this.work, stdio: "ignore" });
    const [code] = (await once(child, "close")) as [number | null];
    return code;
  }

  head(): string {
    return this.git("rev-parse", "HEAD").trim();
  }

  /** Sets the server's branch to a commit. */
  moveBranch(commit: string): void {
    this.git("--git-dir", path.join(this.folder, "repository.git"), "update-ref", "refs/heads/main", commit);
  }

  pushWithoutHook(): void {
    const hook = path.join(this.folder, "repository.git/hooks/update");
    fs.renameSync(hook, `${hook}.off`);
    this.push();
    fs.renameSync(`${hook}.off`, hook);
  }

  run(script: "publish" | "rollback", ...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(path.join(this.folder, "bin", script), args, { encoding: "utf8" });
    return { status, output: stdout + stderr };
  }

  /** Starts `bin/publish` in its own process group; programs in the folder `tools` come first in the PATH. */
  start(tools: string): ChildProcess {
    const env = { ...process.env, PATH: `${tools}:${process.env["PATH"] ?? ""}` };
    const run = spawn(path.join(this.folder, "bin/publish"), { detached: true, stdio: ["ignore", "pipe", "ignore"], env });
    run.stdout.resume();
    return run;
  }

  async waitForFile(name: string): Promise<void> {
    while (!fs.existsSync(path.join(this.folder, name))) await wait(20);
  }

  createFile(name: string): void {
    fs.writeFileSync(path.join(this.folder, name), "");
  }

  /** Text of the live page; undefined if no release is live. */
  live(): string | undefined {
    const page = path.join(this.folder, "current/index.html");
    return fs.existsSync(page) ? fs.readFileSync(page, "utf8").split(" ")[0] : undefined;
  }

  releases(): string[] {
    return fs.readdirSync(path.join(this.folder, "releases")).filter((name) => !name.endsWith(".own"));
  }

  files(): Record<string, string> {
    const current = fs.realpathSync(path.join(this.folder, "current"));
    return Object.fromEntries(listFiles(current).map((file) => [file, fs.readFileSync(path.join(current, file), "utf8")]));
  }
}

export function newBase(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), "deploy-"));
}
