import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

export const MAIN = "main";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date?: string;
}

/** Author of commits without one: GitHub takes it from the login. */
export const editor = { name: "An Editor", email: "editor@site.example", date: "2026-01-31T12:00:00Z" };

/** A bare git repository with the content as its first commit. */
export class BareRepository {
  private readonly first: string;
  /** Output of commands that is the same forever, by their arguments. */
  private readonly known = new Map<string, Buffer>();

  /**
   * @param folder where the repository is created
   * @param content the folder that its first commit contains as `content/`
   */
  constructor(
    readonly folder: string,
    content: string,
  ) {
    fs.mkdirSync(folder, { recursive: true });
    this.git(["init", "--quiet", "--bare", `--initial-branch=${MAIN}`]);
    this.git([`--work-tree=${path.dirname(content)}`, "add", path.basename(content)]);
    this.first = this.git(["commit-tree", "-m", "The content", this.git(["write-tree"])]);
    this.git(["update-ref", `refs/heads/${MAIN}`, this.first]);
  }

  /** Removes all branches and commits but the first. */
  reset(): void {
    const moves = this.branches().map((name) => (name === MAIN ? "" : `delete refs/heads/${name}\n`));
    this.git(["update-ref", "--stdin"], `${moves.join("")}update refs/heads/${MAIN} ${this.first}\n`);
  }

  /** Runs git in the repository and returns its output. */
  git(args: readonly string[], input?: string | Buffer, env: NodeJS.ProcessEnv = {}): string {
    return this.gitBytes(args, input, env).toString("utf8").trimEnd();
  }

  gitBytes(args: readonly string[], input?: string | Buffer, env: NodeJS.ProcessEnv = {}): Buffer {
    return execFileSync("git", args, {
      cwd: this.folder,
      input: input ?? "",
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: 2 ** 26,
      env: {
        PATH: process.env["PATH"],
        // Ignore the configuration of this machine and its user.
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_DIR: this.folder,
        ...identity("AUTHOR", editor),
        ...identity("COMMITTER", editor),
        ...env,
      },
    });
  }

  /** As {@link gitBytes}, once: what is asked of an object never changes. */
  gitOnce(...args: string[]): Buffer {
    const key = args.join(" ");
    const output = this.known.get(key) ?? this.gitBytes(args);
    this.known.set(key, output);
    return output;
  }

  /** The text of a file on a branch. */
  fileOn(branch: string, file: string): string {
    return this.gitBytes(["show", `${branch}:${file}`]).toString("utf8");
  }

  /** Names of all branches, sorted. */
  branches(): string[] {
    return this.git(["for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads"]).split("\n").filter(Boolean);
  }

  /** Removed and added lines between two commits. */
  changes(from: string, to: string): string[] {
    return this.git(["diff", "--unified=0", from, to])
      .split("\n")
      .filter((line) => /^[+-](?![+-])/.test(line));
  }

  /** Commits a text on top of a branch, as another editor would. */
  commitText(branch: string, file: string, text: string): void {
    const index = { GIT_INDEX_FILE: path.join(this.folder, "index-of-a-text") };
    const head = this.git(["rev-parse", branch]);
    const blob = this.git(["hash-object", "-w", "--stdin"], text);
    this.git(["read-tree", head], undefined, index);
    this.git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`], undefined, index);
    const commit = this.git(["commit-tree", this.git(["write-tree"], undefined, index), "-p", head, "-m", "A colleague's change"]);
    this.git(["update-ref", `refs/heads/${branch}`, commit]);
  }

  /** The commit of a branch or commit name; undefined if there is none. */
  commitOf(name: string): string | undefined {
    try {
      return this.git(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
    } catch {
      return undefined;
    }
  }
}

export function identity(role: "AUTHOR" | "COMMITTER", { name, email, date }: Person): NodeJS.ProcessEnv {
  return { [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: email, ...(date ? { [`GIT_${role}_DATE`]: date } : {}) };
}
