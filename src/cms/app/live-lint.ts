import { storeClaims } from "../../lint/claim-finder";
import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import { canonicalFields } from "../../lint/canonical-fields";
import { runRules } from "../../lint/lint-content";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdown } from "../../markdown/parser";
import { countWords } from "../../markdown/plain-text";
import { parsePublishedUrls } from "../../site/published-urls";
import { pathOfEntry } from "./collections";
import { articleUrl, type IndexedArticle, type SiteContent } from "./site-content";
import { wholeTextRules, withValidFields } from "./valid-fields";
import { linksTo, oldPathsOf, withChangedLinks, type LinkChange } from "./slugs/links";

/** An entry as its form holds it. */
export interface Entry {
  readonly type: ContentTypeName;
  readonly file: string;
  readonly fields: ContentFields;
  /** Files of its pictures that are not published yet. */
  readonly pictures?: readonly string[];
}

/** At most so many texts are read at the same time. */
const READERS = 6;

/**
 * The content lint for one entry at a time, together with the rest of the site's content. It starts with the index of the
 * articles and reads their texts on demand: until then, rules that compare texts do not know those of other articles.
 */
export class LiveLint {
  private readonly files: Map<string, ContentFile>;
  /** Articles of which only the index is known. */
  private readonly indexed: Map<string, IndexedArticle>;
  private readonly pictures: Set<string>;
  /** Pictures of articles that were saved here, even of those that are not finished. */
  private readonly savedPictures = new Map<string, unknown>();
  private readonly published: ContentTree["published"];
  private readonly hidesUnpublished: boolean;
  /** ISO day for which entries are checked. */
  readonly today: string;
  private savedKeys: ReadonlySet<string> | undefined;
  /** Links that were changed here; texts that are read later still have the old ones. */
  private readonly linkChanges: LinkChange[] = [];
  private reading: Promise<void> | undefined;

  /** @param readText reads the text of an article by its path relative to the CMS's page */
  constructor(
    { files, articles, pictures, publishedUrls, today, isPublic }: SiteContent,
    private readonly readText: (url: string) => Promise<string>,
  ) {
    const others = files.map(({ type, file, text }): [string, ContentFile] => [file, readSource({ type, file }, text, parseMarkdown)]);
    this.files = new Map([...others, ...articles.map((article): [string, ContentFile] => [article.file, fileOfIndex(article)])]);
    this.indexed = new Map(articles.map((article) => [article.file, article]));
    this.pictures = new Set(pictures);
    this.published = publishedUrls && { file: publishedUrls.file, urls: parsePublishedUrls(publishedUrls.text) };
    this.hidesUnpublished = isPublic;
    this.today = today ?? new Date().toISOString().slice(0, 10);
  }

  /** The value of a file of which there is only one, if it is valid. */
  valueOf<N extends ContentTypeName>(type: N): ContentValue<N> | undefined {
    return this.files.get(`content/${contentTypes[type].pattern}`)?.value as ContentValue<N> | undefined;
  }

  /** The valid values of a type of which there may be many files, as last saved. */
  valuesOf<N extends ContentTypeName>(type: N): ContentValue<N>[] {
    return [...this.files.values()].flatMap((file) => (file.type === type && file.value ? [file.value as ContentValue<N>] : []));
  }

  /** Front matter and number of words of all valid articles as last saved. */
  posts(): { readonly value: ContentValue<"post">; readonly words: number }[] {
    return [...this.files.values()].flatMap(({ type, file, value, body }) =>
      type === "post" && value ? [{ value: value as ContentValue<"post">, words: this.indexed.get(file)?.words ?? countWords(body) }] : [],
    );
  }

  /** Everything that a link can lead to: pages and articles by title, and their headings. */
  linkTargets(): { readonly value: string; readonly label: string }[] {
    return [...this.files.values()].flatMap(({ type, value, content }) => {
      const path = value && pathOfEntry(type, value as Readonly<Record<string, unknown>>);
      if (!path) return [];
      const { title, slug } = value as { title?: string; slug?: string };
      const label = title ?? slug ?? path;
      const headings = (content?.ids ?? []).map((id) => ({ value: `${path}#${id}`, label: `${label} › ${id.replaceAll("-", " ")}` }));
      return [{ value: path, label }, ...headings];
    });
  }

  /** Whether the texts of all articles are known. */
  get hasAllTexts(): boolean {
    return this.indexed.size === 0;
  }

  /**
   * Reads the texts of all articles, once.
   *
   * @throws when one cannot be read; the next call tries again
   */
  readTexts(): Promise<void> {
    return (this.reading ??= this.readIndexed().finally(() => (this.reading = undefined)));
  }

  private async readIndexed(): Promise<void> {
    const queue = [...this.indexed.keys()];
    const articles: ContentFile[] = [];
    const read = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift())
        articles.push(readSource({ type: "post", file }, await this.readText(articleUrl(file)), parseMarkdown));
    };
    await Promise.all(Array.from({ length: READERS }, read));
    for (const read of articles) {
      const article = this.linkChanges.reduce(withChangedLinks, read);
      // It may have been saved in the meantime.
      if (this.indexed.delete(article.file)) this.files.set(article.file, article);
    }
    this.savedKeys = undefined;
  }

  /** What the content lint would report if the entry were published now: in its own file, and new errors in other files. */
  lint(entry: Entry): Diagnostic[] {
    const ownFile = readEntry(entry);
    const change = this.acceptedChange(entry);
    const saved = [...this.files.values()].filter(({ file }) => file !== entry.file);
    const otherFiles = change ? saved.map((file) => withChangedLinks(file, change)) : saved;
    const tree = this.treeOf([...otherFiles, ownFile], entry.pictures);
    // Per-file rules cannot find anything new in other articles of an article.
    const others = entry.type === "post" ? otherFiles.filter(({ type }) => type !== "post") : this.withTexts(otherFiles);
    const checked = this.treeOf([...others, ownFile], entry.pictures);
    const found = [
      ...ownFile.diagnostics,
      ...runRules(checked, perFileRules),
      ...runRules(tree, crossFileRules),
      ...(ownFile.value ? [] : this.lintText(entry, others, otherFiles)),
    ];
    const before = this.keysOfSaved();
    return found
      .filter((diagnostic) => diagnostic.file === entry.file || (diagnostic.severity === "error" && !before.has(keyOf(diagnostic))))
      .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b));
  }

  /** What there is to say about the text of an article whose fields are not all valid yet. */
  private lintText(entry: Entry, others: readonly ContentFile[], otherFiles: readonly ContentFile[]): Diagnostic[] {
    const [finished] = this.posts();
    if (entry.type !== "post" || !finished) return [];
    const file = readEntry({ ...entry, fields: withValidFields(entry.fields, finished.value) });
    const inText = runRules(this.treeOf([...others, file], entry.pictures), perFileRules);
    const inLinks = runRules(this.treeOf([...otherFiles, file]), wholeTextRules);
    const own = [...inText, ...inLinks].filter((each) => each.file === entry.file);
    // A draft with unfinished fields is not built, so nothing in its text breaks a page.
    return entry.fields["draft"] === true ? own.map((each) => ({ ...each, severity: "warning" })) : own;
  }

  /** New errors in the rest of the content if files of entries or pictures were deleted. */
  lintWithout(paths: readonly string[]): Diagnostic[] {
    const remaining = [...this.files.values()].filter(({ file }) => !paths.includes(file));
    const pictures = new Set([...this.pictures].filter((picture) => !paths.includes(picture)));
    const tree = { ...this.treeOf(remaining), pictures };
    const found = [...runRules({ ...tree, files: this.withTexts(tree.files) }, perFileRules), ...runRules(tree, crossFileRules)];
    const missing = remaining.flatMap((file) => missingPicture(file, this.savedPictures.get(file.file), paths));
    const before = this.keysOfSaved();
    const isNew = (diagnostic: Diagnostic) => diagnostic.severity === "error" && !before.has(keyOf(diagnostic));
    return [...missing, ...found.filter((each) => isNew(each) && !missing.some(({ file, id }) => file === each.file && id === each.id))];
  }

  /** Call it when files of entries or pictures were deleted. */
  recordDeleted(paths: readonly string[]): void {
    for (const path of paths) {
      this.files.delete(path);
      this.indexed.delete(path);
      this.pictures.delete(path);
    }
    this.savedKeys = undefined;
  }

  /** Whether a file is on the site, today or once its day has come. */
  isPublished(file: string): boolean {
    const saved = this.files.get(file);
    return (
      saved !== undefined && !(saved.type === "post" && (saved.value === undefined || (saved.value as ContentValue<"post">).draft === true))
    );
  }

  /** Whether a file is or was on the site, so that others know its URL. */
  wasPublished(file: string): boolean {
    const saved = this.files.get(file);
    const path = saved?.value && pathOfEntry(saved.type, saved.value as Readonly<Record<string, unknown>>);
    return this.isPublished(file) || (this.published?.urls ?? []).some(({ url }) => url === path);
  }

  /** The old and new path of a published entry whose form has another valid slug that no other entry has. */
  urlChange({ type, file, fields }: Entry): { readonly from: string; readonly to: string; readonly oldSlug: string } | undefined {
    const saved = this.files.get(file)?.value as Readonly<Record<string, unknown>> | undefined;
    const from = saved && pathOfEntry(type, saved);
    const to = pathOfEntry(type, fields);
    if (!from || !to || from === to || !this.wasPublished(file)) return undefined;
    const isValid = describeSchema(contentTypes[type].schema).fields?.["slug"]?.safeParse(fields["slug"]).success;
    const isTaken = [...this.files.values()].some((each) => each.value && pathOfEntry(each.type, each.value as never) === to);
    return isValid && !isTaken ? { from, to, oldSlug: String(saved["slug"]) } : undefined;
  }

  /** Files that link to a path. */
  filesLinkingTo(path: string): string[] {
    return [...this.files.values()].flatMap((each) => (linksTo(each, [path]) ? [each.file] : []));
  }

  /** The change of links that is written with an entry: its old URL redirects. */
  private acceptedChange(entry: Entry): LinkChange | undefined {
    const change = this.urlChange(entry);
    return change && oldPathsOf(entry.fields).includes(change.from) ? { from: [change.from], to: change.to } : undefined;
  }

  /** Whether a picture of that path is saved. */
  hasPicture(path: string): boolean {
    return this.pictures.has(path);
  }

  /** Names of the saved pictures in a folder. */
  pictureNames(folder: string): string[] {
    return [...this.pictures].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])).sort();
  }

  /** Call it when an entry was saved. */
  recordSaved(entry: Entry): void {
    const change = this.acceptedChange(entry);
    if (change) {
      this.linkChanges.push(change);
      for (const [name, file] of this.files) this.files.set(name, withChangedLinks(file, change));
    }
    this.files.set(entry.file, readEntry(entry));
    this.savedPictures.set(entry.file, entry.fields["image"] ?? "");
    this.indexed.delete(entry.file);
    for (const picture of entry.pictures ?? []) this.pictures.add(picture);
    this.savedKeys = undefined;
  }

  private keysOfSaved(): ReadonlySet<string> {
    return (this.savedKeys ??= new Set(this.lintSaved().map(keyOf)));
  }

  private lintSaved(): Diagnostic[] {
    const files = [...this.files.values()];
    const found = [...runRules(this.treeOf(this.withTexts(files)), perFileRules), ...runRules(this.treeOf(files), crossFileRules)];
    return [...files.flatMap(({ diagnostics }) => diagnostics), ...found];
  }

  private withTexts(files: readonly ContentFile[]): ContentFile[] {
    return files.filter(({ file }) => !this.indexed.has(file));
  }

  private treeOf(files: readonly ContentFile[], pictures: readonly string[] = []): ContentTree {
    return {
      files: [...files].sort((a, b) => (a.file < b.file ? -1 : 1)),
      diagnostics: [],
      published: this.published,
      today: this.today,
      hidesUnpublished: this.hidesUnpublished,
      pictures: new Set([...this.pictures, ...pictures]),
    };
  }
}

/** An article as far as the index knows it. */
function fileOfIndex({ file, value, content, claims }: IndexedArticle): ContentFile {
  const unread: ContentFile = {
    type: "post",
    file,
    value,
    body: "",
    bodyOffset: 0,
    diagnostics: [],
    locate: () => ({ line: 1, column: 1 }),
    content: { ...content, texts: [], claimMarks: [], pictures: [], sections: 0, evidenceNotes: 0 },
  };
  storeClaims(unread, claims);
  return unread;
}

/** What breaks in an article whose picture is deleted; the index has no text, so the rule about pictures does not see it. */
function missingPicture({ type, file, value }: ContentFile, saved: unknown, deleted: readonly string[]): Diagnostic[] {
  const image = saved ?? (type === "post" ? (value as Partial<ContentValue<"post">> | undefined)?.image : undefined);
  const path = typeof image === "string" && `content/${image.replace(/^\.\.\//, "")}`;
  if (!path || !deleted.includes(path)) return [];
  return [errorAt({ file }, "picture", `the article shows the picture ${path}`, "choose another picture in the article first")];
}

function readEntry({ type, file, fields }: Entry): ContentFile {
  return readSource({ type, file }, writeFields(canonicalFields(type, fields)), parseMarkdown);
}

/** Identifies a diagnostic without its line, which changes as an entry grows. */
function keyOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
}
