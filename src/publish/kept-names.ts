import { writeCache, readCache } from "../cli/cache";

/** Names that were read out of documents, by what the documents hold; a document that is as it was is not read again. */
export class NameCache {
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
    const kept = readCache<Kept>(cacheFile);
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

  save(): void {
    writeCache(this.cacheFile, { version: this.version, names: this.now } satisfies Kept);
  }
}

interface Kept {
  readonly version: string;
  readonly names: ReadonlyMap<string, readonly string[]>;
}
