import fs from "fs";
import path from "path";
import { contentTypeOf, contentTypes, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { normalizeText } from "../content-model/front-matter";
import { parseContent, type ParsedContent } from "../content-model/parse";
import type { Problem } from "../content-model/problem";
import { parseMarkdownNatively } from "../markdown/native-parser";
import { applyTransforms } from "../markdown/transform";
import { transforms } from "../markdown/transforms";
import { ADDRESSES_FILE, parseAddresses, type ListedAddress } from "../site/published-addresses";
import { readBody, type Body } from "./body";
import type { Fingerprint } from "./fingerprint";
import { refusalByShape, refusalBySize, unparsed, type Refusal } from "./size-limits";

/** A content file that was read. */
export interface CheckedFile<N extends ContentTypeName = ContentTypeName> extends ParsedContent<ContentValue<N>> {
  readonly type: N;
  /** As an editor knows it: `content/posts/x.md`. */
  readonly file: string;
  readonly absolutePath: string;
  /** What the body holds as it was written, before transforms; undefined for YAML files. */
  readonly content: Body | undefined;
  /** An article's, when it was taken beforehand. */
  readonly fingerprint?: Fingerprint | undefined;
  /** An article's texts that may be about the program, when they were looked for beforehand. */
  readonly concerning?: readonly string[] | undefined;
}

/** Everything below `content/`, read once. */
export interface ContentTree {
  readonly files: readonly CheckedFile[];
  /** Problems of single files: unreadable, unknown, not fitting their definition, bad Markdown. */
  readonly problems: readonly Problem[];
  /** Every address that was ever published, as the list beside the content says; undefined when there is none. */
  readonly published: { readonly file: string; readonly addresses: readonly ListedAddress[] } | undefined;
}

const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;

/** A content file that is there and of a known kind, before it is read. */
export interface ContentEntry {
  readonly type: ContentTypeName;
  readonly file: string;
  readonly absolutePath: string;
  readonly bytes: number;
}

/** A picture's file below the content folder. */
export interface PictureEntry {
  readonly file: string;
  readonly absolutePath: string;
  readonly bytes: number;
}

/** What lies in the content folder, before files are read. */
export interface ContentList extends Pick<ContentTree, "problems" | "published"> {
  readonly entries: readonly ContentEntry[];
  readonly pictures: readonly PictureEntry[];
}

/**
 * Reads all content files.
 *
 * @param directory absolute path of the content folder
 * @param name how problems name the folder, such as `content`
 */
export function readContentTree(directory: string, name: string): ContentTree {
  const { entries, problems, published } = listContent(directory, name);
  const files = entries.map((entry) => readEntry(entry));
  return { files, problems: [...problems, ...files.flatMap((file) => file.problems)], published };
}

/** What lies in the content folder, and what does not belong there or is missing. */
export function listContent(directory: string, name: string): ContentList {
  const problems: Problem[] = [];
  const entries: ContentEntry[] = [];
  const pictures: PictureEntry[] = [];
  let published: ContentTree["published"];
  const tell = (file: string, id: string, what: string, right: string) =>
    problems.push({ file, line: 1, column: 1, severity: "error", id, what, right });
  const names = new Map<string, string>();

  for (const relativePath of listFiles(directory)) {
    const file = `${name}/${relativePath}`;
    const absolutePath = path.join(directory, relativePath);
    const type = contentTypeOf(relativePath);
    const stats = fs.lstatSync(absolutePath);
    // A disk that tells capitals apart holds both; others, and some servers, hold one.
    const plainName = relativePath.normalize("NFC").toLowerCase();
    const other = names.get(plainName);
    if (other) tell(file, "same-name", `the name differs from ${other} in capitals alone`, "give one of the two another name");
    else names.set(plainName, file);

    if (stats.isSymbolicLink()) tell(file, "symbolic-link", "the file is a symbolic link", "put the file itself here");
    else if (!stats.isFile()) tell(file, "special-file", "this is a device, a pipe or a socket", "put a file here");
    else if (relativePath === ADDRESSES_FILE)
      published = { file, addresses: parseAddresses(normalizeText(fs.readFileSync(absolutePath, "utf8"))) };
    else if (type) entries.push({ type, file, absolutePath, bytes: stats.size });
    else if (pictureName.test(relativePath)) pictures.push({ file, absolutePath, bytes: stats.size });
    else
      tell(
        file,
        "unknown-file",
        "no kind of content lies here",
        `known places: ${Object.values(contentTypes)
          .map(({ pattern }) => pattern)
          .join(", ")}`,
      );
  }
  for (const [type, { pattern, name: what }] of Object.entries(contentTypes)) {
    if (!pattern.includes("*") && !entries.some((entry) => entry.type === type))
      tell(`${name}/${pattern}`, "missing-file", "the file is missing", `every site needs its ${what}`);
  }
  return { entries, pictures, problems, published };
}

/** A file's text; empty when the file is too large to be looked at. */
export function readSource(entry: ContentEntry): string {
  return refusalBySize(entry, contentTypes[entry.type].format) ? "" : fs.readFileSync(entry.absolutePath, "utf8");
}

/** Reads one file; `source` is its text when that is known already. */
export function readEntry(entry: ContentEntry, source = readSource(entry)): CheckedFile {
  const { type, absolutePath, file } = entry;
  const { format } = contentTypes[type];
  const refusal = refusalBySize(entry, format) ?? (format === "markdown" ? refusalByShape(normalizeText(source)) : undefined);
  if (refusal) return refused(entry, refusal);
  const parsed = parseContent(type, source, file);
  if (format === "yaml") return { ...parsed, type, file, absolutePath, content: undefined };
  try {
    return { ...parsed, ...readMarkdown(parsed, file), type, file, absolutePath };
  } catch (error) {
    if (error instanceof RangeError) return refused(entry, unparsed);
    throw error;
  }
}

/** What the body holds, and the file's problems with those that transforms found. */
function readMarkdown(parsed: ParsedContent<unknown>, file: string): { content: Body; problems: Problem[] } {
  const tree = parseMarkdownNatively(parsed.body);
  // Before the transforms, which change the tree.
  const content = readBody(tree, parsed.bodyOffset);
  const found = applyTransforms(tree, transforms, parsed.body).map(({ line, column, ...rest }): Problem => ({
    ...rest,
    file,
    line: line + parsed.bodyOffset,
    column,
    severity: "error",
  }));
  return { content, problems: [...parsed.problems, ...found] };
}

/** A file that is not looked into, with the one problem that says why. */
function refused({ type, file, absolutePath }: ContentEntry, { line, ...rest }: Refusal): CheckedFile {
  const problem: Problem = { file, line, column: 1, severity: "error", ...rest };
  const locate = () => ({ line: 1, column: 1 });
  return { type, file, absolutePath, value: undefined, body: "", bodyOffset: 0, problems: [problem], locate, content: undefined };
}

function listFiles(directory: string, below = ""): string[] {
  return fs
    .readdirSync(path.join(directory, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const relativePath = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith(".")) return [];
      return entry.isDirectory() ? listFiles(directory, relativePath) : [relativePath];
    });
}

/** The files of one type that could be read. */
export function filesOf<N extends ContentTypeName>(tree: ContentTree, type: N): (CheckedFile<N> & { value: ContentValue<N> })[] {
  return tree.files.filter((file) => file.type === type && file.value !== undefined) as unknown as (CheckedFile<N> & {
    value: ContentValue<N>;
  })[];
}

/** A file with a Markdown body, whatever it is about. */
export interface MarkdownFile extends CheckedFile {
  readonly content: Body;
}

export function isMarkdownFile(file: CheckedFile): file is MarkdownFile {
  return file.content !== undefined;
}

/** The files that have a Markdown body and could be read. */
export function markdownFiles(tree: ContentTree): MarkdownFile[] {
  return tree.files.filter(isMarkdownFile).filter(({ value }) => value !== undefined);
}
