import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { canonicalFields } from "../../lint/canonical-fields";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { parseMarkdown } from "../../markdown/parser";
import { countWords } from "../../markdown/plain-text";
import { parsePublishedUrls } from "../../site/published-urls";
import { pathOfEntry } from "./collections";
import { fileOfIndex } from "./file-of-index";
import { articleUrl, type IndexedArticle, type SiteContent } from "./site-content";
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
 * The site's content as it is saved. It starts with the index of the articles and reads their texts on demand: until then,
 * rules that compare texts do not know those of other articles.
 */
export class SavedContent {
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
  /** Grows with each change. */
  revision = 0;
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
      type === "post" && value
        ? [{ value: value as ContentValue<"post">, words: this.indexed.get(file)?.words ?? countWords(parseMarkdown(body)) }]
        : [],
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
    this.revision += 1;
  }

  /** The files of all entries, but those with these paths. */
  filesExcept(paths: readonly string[]): ContentFile[] {
    return [...this.files.values()].filter(({ file }) => !paths.includes(file));
  }

  /** The picture that an article has if it was saved here; empty for none. */
  savedPicture(file: string): unknown {
    return this.savedPictures.get(file);
  }

  /** Call it when files of entries or pictures were deleted. */
  recordDeleted(paths: readonly string[]): void {
    for (const path of paths) {
      this.files.delete(path);
      this.indexed.delete(path);
      this.pictures.delete(path);
    }
    this.revision += 1;
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
  acceptedChange(entry: Entry): LinkChange | undefined {
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
    this.revision += 1;
  }

  /** The files of which more than the index is known. */
  withTexts(files: readonly ContentFile[]): ContentFile[] {
    return files.filter(({ file }) => !this.indexed.has(file));
  }

  /** Files as content that rules check, with all saved pictures and more. */
  treeOf(files: readonly ContentFile[], pictures: readonly string[] = []): ContentTree {
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

/** An entry as the content file that it becomes. */
export function readEntry({ type, file, fields }: Entry): ContentFile {
  return readSource({ type, file }, writeFields(canonicalFields(type, fields)), parseMarkdown);
}
