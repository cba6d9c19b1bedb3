import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

/** Names that were read out of documents, by what the documents hold; a document that is as it was is not read again. */
export class KeptNames {
  private readonly before: ReadonlyMap<string, readonly string[]>;
  private readonly now = new Map<string, readonly string[]>();

  /**
   * @param cacheFile where they are kept between builds
   * @param version changes when the code that reads documents changes
   */
  constructor(
    private readonly cacheFile: string,
    private readonly version: string,
  ) {
    const kept = readCache(cacheFile);
    this.before = kept?.version === version ? kept.names : new Map();
  }

  /**
   * @param content hash of what the document holds; without one it is read
   * @param find reads the document
   */
  of(content: string | undefined, find: () => Iterable<string>): readonly string[] {
    const known = content === undefined ? undefined : (this.now.get(content) ?? this.before.get(content));
    const names = known ?? [...find()];
    if (content !== undefined) this.now.set(content, names);
    return names;
  }

  /** By a rename, so that a run that is stopped leaves what was kept before. */
  save(): void {
    fs.mkdirSync(path.dirname(this.cacheFile), { recursive: true });
    fs.writeFileSync(`${this.cacheFile}.${process.pid}`, serialize({ version: this.version, names: this.now } satisfies Kept));
    fs.renameSync(`${this.cacheFile}.${process.pid}`, this.cacheFile);
  }
}

interface Kept {
  readonly version: string;
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** A cache that cannot be read is as good as none. */
function readCache(file: string): Kept | undefined {
  try {
    return deserialize(fs.readFileSync(file)) as Kept;
  } catch {
    return undefined;
  }
}
