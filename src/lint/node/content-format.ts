import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readFields, writeFields, type ContentFields } from "../../content-model/serialize";
import { normalizeText } from "../../content-model/front-matter";
import { errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { applyTransforms } from "../../markdown/transforms/index";
import { canonicalFields } from "../canonical-fields";

/** A formatted file, or why it cannot be formatted. */
type FormattedFile = { readonly text: string } | { readonly diagnostic: Diagnostic };

/**
 * Formats a content file as the CMS does when it saves: fields in the order of the schema, Markdown in the canonical
 * format. In a formatted file a save changes nothing but what the editor changed.
 *
 * @returns a diagnostic if the file cannot be read, or if formatting would change what readers see
 */
function canonicalFormat({ type, file }: Pick<ContentEntry, "type" | "file">, source: string): FormattedFile {
  const refuse = (line: number, message: string, suggestion: string): FormattedFile => ({
    diagnostic: errorAt({ file, line }, "format", message, suggestion),
  });
  let fields: ContentFields;
  try {
    fields = readFields(source, file);
  } catch {
    return refuse(1, "the file cannot be read", "run npm run check:content for the reason");
  }
  const arranged = canonicalFields(type, fields);
  const { body: before } = fields;
  const { body: after } = arranged;
  if (before !== undefined && after !== undefined && before !== after && rendered(after) !== rendered(before)) {
    const { line, excerpt } = firstDifference(before, after);
    const linesBefore = normalizeText(source).split("\n").length - before.split("\n").length - 1;
    return refuse(linesBefore + line, `the CMS would change '${excerpt}'`, "rewrite it without characters that mean something in Markdown");
  }
  return { text: writeFields(arranged) };
}

/** The HTML that readers see of a body, without ids and the spaces that may be before citations. */
function rendered(markdown: string): string {
  const tree = parseMarkdownNatively(markdown);
  applyTransforms(tree, markdown);
  const html = toHtml(toHast(tree)).replace(/\s+/g, " ").replaceAll(" <cite-ref", "<cite-ref");
  return html.replace(/ (?:id|aria-labelledby)="[^"]*"/g, "");
}

/** Line (from 1) and text of the first difference, ignoring the kind of bullets and the width of tables. */
function firstDifference(before: string, after: string): { line: number; excerpt: string } {
  const plain = (line: string | undefined) => (line ?? "").replace(/^(\s*)[-*]\s/, "$1- ").replace(/\s*\|\s*|-+/g, " ");
  const lines = before.split("\n");
  const others = after.split("\n");
  const differs = lines.findIndex((line, i) => plain(line) !== plain(others[i]));
  const index = Math.max(0, differs);
  const [line = "", other = ""] = [lines[index], others[index]];
  let column = 0;
  while (column < line.length && line[column] === other[column]) column += 1;
  return { line: index + 1, excerpt: line.slice(Math.max(0, column - 20), column + 20) };
}

/** Formats files, and caches which ones were formatted already: formatting a body takes 6 ms. */
export class ContentFormatter {
  private readonly formatted: Set<string>;
  private readonly seen = new Set<string>();

  constructor(
    private readonly cacheFile: string,
    /** Changes when the formatter's code changes. */
    private readonly version: string,
  ) {
    this.formatted = new Set(fs.existsSync(cacheFile) ? fs.readFileSync(cacheFile, "utf8").split("\n") : []);
  }

  /**
   * Line ends and a byte order mark are no part of the format: git may have changed them.
   *
   * @returns undefined if the file is formatted already; `source` is its text with line feeds
   */
  format(entry: ContentEntry): (FormattedFile & { readonly source: string }) | undefined {
    const source = normalizeText(fs.readFileSync(entry.absolutePath, "utf8"));
    const key = createHash("sha1").update(this.version).update(entry.type).update("\0").update(source).digest("base64");
    const result = this.formatted.has(key) ? { text: source } : canonicalFormat(entry, source);
    if (!("text" in result) || result.text !== source) return { ...result, source };
    this.seen.add(key);
    return undefined;
  }

  saveCache(): void {
    fs.mkdirSync(path.dirname(this.cacheFile), { recursive: true });
    fs.writeFileSync(this.cacheFile, [...this.seen].join("\n"));
  }
}
