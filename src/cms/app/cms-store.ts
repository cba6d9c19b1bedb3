import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import {
  contentTypeNames,
  contentTypes,
  isMarkdown,
  pagePath,
  type ContentTypeName,
  type ContentValue,
} from "../../content-model/content-types";
import { offerFromFields } from "../../content-model/offer-from-fields";
import { fillMissingFields } from "../../content-model/fill-missing-fields";
import { describeSchema } from "../../content-model/schema-introspection";
import { writeFields, type ContentFields } from "../../content-model/serialize";
import { readSource, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { declaredRedirects } from "../../lint/site-urls";
import { parseMarkdown } from "../../markdown/parser";
import { memoize } from "../../site/memoize";
import { fillOfferInMarkdown, fillOfferFields, type OfferValues } from "../../content-model/offer";
import { parsePublishedUrls } from "../../site/published-urls";
import { findCollection } from "./collections";
import { fromFormAsWritten, toEntry, toFilePath, type Entry, type EntryMap } from "./entry";
import { yieldToBrowser } from "./yield-to-browser";

/** Sveltia's function that lists the entries of a collection. */
type GetCollection = CustomPreviewTemplateProps["getCollection"];

type Saved = Pick<Entry, "type" | "file" | "fields">;

/** Reads entries with some values of the offer: as the content files that they become, or quickly. */
const readWith = memoize((offer: OfferValues) => ({
  toFile: memoize(({ type, file, fields }: Saved): ContentFile => readSource({ type, file }, writeFields(fields), parseMarkdown, offer)),
  /** The value without the text; undefined for an entry that is not valid. */
  toValue: memoize(({ type, fields }: Saved): unknown => {
    const frontMatter = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "body"));
    return contentTypes[type].schema.safeParse(fillOfferFields(frontMatter, offer)).data;
  }),
}));

/**
 * The site's content as the CMS has read it. Sveltia hands out its entries only to a preview; until one was shown, the
 * content is what its file format has read, by the paths that new files would have.
 */
export class CmsStore {
  /** The entries by file; replaced when one changes. */
  private saved: ReadonlyMap<string, Saved> = new Map();
  private getCollection: GetCollection | undefined;
  /** The facts of the offer, and the entries that they were read from. */
  private lastOffer: { readonly saved?: ReadonlyMap<string, Saved>; readonly values: OfferValues } = { values: {} };
  private readonly published: ContentTree["published"];

  /** @param publishedUrls the list of all URLs that were ever published */
  constructor(publishedUrls: string | undefined) {
    this.published =
      publishedUrls === undefined ? undefined : { file: "content/published-urls.txt", urls: parsePublishedUrls(publishedUrls) };
  }

  /** Call it with a file that is part of the content now. */
  record(entry: Saved): void {
    this.saved = new Map(this.saved).set(entry.file, entry);
  }

  connect(getCollection: GetCollection): void {
    this.getCollection = getCollection;
  }

  /** Takes what Sveltia has now, and reads the texts. */
  async update(): Promise<void> {
    const { getCollection } = this;
    if (getCollection) {
      const names = [...new Set(contentTypeNames.map(findCollection))];
      const maps = (await Promise.all(names.map((name) => getCollection(name)))).flat() as EntryMap[];
      const known: Saved[] = [];
      await yieldToBrowser(maps, (map) => void known.push(this.readEntry(map)));
      this.saved = new Map(known.sort((a, b) => (a.file < b.file ? -1 : 1)).map((entry) => [entry.file, entry]));
    }
    await yieldToBrowser(this.saved.values(), this.toFile);
  }

  /** Reads an entry of Sveltia's. One that has not changed stays the same object, so that its text is not parsed again. */
  private readEntry(map: EntryMap): Saved {
    const entry = toEntry(map, undefined, fromFormAsWritten);
    const known = this.saved.get(entry.file);
    return known && JSON.stringify(known.fields) === JSON.stringify(entry.fields) ? known : entry;
  }

  /** The facts of the offer, as they are saved; the same object until one changes. */
  get offer(): OfferValues {
    const { saved, lastOffer } = this;
    if (lastOffer.saved !== saved) {
      const values = offerFromFields((type) => [...saved.values()].flatMap((entry) => (entry.type === type ? entry.fields : [])));
      const isSame = JSON.stringify(values) === JSON.stringify(lastOffer.values);
      this.lastOffer = { saved, values: isSame ? lastOffer.values : values };
    }
    return this.lastOffer.values;
  }

  /** An entry as the content file that it becomes. */
  readonly toFile = (entry: Saved): ContentFile => readWith(this.offer).toFile(entry);

  /** The saved fields of a file. */
  fieldsOf(file: string): ContentFields | undefined {
    return this.saved.get(file)?.fields;
  }

  /** Whether an entry has the slug or the id of a saved one. */
  isTaken({ type, fields }: Entry): boolean {
    const keyOf = (each: ContentFields) => each["slug"] ?? each["id"];
    const key = keyOf(fields);
    return Boolean(key) && [...this.saved.values()].some((other) => other.type === type && keyOf(other.fields) === key);
  }

  /** The value of a file of which there is only one; where it cannot be read, one with empty fields. */
  singleValue<N extends ContentTypeName>(type: N): ContentValue<N> {
    return this.valuesOf(type)[0] ?? (fillMissingFields(contentTypes[type].schema, {}) as ContentValue<N>);
  }

  /** The valid values of a type of which there may be many files. */
  valuesOf<N extends ContentTypeName>(type: N): ContentValue<N>[] {
    return this.filesOf(type).map(({ value }) => value);
  }

  /** The valid values of a type, with the texts of Markdown files. */
  filesOf<N extends ContentTypeName>(type: N): { readonly value: ContentValue<N>; readonly body: string }[] {
    return [...this.saved.values()].flatMap((entry) => {
      const value = entry.type === type ? (readWith(this.offer).toValue(entry) as ContentValue<N> | undefined) : undefined;
      return value === undefined ? [] : [{ value, body: fillOfferInMarkdown(String(entry.fields.body ?? ""), this.offer) }];
    });
  }

  /** Everything that a link can lead to: pages and articles by title, and their headings. */
  linkTargets(): { readonly value: string; readonly label: string; readonly note: string }[] {
    return [...this.saved.values()].flatMap((entry) => {
      const { isValid, markdown } = this.toFile(entry);
      const path = pagePath(entry.type, entry.fields);
      if (!isValid || !path) return [];
      const { title, slug } = fillOfferFields(entry.fields, this.offer) as { title?: string; slug?: string };
      const label = title ?? slug ?? path;
      const headings = markdown.ids.map((id) => ({
        value: `${path}#${id}`,
        label: `${label} › ${id.replaceAll("-", " ")}`,
        note: `heading · ${path}#${id}`,
      }));
      return [{ value: path, label, note: `${contentTypes[entry.type].name} · ${path}` }, ...headings];
    });
  }

  /** Files with a link to an entry's page. */
  filesLinkingTo({ type, file, fields }: Entry): string[] {
    const path = pagePath(type, this.fieldsOf(file) ?? fields);
    if (!path) return [];
    const others = [...this.saved.values()].filter((entry) => entry.file !== file);
    const linking = others.filter((entry) => {
      const { markdown, value } = this.toFile(entry);
      if (!isMarkdown(entry.type)) return JSON.stringify(value ?? "").includes(`"${path}"`);
      return markdown.links.some(({ url }) => url.replace(/[?#].*$/, "") === path);
    });
    return linking.map((entry) => entry.file);
  }

  /** All files but that of an entry. Until a preview was shown, it is known by the path that a new one would have. */
  filesExcept({ type, file: own, fields, isNew }: Entry): ContentFile[] {
    const paths = isNew ? [] : [own, ...(this.getCollection ? [] : [toFilePath(type, fields)])];
    return [...this.saved.values()].filter(({ file }) => !paths.includes(file)).map(this.toFile);
  }

  /** The path of a page that is or was on the site, so that others know it. */
  publishedPath(file: string): string | undefined {
    const entry = this.saved.get(file);
    const path = entry && pagePath(entry.type, entry.fields);
    const isKnown = entry?.fields["draft"] !== true || this.published?.urls.some(({ url }) => url === path);
    return isKnown ? path : undefined;
  }

  /** The old and new path of a published entry whose form has another valid slug, and its redirects with the old one and without the new. */
  urlChange({ type, file, fields }: Entry) {
    const [from, to] = [this.publishedPath(file), pagePath(type, fields)];
    if (!from || !to || from === to) return undefined;
    const isValid = describeSchema(contentTypes[type].schema).fields?.["slug"]?.safeParse(fields["slug"]).success;
    const present = Array.isArray(fields["redirectFrom"]) ? fields["redirectFrom"].map(String) : [];
    const redirectFrom = [...new Set([...present, from])].filter((path) => path !== to);
    return isValid ? { from, to, redirectFrom } : undefined;
  }

  /** The path that a published article gives up when it becomes a draft, unless its form says where readers go instead. */
  givenUpPath({ type, file, fields }: Entry): string | undefined {
    const isGivenUp = type === "post" && fields["draft"] === true && !fields["replacedBy"];
    return isGivenUp ? this.publishedPath(file) : undefined;
  }

  /** The known path of an article that no other file redirects, which a deletion would lose. */
  lostPath(file: string): string | undefined {
    const path = this.publishedPath(file);
    const others = this.treeOf([...this.saved.values()].filter((other) => other.file !== file).map(this.toFile));
    return declaredRedirects(others).some(({ from }) => from === path) ? undefined : path;
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
      offer: this.offer,
      today: new Date().toISOString().slice(0, 10),
      pictures: new Set(pictures),
    };
  }
}
