import fs from "node:fs";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readFields, writeFields, type ContentFields } from "../../content-model/serialize";
import { normalizeText } from "../../content-model/front-matter";
import { errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { canonicalFields } from "../../markdown/canonical-markdown";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { applyTransforms } from "../../markdown/transforms/index";

/** A formatted file, with its text before with line feeds, or why it cannot be formatted. */
type FormattedFile = { readonly text: string; readonly source: string } | { readonly diagnostic: Diagnostic };

/**
 * Formats a content file as the CMS does when it saves: fields in the order of the schema, Markdown in the canonical
 * format. In a formatted file a save changes nothing but what the editor changed. Line ends and a byte order mark are no
 * part of the format: git may have changed them.
 *
 * @returns a diagnostic if the file cannot be read, or if formatting would change what readers see
 */
export function formatFile({ type, file, absolutePath }: ContentEntry): FormattedFile {
  const source = normalizeText(fs.readFileSync(absolutePath, "utf8"));
  const refuse = (line: number, message: string, suggestion: string): FormattedFile => ({
    diagnostic: errorAt({ file, line }, "format", message, suggestion),
  });
  let [fields, arranged]: ContentFields[] = [];
  try {
    fields = readFields(source, file);
    arranged = canonicalFields(type, fields, parseMarkdownNatively);
  } catch {
    return refuse(1, "the file cannot be read", "run npm run check:content for the reason");
  }
  const { body: before } = fields;
  const { body: after } = arranged;
  if (before !== undefined && after !== undefined && before !== after && rendered(after) !== rendered(before)) {
    const { line, excerpt } = firstDifference(before, after);
    const linesBefore = source.split("\n").length - before.split("\n").length - 1;
    return refuse(linesBefore + line, `the CMS would change '${excerpt}'`, "rewrite it without characters that mean something in Markdown");
  }
  return { text: writeFields(arranged), source };
}

/** The HTML that readers see of a body, without ids and the spaces that may be before citations. */
function rendered(markdown: string): string {
  const tree = parseMarkdownNatively(markdown);
  applyTransforms(tree, markdown);
  const html = toHtml(toHast(tree)).replace(/\s+/g, " ").replaceAll(" <cite-ref", "<cite-ref");
  return html.replace(/ (?:id|aria-labelledby)="[^"]*"/g, "");
}

/** Line (from 1) and start of the first line that differs by more than the kind of bullets and the width of tables. */
function firstDifference(before: string, after: string): { line: number; excerpt: string } {
  const plain = (line: string | undefined) => (line ?? "").replace(/^(\s*)[-*]\s/, "$1- ").replace(/\s*\|\s*|-+/g, " ");
  const lines = before.split("\n");
  const others = after.split("\n");
  const index = Math.max(
    0,
    lines.findIndex((line, i) => plain(line) !== plain(others[i])),
  );
  return { line: index + 1, excerpt: (lines[index] ?? "").slice(0, 40) };
}
