import path from "node:path";
import { parse, stringify } from "yaml";
import { findContentType, pictureName } from "../../../src/content-model/content-types";
import { offerFromFields } from "../../../src/content-model/offer-from-fields";
import { readSource, type ContentFile, type ContentTree } from "../../../src/lint/content-tree";
import { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import type { OfferValues } from "../../../src/content-model/offer";
import { filesOf, folderOf } from "../publish/site-fixture";
import { PUBLISHED_URLS_FILE, parsePublishedUrls } from "../../../src/site/published-urls";

/** Content files by path below the folder; undefined leaves a file out. */
export type ContentFiles = Readonly<Record<string, string | undefined>>;

const fixture = path.resolve(__dirname, "../../fixtures/valid-content");

/** A valid file of many content types, by the type's name. */
export const contentFiles = Object.fromEntries(
  Object.entries(filesOf(path.resolve(fixture, "../content-types"))).map(([file, text]) => [path.parse(file).name, text]),
);

/** Files that make a folder which keeps all rules, the editorial ones too; laid over the valid folder. Its three articles link to each other. */
export const articleFiles = filesOf(path.join(fixture, "articles"));

/** A complete, valid content folder. */
export const validFiles: ContentFiles = filesOf(path.join(fixture, "content"));
const fileOf = (name: string): string => validFiles[name] ?? "";

export const post = (slug: string, { fields = "", body = "Text.", category = "memory" } = {}): string =>
  fileOf("posts/second.md")
    .replace("slug: second", `slug: ${slug}`)
    .replace("Number 6", `Number ${slug.length}`)
    .replace("categorySlug: focus", `categorySlug: ${category}`)
    .replace("faq:", () => `${fields}faq:`)
    .replace("Text.", () => body);

export const legal = (slug: string): string => fileOf("pages/legal/disclaimer.md").replace("disclaimer", slug);

export const home = (questions: readonly string[]): string =>
  fileOf("pages/home.yml").replace(/(?: {4}- q-\d\n)+/, questions.map((id) => `    - ${id}\n`).join(""));

/** A claim, as an item of `claims.yml`. */
export const claim = (id: string, expires: string): string =>
  `  - id: ${id}\n    claim: C\n    source: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    checked: 2025-07-24\n    expires: ${expires}\n`;

/** The number of the first line of a text that holds some words. */
export function lineOf(text: string, words: string): number {
  const line = text.split("\n").findIndex((candidate) => candidate.includes(words));
  if (line < 0) throw new Error(`'${words}' stands nowhere`);
  return line + 1;
}

/**
 * Writes a complete, valid content folder with single files replaced, added or (by undefined) left out.
 *
 * @returns its path
 */
export const contentFolder = (changes: Readonly<Record<string, string | Buffer | undefined>> = {}): string =>
  folderOf(Object.fromEntries(Object.entries({ ...validFiles, ...changes }).flatMap(listedFiles)));

/** Tests write references and claims as lists, `references.yml` and `claims.yml`: each entry is a file of its own. */
function listedFiles<Content>([name, content]: [string, Content]): [string, Content | string][] {
  if (!/^(?:references|claims)\.yml$/.test(name)) return [[name, content]];
  const { items } = parse(String(content ?? "items: []")) as { items: readonly { readonly id: string }[] };
  return items.map((item) => [name.replace(".yml", `/${item.id}.yml`), stringify(item, { lineWidth: 0 })]);
}

const read = new Map<string, ContentFile[]>();

/** A complete, valid content folder with changes, as the lint reads it from disk. Each text is parsed once. */
export function contentTree(changes: ContentFiles, today?: string): ContentTree {
  const all = Object.entries({ ...validFiles, ...changes });
  const offer = offerFromFields((type) =>
    all.flatMap(([name, text]) => (text && findContentType(name) === type ? [parse(text) as unknown] : [])),
  );
  const files = all.flatMap((named) => {
    const key = [...named, JSON.stringify(offer)].join("\0");
    if (!read.has(key))
      read.set(
        key,
        listedFiles(named).flatMap((file) => readFile(file, offer)),
      );
    return read.get(key) ?? [];
  });
  files.sort((a, b) => (a.file < b.file ? -1 : 1));
  const urls = changes[PUBLISHED_URLS_FILE];
  const published = urls === undefined ? urls : { file: `content/${PUBLISHED_URLS_FILE}`, urls: parsePublishedUrls(urls) };
  const pictures = new Set(all.flatMap(([name]) => (pictureName.test(name) ? [`content/${name}`] : [])));
  return { offer, files, diagnostics: files.flatMap(({ diagnostics }) => diagnostics), published, pictures, today };
}

function readFile([name, text]: [string, string | undefined], offer: OfferValues): ContentFile[] {
  const type = findContentType(name);
  return type && text !== undefined ? [readSource({ type, file: `content/${name}` }, text, parseMarkdownNatively, offer)] : [];
}
