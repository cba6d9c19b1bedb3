import type { z } from "zod";
import { findForbidden } from "../site/characters";
import { fillOfferFields, fillOfferInMarkdown, type OfferValues } from "./offer";
import { contentTypes, isMarkdown, type ContentTypeName, type ContentValue } from "./content-types";
import { normalizeText, splitFrontMatter, type FrontMatterFile } from "./front-matter";
import { asWarning, errorAt, type Diagnostic, type FieldPath } from "./diagnostic";
import { readYaml, type YamlDocument } from "./yaml-document";

/**
 * The result of reading a content file: its fields and its text with the values of the offer. `value` is set only if there are no
 * errors; `body` is empty for YAML files. Everything that can be read of a bad file is: all its problems are found at once.
 */
export interface ParsedContent<T> extends Pick<FrontMatterFile, "body" | "bodyOffset">, Omit<YamlDocument, "value" | "isBroken"> {
  readonly value: T | undefined;
  /** The fields, as far as they could be read, and the text as they are written, with the names of facts of the offer. */
  readonly written: { readonly fields: unknown; readonly body: string };
}

/**
 * Reads a content file and validates it with the schema of its type. Never throws on bad content.
 *
 * @param name a key of {@link contentTypes}
 * @param source the file's text
 * @param file path for diagnostics
 * @param offer the values of its facts; without them, the names stay
 */
export function parseContent<N extends ContentTypeName>(
  name: N,
  source: string,
  file: string,
  offer: OfferValues = {},
): ParsedContent<ContentValue<N>> {
  const { name: typeName, schema } = contentTypes[name];
  const text = normalizeText(source);
  const start = { line: 1, column: 1 };
  const nothing = { value: undefined, body: "", bodyOffset: 0, written: { fields: undefined, body: "" }, locate: () => start };
  const refuse = (diagnostics: readonly Diagnostic[]) => ({ ...nothing, diagnostics });
  const fail = (id: string, message: string, suggestion: string) => refuse([errorAt({ file, ...start }, id, message, suggestion)]);

  const unreadable = findUnreadable(source, file);
  if (unreadable) return refuse([unreadable]);
  if (text.trim() === "") return fail("empty", "the file is empty", `write the ${typeName} or delete the file`);
  const inText = findForbidden(text).map(({ name: character, index }) =>
    errorAt({ file, ...positionAt(text, index) }, "character", `the text contains the character ${character}`, "delete it"),
  );
  const parts = isMarkdown(name) ? splitFrontMatter(text) : { yaml: text, body: "", bodyOffset: 0 };
  if (!parts) {
    const isOpen = text.startsWith("---");
    const message = isOpen ? "the front matter is not closed" : "there is no front matter";
    return fail("front-matter", message, "begin the file with a line of ---, the fields, and another line of ---");
  }

  const { yaml, body, bodyOffset } = parts;
  const document = readYaml(yaml, file, isMarkdown(name) ? 2 : 1);
  const result = (value: ContentValue<N> | undefined, diagnostics: readonly Diagnostic[]) => {
    const written = { fields: document.value, body };
    return { value, diagnostics, body: fillOfferInMarkdown(body, offer), bodyOffset, written, locate: document.locate };
  };
  const before = [...inText, ...findSecondFrontMatter(body, file, bodyOffset), ...document.diagnostics];
  // Fields that follow a syntax error may be missing because of it.
  if (document.isBroken) return result(undefined, before);
  const { data, error } = schema.safeParse(fillOfferFields(document.value, offer), { reportInput: true });
  const found = (error?.issues ?? []).flatMap((issue) => describeIssue(issue, document, file));
  const value = before.some(({ severity }) => severity === "error") ? undefined : (data as ContentValue<N> | undefined);
  return result(value, [...before, ...(name === "post" && isDraft(document.value) ? found.map(asWarning) : found)]);
}

/** Whether an article is a draft, of which nothing stops a build; its fields may be unfinished. */
export const isDraft = (fields: unknown): boolean => (fields as { draft?: unknown } | null | undefined)?.draft === true;

/** Why nothing of a file can be read. */
export function findUnreadable(source: string, file: string): Diagnostic | undefined {
  const text = normalizeText(source);
  const sign = ["\uFFFD", "\u0000"].map((unread) => text.indexOf(unread)).find((index) => index >= 0);
  // All of the file may be in another encoding.
  const asUtf8 = "save the file as UTF-8, and write the character again";
  if (sign !== undefined) return errorAt({ file, ...positionAt(text, sign) }, "encoding", "a character cannot be read as UTF-8", asUtf8);
  // Gatsby reads neither front matter nor text of a file with such line ends.
  const lineEnd = source.search(/\r(?!\n)/);
  if (lineEnd < 0) return undefined;
  const position = positionAt(normalizeText(source.slice(0, lineEnd)), lineEnd);
  const withLineFeeds = "save the file with the line ends of Unix (LF) or Windows (CRLF)";
  return errorAt({ file, ...position }, "line-end", "a line ends with CR alone, as on old Macs", withLineFeeds);
}

/** Fields between lines of `---` at the start of a text, as from another program: pages would show them as a heading. */
function findSecondFrontMatter(body: string, file: string, bodyOffset: number): Diagnostic[] {
  const [, empty] = /^(\n*)---[ \t]*\n[\w-]+:.*\n(?:.+\n)*?---[ \t]*(?:\n|$)/.exec(body) ?? [];
  if (empty === undefined) return [];
  const suggestion = "write them above, between the first two lines of ---, or delete them";
  const position = { file, line: bodyOffset + 1 + empty.length };
  return [errorAt(position, "front-matter", "the text begins with fields of its own", suggestion)];
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function describeIssue(issue: z.core.$ZodIssue, document: YamlDocument, file: string): Diagnostic[] {
  const diagnostic = (path: FieldPath, id: string, message: string, suggestion: string) =>
    errorAt({ file, field: path, ...document.locate(path) }, id, message, suggestion);
  const { path } = issue;
  const field = path.findLast((key) => typeof key === "string");
  const message = /^(?:must|has) /.test(issue.message) ? `${field} ${issue.message}` : issue.message;
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((key) => [...path, key]);
    return unknown.map((unknownPath) =>
      diagnostic(unknownPath, "unknown-field", `unknown field '${formatPath(unknownPath)}'`, "correct its name, or remove it"),
    );
  }
  // Zod's own words.
  const isUnnamed = issue.code === "invalid_type" && message.startsWith("Invalid input");
  const howToFill = "write one, in double quotes if it begins with #, or delete the line if the page can be without it";
  const howToNest = "write its fields below it, each in a line of its own as name: value";
  if (path.length > 0 && issue.input === undefined && issue.code !== "custom")
    return [diagnostic(path, "missing-field", `missing field '${formatPath(path)}'`, isUnnamed ? howToNest : message)];
  const name = formatPath(path) || "(whole file)";
  if (issue.input === null && path.length > 0) return [diagnostic(path, "field", `field '${name}' has no value`, howToFill)];
  if (isUnnamed) return [diagnostic(path, "field", `field '${name}' is invalid`, howToNest)];
  const written = issue.code === "invalid_format" ? `: '${String(issue.input).slice(0, 60)}'` : "";
  return [diagnostic(path, "field", `field '${name}' is invalid${written}`, message)];
}

function formatPath(path: FieldPath): string {
  return path.map((key, i) => (typeof key === "number" ? `[${key + 1}]` : `${i > 0 ? "." : ""}${String(key)}`)).join("");
}
