import { spawn, spawnSync, type ChildProcess } from "child_process";
import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import { listFiles } from "../../src/site/node/list-files";
import { copyWithCorpus } from "../bench/corpus";
import { buildCommand } from "../bench/work-copy";

const root = path.resolve(__dirname, "../..");
const [program, ...args] = buildCommand;

export interface Built {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the project with a few articles, to be built and damaged. */
export class Site {
  constructor(readonly folder: string) {
    copyWithCorpus(root, folder, 8);
  }

  /** @param wrapper a command that runs the build, such as `["unshare", "-n"]` */
  build(env: NodeJS.ProcessEnv = {}, wrapper: readonly string[] = []): Built {
    const [command = program, ...rest] = [...wrapper, program, ...args];
    return spawnSync(command, rest, { cwd: this.folder, encoding: "utf8", maxBuffer: 2 ** 28, env: { ...process.env, ...env } });
  }

  /** Starts a build in its own process group, and waits until its output matches. */
  async startUntil(expected: RegExp): Promise<ChildProcess> {
    const child = spawn(program, args, { cwd: this.folder, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    await new Promise<void>((resolve, reject) => {
      const read = (data: Buffer) => {
        output += data.toString();
        if (expected.test(output)) resolve();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("close", () => reject(new Error(`the build ended before it printed ${expected.source}:\n${output.slice(-2000)}`)));
    });
    return child;
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** Replaces text in a file; returns a function that restores it. */
  edit(name: string, from: string | RegExp, to: string): () => void {
    const text = fs.readFileSync(this.file(name), "utf8");
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${name} does not contain ${String(from)}`);
    fs.writeFileSync(this.file(name), changed);
    return () => fs.writeFileSync(this.file(name), text);
  }

  articles(): string[] {
    return fs
      .readdirSync(this.file("content/posts"))
      .sort()
      .map((name) => `content/posts/${name}`);
  }

  /** Hash of every published file by its path. */
  published(): Record<string, string> {
    const dist = this.file("dist");
    const hashOf = (file: string) =>
      createHash("sha1")
        .update(fs.readFileSync(path.join(dist, file)))
        .digest("hex");
    return Object.fromEntries(listFiles(dist).map((file) => [file, hashOf(file)]));
  }
}
