import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

const folders = [".cache", "public"] as const;
const markName = path.join(".cache", "build-mark");

/**
 * What the last build left for the next one. It is built upon only when that build came to its end with the same code
 * and nothing has changed in it since: a build that was stopped, a damaged disk and a half-restored copy all end in a
 * clean build.
 */
export class BuildManifest {
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
    this.mark = path.join(root, markName);
  }

  /** Why it cannot be built upon; undefined when it can, or when there is nothing. */
  invalidReason(): string | undefined {
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
    this.known = kept.files;
    fs.writeFileSync(`${this.mark}.new`, serialize(kept));
    fs.renameSync(`${this.mark}.new`, this.mark);
  }

  /**
   * What a file held when the build came to its end, as a hash; undefined of one that was not there.
   *
   * @param name below the project's folder, with forward slashes
   */
  contentOf(name: string): string | undefined {
    return this.known.get(path.sep === "/" ? name : path.normalize(name))?.hash;
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
    // By hand, since there may be a hundred thousand: Node's own walk takes twice as long.
    const walk = (folder: string): void => {
      for (const entry of fs.readdirSync(path.join(this.root, folder), { withFileTypes: true })) {
        const name = `${folder}${path.sep}${entry.name}`;
        if (entry.isDirectory()) walk(name);
        if (!entry.isFile()) continue;
        if (name === markName || name === `${markName}.new`) continue;
        const absolutePath = path.join(this.root, name);
        const { size, mtimeMs } = fs.statSync(absolutePath);
        files.set(name, { absolutePath, size, changed: mtimeMs });
      }
    };
    for (const folder of folders) if (fs.existsSync(path.join(this.root, folder))) walk(folder);
    return files;
  }
}

/** What tells without reading a file that it is as it was. */
interface Outside {
  /** Bytes. */
  readonly size: number;
  /** Time of the last change, milliseconds and parts of one. */
  readonly changed: number;
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
