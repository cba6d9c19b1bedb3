import { spawn, spawnSync, type ChildProcess } from "child_process";
import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import { writeCorpus } from "../bench/corpus";
import { buildCommand, copyProject } from "../bench/work-copy";

const root = path.resolve(__dirname, "../..");
const [program, ...args] = buildCommand;

export interface Built {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the project with a few articles, to be built and harmed. */
export class Site {
  /** @param folder where it goes */
  constructor(
    readonly folder: string,
    count = 8,
  ) {
    copyProject(root, folder);
    writeCorpus({ count, contentDirectory: path.join(root, "content"), directory: path.join(folder, "content") });
  }

  /** @param wrapper a command that runs the build, such as `["unshare", "-n"]` */
  build(env: NodeJS.ProcessEnv = {}, wrapper: readonly string[] = []): Built {
    const [command = program, ...rest] = [...wrapper, program, ...args];
    return spawnSync(command, rest, { cwd: this.folder, encoding: "utf8", maxBuffer: 2 ** 28, env: { ...process.env, ...env } });
  }

  /** Starts a build as a group of processes, and waits until its output says something. */
  async startUntil(said: RegExp): Promise<ChildProcess> {
    const child = spawn(program, args, { cwd: this.folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer) => {
        output += data.toString();
        if (said.test(output)) resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("close", () => reject(new Error(`the build ended before it said ${said.source}:\n${output.slice(-2000)}`)));
    });
    return child;
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Replaces text in a file, and gives what puts it back. */
  edit(name: string, from: string | RegExp, to: string): () => void {
    const text = fs.readFileSync(this.file(name), "utf8");
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${name} holds no ${String(from)}`);
    fs.writeFileSync(this.file(name), changed);
    return () => fs.writeFileSync(this.file(name), text);
  }

  /** The names of articles' files, in their order. */
  articles(): string[] {
    return fs
      .readdirSync(this.file("content/posts"))
      .sort()
      .map((name) => `content/posts/${name}`);
  }

  /** Hash of every published file by its path. */
  published(): Record<string, string> {
    const dist = this.file("dist");
    return Object.fromEntries(
      fs
        .readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(dist, file), createHash("sha1").update(fs.readFileSync(file)).digest("hex")]),
    );
  }
}
