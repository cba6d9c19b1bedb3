import { execFileSync, spawn, spawnSync, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { setTimeout as wait } from "timers/promises";

const deploy = path.resolve(__dirname, "../../deploy");

/**
 * Stands in for the site's build. Files of the commit say what it does: `n` what the page says; `mode` whether it fails,
 * fills the disk, or waits until the file `gate` of the server's folder is there.
 */
const build = `
mkdir -p dist/static .cache
n=$(cat n); mode=$(cat mode)
echo "$n" >>.cache/seen
case $mode in
  bad) echo "content/posts/x.md:3:1 error[field] field 'slug' is invalid; slug must be text"; exit 1 ;;
  large) head -c 20000000 /dev/zero >dist/large ;;
  wait) touch ../building; while [ ! -e ../gate ]; do sleep 0.05; done ;;
esac || { echo "error: the build could not write"; exit 1; }
name=static/$(echo "$n" | cksum | cut -d' ' -f1).css
echo "$n" >"dist/$name"
echo "$n /$name" >dist/index.html
: >dist/_headers; : >dist/_redirects; cp dist/index.html dist/404.html
`;

/** A folder of a server prepared by deploy/install, and a repository whose pushes go there. */
export class Server {
  readonly folder: string;
  /** Where commits are made. */
  readonly work: string;

  /**
   * @param base an existing folder; all is made below it
   * @param command what builds; the stand-in when it is not given
   */
  constructor(
    readonly base: string,
    command = "sh build.sh",
  ) {
    this.folder = path.join(base, "server");
    this.work = path.join(base, "work");
    execFileSync(path.join(deploy, "install"), [this.folder]);
    const settings = path.join(this.folder, "deploy.conf");
    fs.writeFileSync(settings, fs.readFileSync(settings, "utf8").replace(/^BUILD=.*$/m, `BUILD="${command}"`));
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

  /** Commits what a page says. */
  commit(n: string, mode: "good" | "bad" | "large" | "wait" = "good"): void {
    fs.writeFileSync(path.join(this.work, "n"), `${n}\n`);
    fs.writeFileSync(path.join(this.work, "mode"), mode);
    this.commitAll(n);
  }

  /** Commits whatever has changed in the work folder. */
  commitAll(message: string): void {
    this.git("add", "-A");
    this.git("commit", "-q", "-m", message);
  }

  /** Pushes, and gives what the pusher is told. */
  push(branch = "main"): string {
    return this.git("push", "server", `main:${branch}`).replace(/^remote: (.*?) *$/gm, "$1");
  }

  commitAndPush(n: string, mode?: "good" | "bad" | "large" | "wait"): string {
    this.commit(n, mode);
    return this.push();
  }

  /** Pushes without waiting for the end. */
  async pushAside(): Promise<{ code: number | null; told: string }> {
    const child = spawn("git", ["push", "server", "main"], { cwd: this.work });
    let told = "";
    child.stderr.on("data", (data: Buffer) => (told += data.toString()));
    const [code] = (await once(child, "close")) as [number | null];
    return { code, told };
  }

  /** Moves the branch without the hook, as if its run had been refused. */
  pushWithoutHook(): void {
    const hook = path.join(this.folder, "repository.git/hooks/post-receive");
    fs.renameSync(hook, `${hook}.off`);
    this.push();
    fs.renameSync(`${hook}.off`, hook);
  }

  /** Runs a program of the server's `bin/`. */
  run(program: "publish" | "rollback", ...args: string[]): { status: number | null; told: string } {
    const { status, stdout, stderr } = spawnSync(path.join(this.folder, "bin", program), args, { encoding: "utf8" });
    return { status, told: stdout + stderr };
  }

  /** Starts `bin/publish` as a group of processes of its own; `tools` take the place of programs of the same name. */
  start(tools?: string): ChildProcess {
    const env = { ...process.env, PATH: `${tools ? `${tools}:` : ""}${process.env["PATH"] ?? ""}` };
    return spawn(path.join(this.folder, "bin/publish"), { detached: true, stdio: "ignore", env });
  }

  /** Waits until a file of the server's folder is there. */
  async until(name: string): Promise<void> {
    while (!fs.existsSync(path.join(this.folder, name))) await wait(20);
  }

  touch(name: string): void {
    fs.writeFileSync(path.join(this.folder, name), "");
  }

  /** What the live page says; undefined when nothing is live. */
  live(): string | undefined {
    const page = path.join(this.folder, "current/index.html");
    return fs.existsSync(page) ? fs.readFileSync(page, "utf8").split(" ")[0] : undefined;
  }

  releases(): string[] {
    return fs.readdirSync(path.join(this.folder, "releases")).filter((name) => !name.endsWith(".own"));
  }

  /** The live release's files with their text. */
  files(): Record<string, string> {
    const current = fs.realpathSync(path.join(this.folder, "current"));
    return Object.fromEntries(
      fs
        .readdirSync(current, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(current, file), fs.readFileSync(file, "utf8")]),
    );
  }
}

/** A new folder for a server. */
export function newBase(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), "deploy-"));
}
