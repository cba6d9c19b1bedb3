import { createHash } from "node:crypto";
import { keep, readKept } from "../kept/kept-file";
import type { PlacedLink } from "./placements";
import type { PublishedKind } from "./published-text";
import type { ComplianceSettings } from "./settings";

/** What a file came to that keeps every rule. */
export interface CleanFile {
  readonly read: Readonly<Record<PublishedKind, number>>;
  readonly paidLinks: number;
  readonly placements: readonly Omit<PlacedLink, "source">[];
}

/** Files that were found to keep every rule, by all that their judgment depends on; an edit judges its own pages alone. */
export class KeptJudgments {
  private readonly before: ReadonlyMap<string, CleanFile>;
  private readonly now = new Map<string, CleanFile>();
  private readonly rules: string;

  /**
   * @param cacheFile where they are kept between builds
   * @param version changes when the code that judges changes
   * @param contentOf hash of what a published file holds, where that is known without reading it
   */
  constructor(
    private readonly cacheFile: string,
    version: string,
    settings: ComplianceSettings,
    private readonly contentOf: (file: string) => string | undefined = () => undefined,
  ) {
    this.before = readKept<ReadonlyMap<string, CleanFile>>(cacheFile) ?? new Map<string, CleanFile>();
    this.rules = `${version}\0${JSON.stringify(settings)}`;
  }

  /** Names everything that the judgment of a file depends on. */
  keyOf(file: string, read: () => Buffer): string {
    return createHash("sha1")
      .update(`${this.rules}\0${file}\0${this.contentOf(file) ?? hashOf(read())}`)
      .digest("base64");
  }

  get(key: string): CleanFile | undefined {
    const clean = this.now.get(key) ?? this.before.get(key);
    if (clean) this.now.set(key, clean);
    return clean;
  }

  keep(key: string, clean: CleanFile): void {
    this.now.set(key, clean);
  }

  save(): void {
    keep(this.cacheFile, this.now);
  }
}

const hashOf = (data: Buffer): string => createHash("sha1").update(data).digest("base64");
