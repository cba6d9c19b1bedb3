import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { canonicalFields } from "../../lint/canonical-fields";
import { runRules } from "../../lint/lint-content";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../content-model/content-types";
import { compareDiagnostics, formatDiagnostic, type Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdown } from "../../markdown/parser";
import { parsePublishedUrls } from "../../site/published-urls";
import type { SiteContent } from "./site-content";

/** An entry as its form holds it. */
export interface Entry {
  readonly type: ContentTypeName;
  readonly file: string;
  readonly fields: ContentFields;
  /** Files of its pictures that are not published yet. */
  readonly pictures?: readonly string[];
}

/** The content lint for one entry at a time, together with the rest of the site's content. */
export class LiveLint {
  private readonly files: Map<string, ContentFile>;
  private readonly pictures: Set<string>;
  private readonly published: ContentTree["published"];
  private savedKeys: ReadonlySet<string> | undefined;

  /** @param today ISO day in UTC */
  constructor(
    { files, pictures, publishedUrls }: SiteContent,
    private readonly today: string,
  ) {
    this.files = new Map(files.map(({ type, file, text }) => [file, readSource({ type, file }, text, parseMarkdown)]));
    this.pictures = new Set(pictures);
    this.published = publishedUrls && { file: publishedUrls.file, urls: parsePublishedUrls(publishedUrls.text) };
  }

  /** The value of a file of which there is only one, if it is valid. */
  valueOf<N extends ContentTypeName>(type: N): ContentValue<N> | undefined {
    return this.files.get(`content/${contentTypes[type].pattern}`)?.value as ContentValue<N> | undefined;
  }

  /** All files of the site as last saved. */
  all(): readonly ContentFile[] {
    return [...this.files.values()];
  }

  /** What the content lint would report if the entry were published now: in its own file, and new errors in other files. */
  lint(entry: Entry): Diagnostic[] {
    const ownFile = readEntry(entry);
    const otherFiles = this.all().filter(({ file }) => file !== entry.file);
    const tree = this.treeOf([...otherFiles, ownFile], entry.pictures);
    // Per-file rules cannot find anything new in other articles.
    const checked =
      entry.type === "post" ? this.treeOf([...otherFiles.filter(({ type }) => type !== "post"), ownFile], entry.pictures) : tree;
    const found = [...ownFile.diagnostics, ...runRules(checked, perFileRules), ...runRules(tree, crossFileRules)];
    const before = (this.savedKeys ??= new Set(this.lintSaved().map(keyOf)));
    return found
      .filter((diagnostic) => diagnostic.file === entry.file || (diagnostic.severity === "error" && !before.has(keyOf(diagnostic))))
      .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b));
  }

  /** Call it when an entry was saved. */
  recordSaved(entry: Entry): void {
    this.files.set(entry.file, readEntry(entry));
    for (const picture of entry.pictures ?? []) this.pictures.add(picture);
    this.savedKeys = undefined;
  }

  private lintSaved(): Diagnostic[] {
    const tree = this.treeOf(this.all());
    const found = runRules(tree, [...perFileRules, ...crossFileRules]);
    return [...tree.files.flatMap(({ diagnostics }) => diagnostics), ...found];
  }

  private treeOf(files: readonly ContentFile[], pictures: readonly string[] = []): ContentTree {
    return {
      files: [...files].sort((a, b) => (a.file < b.file ? -1 : 1)),
      diagnostics: [],
      published: this.published,
      today: this.today,
      pictures: new Set([...this.pictures, ...pictures]),
    };
  }
}

function readEntry({ type, file, fields }: Entry): ContentFile {
  return readSource({ type, file }, writeFields(canonicalFields(type, fields)), parseMarkdown);
}

/** Identifies a diagnostic without its line, which changes as an entry grows. */
function keyOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
}

/** The message that refuses publication, with all errors; undefined if there is none. */
export function publishBlockedMessage(diagnostics: readonly Diagnostic[]): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return undefined;
  return [`${errors.length} ${errors.length === 1 ? "error" : "errors"} must be fixed first:`, ...errors.map(formatDiagnostic)].join("\n");
}
