import { createHash } from "node:crypto";
import { writeCache, readCache } from "../cli/cache";
import type { PlacedLink } from "./placed-links";
import type { PublishedKind } from "./published-text";
import type { ComplianceSettings } from "./audit-settings";

/** What a file came to that keeps every rule. */
export interface PassedFile {
  readonly read: Readonly<Record<PublishedKind, number>>;
  readonly paidLinks: number;
  readonly placements: readonly Omit<PlacedLink, "source">[];
}

/** Files that were found to keep every rule, by all that their judgment depends on; an edit judges its own pages alone. */
export class AuditCache {
  private readonly before: ReadonlyMap<string, PassedFile>;
  private readonly now = new Map<string, PassedFile>();
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
    const kept = readCache<Kept>(cacheFile);
    this.before = kept?.rules === this.rules ? kept.files : new Map();
  }

  /** Names all that the judgment of a file depends on beside code and settings: its place and what it holds. */
  keyOf(file: string, read: () => Buffer): string {
    return `${this.contentOf(file) ?? hashOf(read())} ${file}`;
  }

  get(key: string): PassedFile | undefined {
    const clean = this.now.get(key) ?? this.before.get(key);
    if (clean) this.now.set(key, clean);
    return clean;
  }

  writeCache(key: string, clean: PassedFile): void {
    this.now.set(key, clean);
  }

  save(): void {
    writeCache(this.cacheFile, { rules: this.rules, files: this.now } satisfies Kept);
  }
}

interface Kept {
  /** Code and settings with which the files were judged. */
  readonly rules: string;
  readonly files: ReadonlyMap<string, PassedFile>;
}

const hashOf = (data: Buffer): string => createHash("sha1").update(data).digest("base64");
