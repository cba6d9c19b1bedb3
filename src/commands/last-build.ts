import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

const folders = [".cache", "public"] as const;

/**
 * What the last build left for the next one. It is built upon only when that build came to its end with the same code
 * and nothing has changed in it since: a build that was stopped, a damaged disk and a half-restored copy all end in a
 * clean build.
 */
export class LastBuild {
  private readonly mark: string;
  /** What is known of the files that are there. */
  private known: ReadonlyMap<string, LeftFile> = new Map();

  /**
   * @param root the project's folder
   * @param fingerprint of the code that builds
   */
  constructor(
    private readonly root: string,
    private readonly fingerprint: string,
  ) {
    this.mark = path.join(root, ".cache", "build-mark");
  }

  /** Why it cannot be built upon; undefined when it can, or when there is nothing. */
  whyUnusable(): string | undefined {
    if (!folders.some((folder) => fs.existsSync(path.join(this.root, folder)))) return undefined;
    const left = this.readMark();
    if (!left) return "The last build did not come to its end";
    if (left.fingerprint !== this.fingerprint) return "Code has changed since the last build";
    const now = this.files();
    const same = now.size === left.files.size && [...now].every(([name, file]) => isSame(file, left.files.get(name)));
    this.known = same ? left.files : new Map();
    return same ? undefined : "Files of the last build have changed";
  }

  /** Takes away all of it. */
  clean(): void {
    this.known = new Map();
    for (const folder of folders) fs.rmSync(path.join(this.root, folder), { recursive: true, force: true });
  }

  /** Called before a build changes anything. */
  begin(): void {
    fs.rmSync(this.mark, { force: true });
  }

  /** Called when a build has come to its end. */
  end(): void {
    const files = [...this.files()].map(([name, { absolutePath, size, changed }]) => {
      const before = this.known.get(name);
      const hash = before && isUntouched({ size, changed }, before) ? before.hash : hashOf(absolutePath);
      return [name, { size, changed, hash }] as const;
    });
    const kept: Left = { fingerprint: this.fingerprint, files: new Map(files) };
    fs.writeFileSync(`${this.mark}.new`, serialize(kept));
    fs.renameSync(`${this.mark}.new`, this.mark);
  }

  private readMark(): Left | undefined {
    try {
      return deserialize(fs.readFileSync(this.mark)) as Left;
    } catch {
      return undefined;
    }
  }

  /** Every file by its name below the project's folder. */
  private files(): Map<string, PresentFile> {
    const files = new Map<string, PresentFile>();
    for (const folder of folders) {
      const directory = path.join(this.root, folder);
      if (!fs.existsSync(directory)) continue;
      for (const entry of fs.readdirSync(directory, { recursive: true, withFileTypes: true })) {
        const absolutePath = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || absolutePath === this.mark || absolutePath === `${this.mark}.new`) continue;
        const { size, mtimeNs } = fs.statSync(absolutePath, { bigint: true });
        files.set(path.relative(this.root, absolutePath), { absolutePath, size, changed: mtimeNs });
      }
    }
    return files;
  }
}

/** What tells without reading a file that it is as it was. */
interface Outside {
  /** Bytes. */
  readonly size: bigint;
  /** Time of the last change, nanoseconds. */
  readonly changed: bigint;
}

interface PresentFile extends Outside {
  readonly absolutePath: string;
}

/** A file as a build left it. */
interface LeftFile extends Outside {
  readonly hash: string;
}

interface Left {
  readonly fingerprint: string;
  readonly files: ReadonlyMap<string, LeftFile>;
}

const isUntouched = (now: Outside, left: Outside): boolean => now.size === left.size && now.changed === left.changed;

/** A host that puts files back gives them new times: then their content decides. */
function isSame(file: PresentFile, left: LeftFile | undefined): boolean {
  if (!left) return false;
  return isUntouched(file, left) || (file.size === left.size && hashOf(file.absolutePath) === left.hash);
}

const hashOf = (file: string): string => createHash("sha1").update(fs.readFileSync(file)).digest("base64");
