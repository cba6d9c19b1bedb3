import { contentTypes, type ContentTypeName, type ContentValue } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { parseMarkdown } from "../../markdown/parser";
import { countPlainWords } from "../../markdown/plain-text";
import { parsePublishedUrls } from "../../site/published-urls";
import { findCollection, findEntryPath, typeNames } from "./collections";
import { fromForm, toEntry, type Entry, type EntryMap } from "./entry";

/** Sveltia's function that lists the entries of a collection. */
export type GetCollection = (name: string) => Promise<readonly EntryMap[] | EntryMap>;

type Saved = Pick<Entry, "type" | "file" | "fields">;

/**
 * The site's content as the CMS has read it. Sveltia hands out its entries only to a preview; until one was shown, the
 * content is what its file format has read, by the paths that new files would have.
 */
export class SiteContent {
  private saved = new Map<string, Saved>();
  private getCollection: GetCollection | undefined;
  private readonly values = new WeakMap<ContentFields, { readonly value: unknown }>();
  private readonly files = new WeakMap<ContentFields, ContentFile>();
  private readonly published: ContentTree["published"];
  /** Grows with each change. */
  revision = 0;

  /** @param publishedUrls the list of all URLs that were ever published */
  constructor(publishedUrls: string | undefined) {
    this.published =
      publishedUrls === undefined ? undefined : { file: "content/published-urls.txt", urls: parsePublishedUrls(publishedUrls) };
  }

  /** The day for which entries are checked. */
  get today(): string {
    return new Date().toISOString().slice(0, 10);
  }

  /** Call it with a file that is part of the content now. */
  record(entry: Saved): void {
    this.saved.set(entry.file, entry);
    this.revision += 1;
  }

  connect(getCollection: GetCollection): void {
    this.getCollection = getCollection;
  }

  /** Takes what Sveltia has now, and reads the texts in small steps. */
  async update(): Promise<void> {
    const { getCollection } = this;
    if (getCollection) {
      const names = [...new Set(typeNames.map(findCollection))];
      const entries = (await Promise.all(names.map((name) => getCollection(name)))).flat().map((map) => toEntry(map as EntryMap));
      entries.sort((a, b) => (a.file < b.file ? -1 : 1));
      const known = new Map([...this.saved.values()].map((entry) => [entry.file, { entry, text: writeFields(entry.fields) }]));
      const isSame = (entry: Entry) => known.get(entry.file)?.text === writeFields(entry.fields);
      if (entries.length !== this.saved.size || !entries.every(isSame)) {
        this.saved = new Map(entries.map((entry) => [entry.file, (isSame(entry) && known.get(entry.file)?.entry) || entry]));
        this.revision += 1;
      }
    }
    let start = performance.now();
    for (const entry of this.saved.values()) {
      if (performance.now() - start > 12) {
        await new Promise((resolve) => setTimeout(resolve));
        start = performance.now();
      }
      this.read(entry);
    }
  }

  /** An entry as the content file that it becomes. */
  read({ type, file, fields }: Saved): ContentFile {
    const known = this.files.get(fields);
    if (known?.file === file) return known;
    const read = readSource({ type, file }, writeFields(fields), parseMarkdown);
    this.files.set(fields, read);
    return read;
  }

  /** The saved fields of a file. */
  fieldsOf(file: string): ContentFields | undefined {
    return this.saved.get(file)?.fields;
  }

  /** The text that an entry's file has. */
  canonicalText({ type, fields }: Pick<Entry, "type" | "fields">): string {
    return writeFields(fromForm(type, fields));
  }

  /** The value of a file of which there is only one, if it is valid. */
  valueOf<N extends ContentTypeName>(type: N): ContentValue<N> | undefined {
    return this.valuesOf(type)[0];
  }

  /** The valid values of a type of which there may be many files. */
  valuesOf<N extends ContentTypeName>(type: N): ContentValue<N>[] {
    return [...this.saved.values()].flatMap((entry) => {
      if (entry.type !== type) return [];
      const value = this.parse(entry) as ContentValue<N> | undefined;
      return value === undefined ? [] : [value];
    });
  }

  private parse({ type, fields }: Saved): unknown {
    const known = this.values.get(fields);
    if (known) return known.value;
    const frontMatter = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "body"));
    const { data: value } = contentTypes[type].schema.safeParse(frontMatter);
    this.values.set(fields, { value });
    return value;
  }

  /** Front matter and number of words of all valid articles, newest first. */
  posts(): { readonly value: ContentValue<"post">; readonly words: number }[] {
    const posts = [...this.saved.values()].flatMap((entry) => {
      const value = entry.type === "post" ? (this.parse(entry) as ContentValue<"post"> | undefined) : undefined;
      return value ? [{ value, words: countPlainWords(String(entry.fields.body ?? "")) }] : [];
    });
    return posts.sort((a, b) => (a.value.date < b.value.date ? 1 : -1));
  }

  /** Everything that a link can lead to: pages and articles by title, and their headings. */
  linkTargets(): { readonly value: string; readonly label: string; readonly note: string }[] {
    return [...this.saved.values()].flatMap((entry) => {
      const path = this.parse(entry) === undefined ? undefined : findEntryPath(entry.type, entry.fields);
      if (!path) return [];
      const { title, slug } = entry.fields as { title?: string; slug?: string };
      const label = title ?? slug ?? path;
      const { name } = contentTypes[entry.type];
      const headings = (this.files.get(entry.fields)?.content?.ids ?? []).map((id) => ({
        value: `${path}#${id}`,
        label: `${label} › ${id.replaceAll("-", " ")}`,
        note: `heading · ${path}#${id}`,
      }));
      return [{ value: path, label, note: `${name} · ${path}` }, ...headings];
    });
  }

  /** Files with a link to an entry's page. */
  filesLinkingTo({ type, file, fields }: Entry): string[] {
    const path = findEntryPath(type, this.saved.get(file)?.fields ?? fields);
    if (!path) return [];
    return [...this.saved.values()].flatMap((entry) => {
      const { content, value } = this.files.get(entry.fields) ?? {};
      const isLinked =
        content?.links.some(({ url }) => url.replace(/[?#].*$/, "") === path) ?? JSON.stringify(value ?? "").includes(`"${path}"`);
      return isLinked && entry.file !== file ? [entry.file] : [];
    });
  }

  /** All files but one. */
  filesExcept(path: string): ContentFile[] {
    return [...this.saved.values()].flatMap((entry) => (entry.file === path ? [] : [this.read(entry)]));
  }

  /** Whether a file is or was on the site, so that others know its URL. */
  wasPublished(file: string): boolean {
    const entry = this.saved.get(file);
    const path = entry && findEntryPath(entry.type, entry.fields);
    if (!entry || !path) return false;
    return entry.fields["draft"] !== true || (this.published?.urls ?? []).some(({ url }) => url === path);
  }

  /** The old and new path of a published entry whose form has another valid slug. */
  urlChange({ type, file, fields }: Entry): { readonly from: string; readonly to: string } | undefined {
    const saved = this.saved.get(file)?.fields;
    const [from, to] = [saved && findEntryPath(type, saved), findEntryPath(type, fields)];
    if (!from || !to || from === to || !this.wasPublished(file)) return undefined;
    const isValid = describeSchema(contentTypes[type].schema).fields?.["slug"]?.safeParse(fields["slug"]).success;
    return isValid ? { from, to } : undefined;
  }

  /** Files as content that rules check. Pictures that entries name were chosen from those that exist. */
  treeOf(files: readonly ContentFile[]): ContentTree {
    const pictures = files.flatMap(({ value }) => {
      const { image } = (value ?? {}) as { image?: string };
      return image ? [`content/${image.replace(/^\.\.\//, "")}`] : [];
    });
    return {
      files: [...files].sort((a, b) => (a.file < b.file ? -1 : 1)),
      diagnostics: [],
      published: this.published,
      today: this.today,
      pictures: new Set(pictures),
    };
  }
}
