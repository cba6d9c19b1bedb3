import fs from "node:fs";
import { normalizeText } from "../../content-model/front-matter";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readFields, writeFields } from "../../content-model/serialize";
import { canonicalFields, canonicalMarkdown } from "../../markdown/canonical-markdown";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";

/**
 * A content file as the CMS saves it: fields in the order of the schema, Markdown in the canonical format, in which readers see the
 * same. In a formatted file a save changes nothing but what the editor changed. Line ends and a byte order mark are no part of the
 * format: git may have changed them.
 *
 * @returns the text, and the text before with line feeds
 * @throws when the file cannot be read
 */
export function formatFile({ type, file, absolutePath }: ContentEntry): { readonly text: string; readonly source: string } {
  const source = normalizeText(fs.readFileSync(absolutePath, "utf8"));
  const format = (markdown: string) => canonicalMarkdown(markdown, parseMarkdownNatively);
  return { source, text: writeFields(canonicalFields(type, readFields(source, file), format)) };
}
