import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../site/node/list-files";
import { readCache, writeCache } from "./cache";

const folders = [".cache", "public"] as const;
const manifestName = ".cache/build-manifest";

/** A file as a build left it. */
interface ManifestEntry {
  /** Bytes. */
  readonly size: number;
  /** Time of the last change, in milliseconds. */
  readonly mtimeMs: number;
  readonly hash: string;
}

interface Manifest {
  /** The project's folder: Gatsby's store and its caches have its absolute path. */
  readonly root: string;
  readonly codeHash: string;
  readonly entries: ReadonlyMap<string, ManifestEntry>;
}

/**
 * Lists the files that a build left in `.cache` and `public`. The next build uses them only when the last one was
 * completed in the same folder with the same code and none of its files has changed since. A build that was stopped, a
 * damaged disk, a moved project or a cache that was restored in part end in a clean build.
 */
export class BuildManifest {
  private readonly file: string;
  private entries: ReadonlyMap<string, ManifestEntry> = new Map();

  /** @param root absolute path of the project's folder */
  constructor(
    private readonly root: string,
    private readonly codeHash: string,
  ) {
    this.file = path.join(root, manifestName);
  }

  /** Why the last build cannot be reused; undefined when it can, or when there is none. */
  invalidReason(): string | undefined {
    if (!folders.some((folder) => fs.existsSync(path.join(this.root, folder)))) return undefined;
    const last = readCache<Manifest>(this.file);
    if (!last) return "The last build was not completed";
    if (last.root !== this.root) return "The last build was made in another folder";
    if (last.codeHash !== this.codeHash) return "Code has changed since the last build";
    const { entries } = last;
    const files = this.listFiles();
    // Content is compared where only the time differs: a host that restores files gives them new times.
    const isUnchanged = (name: string) => this.entryOf(name, entries.get(name)).hash === entries.get(name)?.hash;
    if (files.length !== entries.size || !files.every(isUnchanged)) return "Files of the last build have changed";
    this.entries = entries;
    return undefined;
  }

  /** Deletes the last build. */
  clean(): void {
    this.entries = new Map();
    for (const folder of folders) fs.rmSync(path.join(this.root, folder), { recursive: true, force: true });
  }

  /** Call before a build changes anything. */
  begin(): void {
    fs.rmSync(this.file, { force: true });
  }

  /** Call when a build was completed. */
  end(): void {
    this.entries = new Map(this.listFiles().map((name) => [name, this.entryOf(name, this.entries.get(name))]));
    writeCache(this.file, { root: this.root, codeHash: this.codeHash, entries: this.entries } satisfies Manifest);
  }

  /**
   * The hash of a file when the build was completed; undefined when there was no such file.
   *
   * @param name below the project's folder, with forward slashes
   */
  hashOf(name: string): string | undefined {
    return this.entries.get(name)?.hash;
  }

  /** The entry of a file; hashes it unless its size and time are those of `last`. */
  private entryOf(name: string, last: ManifestEntry | undefined): ManifestEntry {
    const file = path.join(this.root, name);
    const { size, mtimeMs } = fs.statSync(file);
    if (last?.size === size && last.mtimeMs === mtimeMs) return last;
    return { size, mtimeMs, hash: createHash("sha1").update(fs.readFileSync(file)).digest("base64") };
  }

  /** Paths below the project's folder, with forward slashes. */
  private listFiles(): string[] {
    return folders
      .filter((folder) => fs.existsSync(path.join(this.root, folder)))
      .flatMap((folder) => listFiles(path.join(this.root, folder)).map((file) => `${folder}/${file}`))
      .filter((name) => !name.startsWith(manifestName));
  }
}
