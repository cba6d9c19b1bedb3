import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { claimDates } from "../../lint/rules/claim-dates";
import { runRules } from "../../lint/run-rules";
import { articlesOf } from "../../lint/articles";
import { articleFingerprint } from "../../lint/rules/repetition";
import { arrangeFields, writeFields, type ContentFields } from "../../content-model/serialize";
import type { ContentTypeName } from "../../content-model/content-types";
import { compareDiagnostics, formatDiagnostic, type Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdown } from "../../markdown/parser";
import { parsePublishedUrls } from "../../site/published-urls";
import type { SiteContent } from "./site-content";

/** An entry as its form holds it. */
export interface Entry {
  readonly type: ContentTypeName;
  readonly file: string;
  readonly fields: ContentFields;
  /** Names of the pictures that came with it and are not published yet. */
  readonly pictures?: readonly string[];
}

/** The content check for one entry at a time, beside everything else that the site says. */
export class LiveLint {
  private files: Map<string, ContentFile>;
  private pictures: Set<string>;
  private readonly published: ContentTree["published"];
  private before: ReadonlySet<string> | undefined;

  constructor(
    { files, pictures, addresses }: SiteContent,
    private readonly today: string,
  ) {
    this.files = new Map(files.map(({ type, file, text }) => [file, readSource({ type, file }, text, parseMarkdown)]));
    this.pictures = new Set(pictures);
    this.published = addresses && { file: addresses.file, addresses: parsePublishedUrls(addresses.text) };
    this.keepFingerprints();
  }

  /** A file of the site as it was read. */
  file(name: string): ContentFile | undefined {
    return this.files.get(name);
  }

  /** All files of the site. */
  all(): readonly ContentFile[] {
    return [...this.files.values()];
  }

  /**
   * What the content check would say of an entry if it were published now: of its own file, and of others on its account.
   */
  lint(entry: Entry): Diagnostic[] {
    const own = readEntry(entry);
    const beside = [...this.files.values()].filter(({ file }) => file !== entry.file);
    const tree = this.treeOf([...beside, own], entry.pictures);
    const isArticle = entry.type === "post";
    // Of other articles only those rules have something new to say that look at several.
    const one = isArticle ? this.treeOf([...beside.filter(({ type }) => type !== "post"), own], entry.pictures) : tree;
    const found = [...own.diagnostics, ...runRules(one, [...perFileRules, claimDates(this.today)]), ...runRules(tree, crossFileRules)];
    const before = this.findingsBefore();
    return found
      .filter((diagnostic) => diagnostic.file === entry.file || (diagnostic.severity === "error" && !before.has(nameOf(diagnostic))))
      .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b));
  }

  /** Takes an entry that was saved into what others are compared with. */
  saved(entry: Entry): void {
    this.files.set(entry.file, readEntry(entry));
    for (const picture of entry.pictures ?? []) this.pictures.add(picture);
    this.keepFingerprints();
    this.before = undefined;
  }

  private treeOf(files: readonly ContentFile[], pictures: readonly string[] = []): ContentTree {
    return {
      files: [...files].sort((a, b) => (a.file < b.file ? -1 : 1)),
      diagnostics: [],
      published: this.published,
      pictures: new Set([...this.pictures, ...pictures]),
    };
  }

  /** What is said of the site as it is, by rule, file and words: lines move when an entry grows. */
  private findingsBefore(): ReadonlySet<string> {
    const tree = this.treeOf([...this.files.values()]);
    return (this.before ??= new Set(
      [
        ...tree.files.flatMap(({ diagnostics }) => diagnostics),
        ...runRules(tree, [...perFileRules, ...crossFileRules, claimDates(this.today)]),
      ].map(nameOf),
    ));
  }

  /** So that articles that do not change are compared word by word once. */
  private keepFingerprints(): void {
    for (const article of articlesOf(this.treeOf([...this.files.values()])))
      if (!article.file.fingerprint) this.files.set(article.file.file, { ...article.file, fingerprint: articleFingerprint(article) });
  }
}

function readEntry({ type, file, fields }: Entry): ContentFile {
  return readSource({ type, file }, writeFields(arrangeFields(type, fields)), parseMarkdown);
}

function nameOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
}

/** Why an entry is not published, in the words of the content check; undefined when nothing stands against it. */
export function refusal(diagnostics: readonly Diagnostic[]): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return undefined;
  return `${errors.length === 1 ? "1 error keeps" : `${errors.length} errors writeCache`} this from being published:\n${errors.map(formatDiagnostic).join("\n")}`;
}
