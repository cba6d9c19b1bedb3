import { contentTypes, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { normalizeText } from "../content-model/front-matter";
import { parseContent, type ParsedContent } from "../content-model/parse";
import type { Diagnostic } from "../content-model/diagnostic";
import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { applyTransforms } from "../markdown/transforms/index";
import type { PublishedUrl } from "../site/published-urls";
import { readBody, type Body } from "./markdown-body";
import type { Fingerprint } from "./shingles";
import { refusalByShape, unparsed, type Refusal } from "./size-limits";

/** A content file that was read. */
export interface ContentFile<N extends ContentTypeName = ContentTypeName> extends ParsedContent<ContentValue<N>> {
  readonly type: N;
  /** As an editor knows it: `content/posts/x.md`. */
  readonly file: string;
  /** What the body holds as it was written, before transforms; undefined for YAML files. */
  readonly content: Body | undefined;
  /** An article's, when it was taken beforehand. */
  readonly fingerprint?: Fingerprint | undefined;
  /** An article's texts that may be about the program, when they were looked for beforehand. */
  readonly concerning?: readonly string[] | undefined;
}

/** Everything below `content/`, read once. */
export interface ContentTree {
  readonly files: readonly ContentFile[];
  /** Problems of single files: unreadable, unknown, not fitting their definition, bad Markdown. */
  readonly diagnostics: readonly Diagnostic[];
  /** ISO day for which it is judged, in UTC; without one, no article waits for its day. */
  readonly today?: string | undefined;
  /** Every URL that was ever published; undefined when there is no such list. */
  readonly published: { readonly file: string; readonly urls: readonly PublishedUrl[] } | undefined;
  /** Names of the pictures that lie in the content folder. */
  readonly pictures: ReadonlySet<string>;
}

/** A content file by its name, before its text is read. */
export interface ContentSource {
  readonly type: ContentTypeName;
  readonly file: string;
}

/**
 * Reads the text of one file.
 *
 * @param parse the Markdown parser of this place: the native one in Node, the other in a browser
 */
export function readSource(entry: ContentSource, source: string, parse: (markdown: string) => Root): ContentFile {
  const { type, file } = entry;
  const { format } = contentTypes[type];
  const refusal = format === "markdown" ? refusalByShape(normalizeText(source)) : undefined;
  if (refusal) return refused(entry, refusal);
  const parsed = parseContent(type, source, file);
  if (format === "yaml") return { ...parsed, type, file, content: undefined };
  try {
    return { ...parsed, ...readMarkdown(parsed, file, parse), type, file };
  } catch (error) {
    // By its name: a parser's own arrays may throw another realm's error.
    if ((error as Error).name === "RangeError") return refused(entry, unparsed);
    throw error;
  }
}

/** What the body holds, and the file's problems with those that transforms found. */
function readMarkdown(
  parsed: ParsedContent<unknown>,
  file: string,
  parse: (markdown: string) => Root,
): { content: Body; diagnostics: Diagnostic[] } {
  const tree = parse(parsed.body);
  // Before the transforms, which change the tree.
  const body = readBody(tree, parsed.bodyOffset);
  const found = applyTransforms(tree, parsed.body).map(({ line, column, ...rest }): Diagnostic => ({
    ...rest,
    file,
    line: line + parsed.bodyOffset,
    column,
    severity: "error",
  }));
  return { content: { ...body, ids: idsIn(tree) }, diagnostics: [...parsed.diagnostics, ...found] };
}

/** Ids that transforms gave to elements of the body: headings and captions of tables. */
function idsIn(node: Node & Partial<Parent>): string[] {
  const { id } = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties ?? {};
  return [...(typeof id === "string" ? [id] : []), ...(node.children ?? []).flatMap(idsIn)];
}

/** A file that is not looked into, with the one problem that says why. */
export function refused({ type, file }: ContentSource, { line, ...rest }: Refusal): ContentFile {
  const diagnostic: Diagnostic = { file, line, column: 1, severity: "error", ...rest };
  const locate = () => ({ line: 1, column: 1 });
  return { type, file, value: undefined, body: "", bodyOffset: 0, diagnostics: [diagnostic], locate, content: undefined };
}

/** The files of one type that could be read. */
export function filesOf<N extends ContentTypeName>(tree: ContentTree, type: N): (ContentFile<N> & { value: ContentValue<N> })[] {
  return tree.files.filter((file) => file.type === type && file.value !== undefined) as unknown as (ContentFile<N> & {
    value: ContentValue<N>;
  })[];
}

/** A file with a Markdown body, whatever it is about. */
export interface MarkdownFile extends ContentFile {
  readonly content: Body;
}

export function isMarkdownFile(file: ContentFile): file is MarkdownFile {
  return file.content !== undefined;
}

/** The files that have a Markdown body and could be read. */
export function markdownFiles(tree: ContentTree): MarkdownFile[] {
  return tree.files.filter(isMarkdownFile).filter(({ value }) => value !== undefined);
}
