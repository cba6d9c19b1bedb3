import type { ContentFile } from "../../lint/content-tree";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { runRules } from "../../lint/lint-content";
import type { ContentValue } from "../../content-model/content-types";
import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { readEntry, type Entry, type SavedContent } from "./saved-content";
import { withChangedLinks } from "./slugs/links";
import { wholeTextRules, withValidFields } from "./valid-fields";

/** The content lint for one entry at a time, together with the rest of the site's content. */
export class LiveLint {
  /** Keys of what is found in the saved content, by whether the texts of articles were checked. */
  private readonly knownFindings = new Map<boolean, ReadonlySet<string>>();
  /** Of the content when {@link knownFindings} were found. */
  private revision = 0;

  constructor(readonly content: SavedContent) {}

  /** What the content lint would report if the entry were published now: in its own file, and new errors in other files. */
  lint(entry: Entry): Diagnostic[] {
    const ownFile = readEntry(entry);
    const change = this.content.acceptedChange(entry);
    const saved = this.content.filesExcept([entry.file]);
    const otherFiles = change ? saved.map((file) => withChangedLinks(file, change)) : saved;
    const tree = this.content.treeOf([...otherFiles, ownFile], entry.pictures);
    // Another article cannot make rules find anything new that check one article at a time.
    const others = entry.type === "post" ? otherFiles.filter(({ type }) => type !== "post") : this.content.withTexts(otherFiles);
    const checked = this.content.treeOf([...others, ownFile], entry.pictures);
    const found = [
      ...ownFile.diagnostics,
      ...runRules(checked, perFileRules),
      ...runRules(tree, crossFileRules),
      ...(ownFile.value ? [] : this.lintText(entry, others, otherFiles)),
    ];
    const before = this.findingsOfSaved(entry.type !== "post");
    return (
      found
        .filter((diagnostic) => diagnostic.file === entry.file || (diagnostic.severity === "error" && !before.has(keyOf(diagnostic))))
        // Whether a claim is unused is known once all texts are.
        .filter(({ id }) => id !== "unused-claim" || this.content.hasAllTexts)
        .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b))
    );
  }

  /** What there is to say about the text of an article whose fields are not all valid yet. */
  private lintText(entry: Entry, others: readonly ContentFile[], otherFiles: readonly ContentFile[]): Diagnostic[] {
    const [finished] = this.content.posts();
    if (entry.type !== "post" || !finished) return [];
    const file = readEntry({ ...entry, fields: withValidFields(entry.fields, finished.value) });
    const inText = runRules(this.content.treeOf([...others, file], entry.pictures), perFileRules);
    const inLinks = runRules(this.content.treeOf([...otherFiles, file]), wholeTextRules);
    const own = [...inText, ...inLinks].filter((each) => each.file === entry.file);
    // A draft with unfinished fields is not built, so nothing in its text breaks a page.
    return entry.fields["draft"] === true ? own.map((each) => ({ ...each, severity: "warning" })) : own;
  }

  /** New errors in the rest of the content if files of entries or pictures were deleted. */
  lintWithout(paths: readonly string[]): Diagnostic[] {
    const remaining = this.content.filesExcept(paths);
    const all = this.content.treeOf(remaining);
    const tree = { ...all, pictures: new Set([...all.pictures].filter((picture) => !paths.includes(picture))) };
    const found = [...runRules({ ...tree, files: this.content.withTexts(tree.files) }, perFileRules), ...runRules(tree, crossFileRules)];
    const missing = remaining.flatMap((file) => missingPicture(file, this.content.savedPicture(file.file), paths));
    const before = this.findingsOfSaved();
    const isNew = (diagnostic: Diagnostic) => diagnostic.severity === "error" && !before.has(keyOf(diagnostic));
    return [...missing, ...found.filter((each) => isNew(each) && !missing.some(({ file, id }) => file === each.file && id === each.id))];
  }

  private findingsOfSaved(withArticles = true): ReadonlySet<string> {
    if (this.revision !== this.content.revision) this.knownFindings.clear();
    this.revision = this.content.revision;
    const known = this.knownFindings.get(withArticles) ?? new Set(this.lintSaved(withArticles).map(keyOf));
    this.knownFindings.set(withArticles, known);
    return known;
  }

  private lintSaved(withArticles: boolean): Diagnostic[] {
    const files = this.content.filesExcept([]);
    const checked = this.content.withTexts(files).filter(({ type }) => withArticles || type !== "post");
    const found = [...runRules(this.content.treeOf(checked), perFileRules), ...runRules(this.content.treeOf(files), crossFileRules)];
    return [...files.flatMap(({ diagnostics }) => diagnostics), ...found];
  }
}

/** What breaks in an article whose picture is deleted; the index has no text, so the rule about pictures does not see it. */
function missingPicture({ type, file, value }: ContentFile, saved: unknown, deleted: readonly string[]): Diagnostic[] {
  const image = saved ?? (type === "post" ? (value as Partial<ContentValue<"post">> | undefined)?.image : undefined);
  const path = typeof image === "string" && `content/${image.replace(/^\.\.\//, "")}`;
  if (!path || !deleted.includes(path)) return [];
  return [errorAt({ file }, "picture", `the article shows the picture ${path}`, "choose another picture in the article first")];
}

/** Identifies a diagnostic without its line, which changes as an entry grows. */
function keyOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
}
