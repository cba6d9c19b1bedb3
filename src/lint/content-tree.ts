import { contentTypes, isMarkdown, pagePath, type ContentTypeName, type ContentValue } from "../content-model/content-types";
import { fillMissingFields } from "../content-model/fill-missing-fields";
import { isDraft, parseContent, type ParsedContent } from "../content-model/parse";
import { arrangeFields, type ContentFields } from "../content-model/serialize";
import { asWarning, errorAt, nestingError, type Diagnostic } from "../content-model/diagnostic";
import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { applyTransforms } from "../markdown/transforms/index";
import type { PublishedUrl } from "../site/published-urls";
import { fillOfferFields, type OfferValues } from "../content-model/offer";
import { emptyBody, readMarkdownBody, type Body, type DirectiveUse } from "./markdown-body";
import { textFields } from "./text";

/**
 * A parsed content file. The value of one with errors is what can be used of it: fields that are missing or wrong are empty. It is
 * undefined if there are no fields.
 */
export interface ContentFile<N extends ContentTypeName = ContentTypeName> extends ParsedContent<ContentValue<N>> {
  readonly type: N;
  /** As diagnostics name it: `content/posts/x.md`. */
  readonly file: string;
  /** Whether the schema accepts the fields. */
  readonly isValid: boolean;
  /** Facts about the Markdown body as written, before transforms. */
  readonly markdown: Body;
}

/** A page that a commit removed: its file was deleted or got another slug. */
export interface RemovedPage {
  readonly url: string;
  readonly file: string;
  /** The commit, abbreviated. */
  readonly commit: string;
}

/** What git's history says about pages that there were. */
export interface ContentHistory {
  readonly removed: readonly RemovedPage[];
  /** Whether it does not know all of them, because the clone has only the newest commits. */
  readonly isShallow: boolean;
}

/** The parsed content folder: what rules check. */
export interface ContentTree {
  readonly files: readonly ContentFile[];
  /** From reading: unreadable or unknown files, schema errors, bad Markdown. */
  readonly diagnostics: readonly Diagnostic[];
  /** ISO day in UTC. Without one, scheduled articles count as published and nothing expires. */
  readonly today?: string | undefined;
  /** Every URL that was ever published; undefined when there is no such list. */
  readonly published: { readonly file: string; readonly urls: readonly PublishedUrl[] } | undefined;
  /** Pages that git's history has; undefined where there is none. */
  readonly history?: ContentHistory | undefined;
  /** The facts of the offer that texts repeat. */
  readonly offer: OfferValues;
  /** Picture files in the content folder, such as `content/images/x.png`. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * Parses and validates one file.
 *
 * @param parse the Markdown parser: the native one in Node, the JavaScript one in a browser
 */
export function readSource(
  { type, file }: Pick<ContentFile, "type" | "file">,
  source: string,
  parse: (markdown: string) => Root,
  offer: OfferValues = {},
): ContentFile {
  const parsed = parseContent(type, source, file, offer);
  const isValid = parsed.value !== undefined;
  const read = { ...parsed, value: parsed.value ?? usableValue(type, parsed.written.fields, offer), type, file, isValid };
  return { ...read, ...(isMarkdown(type) ? readMarkdown(parsed, file, parse) : { markdown: emptyBody }) };
}

function usableValue(type: ContentTypeName, fields: unknown, offer: OfferValues): ContentValue<ContentTypeName> | undefined {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return undefined;
  const arranged = fillOfferFields(arrangeFields(type, fields as ContentFields), offer);
  return fillMissingFields(contentTypes[type].schema, arranged) as ContentValue<ContentTypeName>;
}

/** Reads the body and adds the diagnostics of the transforms. */
function readMarkdown(parsed: ParsedContent<unknown>, file: string, parse: (markdown: string) => Root) {
  const { body, bodyOffset, diagnostics, written } = parsed;
  let asWritten: Root;
  try {
    asWritten = parse(written.body);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { markdown: emptyBody, diagnostics: [...diagnostics, nestingError(written.body, file, bodyOffset + 1)] };
  }
  const markdown = readMarkdownBody(asWritten, file, bodyOffset);
  // Transforms change the tree.
  const tree = body === written.body ? asWritten : parse(body);
  const found = applyTransforms(tree, body).map(({ line, column, id, message, suggestion }) =>
    errorAt({ file, line: line + bodyOffset, column }, id, message, suggestion),
  );
  if (body.trim() === "" && written.fields !== undefined)
    found.push(errorAt({ file, line: bodyOffset + 1 }, "empty", "there is no text below the fields", "write it, or delete the file"));
  const inText = isDraft(written.fields) ? found.map(asWarning) : found;
  return { markdown: { ...markdown, ids: collectIds(tree) }, diagnostics: [...diagnostics, ...inText] };
}

/** Ids that transforms gave to elements of the body: headings and captions of tables. */
function collectIds(node: Node & Partial<Parent>): string[] {
  const { id } = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties ?? {};
  return [...(typeof id === "string" ? [id] : []), ...(node.children ?? []).flatMap(collectIds)];
}

/**
 * Whether nobody knows a file's URL or ids, because of its errors. An unfinished draft has only warnings, which say what is missing,
 * and no page.
 */
export function isUnreadable({ value, isValid, diagnostics }: ContentFile): boolean {
  if (isValid || !diagnostics.some(({ severity }) => severity === "error")) return false;
  const keys = textFields(value).filter(([path]) => path.at(-1) === "slug" || path.at(-1) === "id");
  return value === undefined || keys.some(([, key]) => !/^[a-z0-9-]+$/.test(key));
}

export type ValidFile<N extends ContentTypeName> = ContentFile<N> & { readonly value: ContentValue<N> };

/** The files of one type, with what can be used of those with errors. */
export function findFiles<N extends ContentTypeName>(tree: ContentTree, type: N): ValidFile<N>[] {
  return tree.files.filter((file) => file.type === type && file.value !== undefined) as unknown as ValidFile<N>[];
}

/** Name of the one file of a type in messages, or of the folder with all of them: `content/claims/`. */
export function findFileName(tree: ContentTree, type: ContentTypeName): string {
  const { pattern } = contentTypes[type];
  const name = findFiles(tree, type)[0]?.file ?? pattern;
  return pattern.includes("*") ? name.replace(/[^/]*$/, "") : name;
}

/** The uses of a directive in a file's text. */
export const findUses = ({ markdown }: Pick<ContentFile, "markdown">, directive: string): DirectiveUse[] =>
  markdown.directives.filter(({ name }) => name === directive);

/** Path of a file's page; empty if it has none, or its fields cannot be read. */
export const pathOf = ({ type, value }: ContentFile): string => (value === undefined ? "" : (pagePath(type, value) ?? ""));
