import fs from "node:fs";
import path from "node:path";

/**
 * A new folder that takes the place of an earlier one and has most of its files. A file that both have is not written
 * again: it becomes a further link to the earlier one. Files of either folder must therefore be replaced and never be
 * written in place.
 */
export class FolderAfter {
  private readonly made = new Set<string>();
  /** Bytes by name. */
  private readonly held = new Map<string, number>();

  /**
   * @param before the earlier folder, which need not be there
   * @param after the new one; whatever it is given is put below it
   */
  constructor(
    private readonly before: string,
    private readonly after: string,
  ) {}

  /**
   * Brings a file. A copy is given the time of its original, so that the next folder knows by time and size that it
   * need not be copied again.
   *
   * @param file where it lies
   * @param name its name below the folder
   * @returns whether there is such a file
   */
  bring(file: string, name: string): boolean {
    const original = fs.statSync(file, { throwIfNoEntry: false });
    if (!original?.isFile()) return false;
    if (this.held.has(name)) return true;
    const to = path.join(this.after, name);
    this.makeFolder(path.dirname(to));
    const changed = Math.floor(original.mtimeMs);
    if (!this.linked(path.join(this.before, name), to, original.size, changed)) {
      fs.copyFileSync(file, to);
      fs.utimesSync(to, changed / 1000, changed / 1000);
    }
    this.held.set(name, original.size);
    return true;
  }

  /** Whether a file was brought. */
  holds(name: string): boolean {
    return this.held.has(name);
  }

  /** Bytes of a file that was brought. */
  sizeOf(name: string): number | undefined {
    return this.held.get(name);
  }

  private linked(earlier: string, to: string, size: number, changed: number): boolean {
    const there = fs.lstatSync(earlier, { throwIfNoEntry: false });
    // A time that was set in whole milliseconds comes back with the error of a division.
    if (!there?.isFile() || there.size !== size || Math.round(there.mtimeMs) !== changed) return false;
    try {
      fs.linkSync(earlier, to);
      return true;
    } catch {
      // Not every disk knows links.
      return false;
    }
  }

  private makeFolder(folder: string): void {
    if (this.made.has(folder)) return;
    fs.mkdirSync(folder, { recursive: true });
    this.made.add(folder);
  }
}
