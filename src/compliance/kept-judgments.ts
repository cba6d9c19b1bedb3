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
    this.rules = `${version}\0${JSON.stringify(settings)}`;
    const kept = readKept<Kept>(cacheFile);
    this.before = kept?.rules === this.rules ? kept.files : new Map();
  }

  /** Names all that the judgment of a file depends on beside code and settings: its place and what it holds. */
  keyOf(file: string, read: () => Buffer): string {
    return `${this.contentOf(file) ?? hashOf(read())} ${file}`;
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
    keep(this.cacheFile, { rules: this.rules, files: this.now } satisfies Kept);
  }
}

interface Kept {
  /** Code and settings with which the files were judged. */
  readonly rules: string;
  readonly files: ReadonlyMap<string, CleanFile>;
}

const hashOf = (data: Buffer): string => createHash("sha1").update(data).digest("base64");
