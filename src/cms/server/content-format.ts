import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import toHast from "mdast-util-to-hast";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { arrangeFields, readFields, writeFields } from "../../content-model/serialize";
import { normalizeText } from "../../content-model/front-matter";
import type { Diagnostic } from "../../content-model/diagnostic";
import { parseMarkdownNatively } from "../../markdown/node/native-parser";
import { applyTransforms } from "../../markdown/transform";
import { transforms } from "../../markdown/transforms/index";
import type { ThroughEditor } from "./editor-serializer";

/** What becomes of a file in the form that the CMS gives it. */
export type FormattedFile = { readonly text: string } | { readonly diagnostic: Diagnostic };

/**
 * A content file as the CMS writes it when it is opened and saved: fields in the order of their definition, Markdown
 * by the editor's own serializer. So a save in the CMS changes nothing but what an editor changed.
 *
 * @returns its text, or the problem for which it has no such form: the editor would change what readers see
 */
export function canonicalFormat(
  { type, file }: Pick<ContentEntry, "type" | "file">,
  source: string,
  throughEditor: ThroughEditor,
): FormattedFile {
  const diagnostic = (line: number, message: string, suggestion: string): FormattedFile => ({
    diagnostic: { file, line, column: 1, severity: "error", id: "form", message, suggestion },
  });
  let fields;
  try {
    fields = readFields(source, file);
  } catch {
    return diagnostic(1, "the file cannot be read", "mend what npm run check:content says of it");
  }
  const arranged = arrangeFields(type, fields);
  if (arranged.body === undefined) return { text: writeFields(arranged) };
  const body = throughEditor(arranged.body);
  if (published(body) !== published(arranged.body)) {
    const { line, words } = firstDifference(arranged.body, body);
    const before = normalizeText(source).split("\n").length - arranged.body.split("\n").length - 1;
    return diagnostic(before + line, `the CMS would change '${words}'`, "say it without the signs that it reads as markup");
  }
  return { text: writeFields({ ...arranged, body }) };
}

/** What readers see of a body, without places. */
function published(markdown: string): string {
  const tree = parseMarkdownNatively(markdown);
  applyTransforms(tree, transforms, markdown);
  return JSON.stringify(toHast(tree), (key, value: unknown) =>
    key === "position" ? undefined : typeof value === "string" ? value.trim() : value,
  );
}

/** Line (from 1) and words at which two texts part, bullets and the width of tables aside. */
function firstDifference(before: string, after: string): { line: number; words: string } {
  const plain = (line: string | undefined) => (line ?? "").replace(/^(\s*)[-*]\s/, "$1- ").replace(/\s*\|\s*|-+/g, " ");
  const lines = before.split("\n");
  const others = after.split("\n");
  const index = Math.max(
    0,
    lines.findIndex((line, i) => plain(line) !== plain(others[i])),
  );
  const [line = "", other = ""] = [lines[index], others[index]];
  let column = 0;
  while (column < line.length && line[column] === other[column]) column += 1;
  return { line: index + 1, words: line.slice(Math.max(0, column - 20), column + 20) };
}

/** Forms files, and remembers between runs which of them had their form already: a body takes a fiftieth of a second. */
export class FormattedFiles {
  private readonly known: Set<string>;
  private readonly seen = new Set<string>();

  constructor(
    private readonly throughEditor: ThroughEditor,
    private readonly cacheFile: string,
    private readonly version: string,
  ) {
    this.known = new Set(fs.existsSync(cacheFile) ? fs.readFileSync(cacheFile, "utf8").split("\n") : []);
  }

  /** @returns undefined for a file that has its form */
  unformed(entry: ContentEntry): (FormattedFile & { readonly source: string }) | undefined {
    const source = fs.readFileSync(entry.absolutePath, "utf8");
    const key = createHash("sha1").update(this.version).update(entry.type).update("\0").update(source).digest("base64");
    const formed = this.known.has(key) ? { text: source } : canonicalFormat(entry, source, this.throughEditor);
    if (!("text" in formed) || formed.text !== source) return { ...formed, source };
    this.seen.add(key);
    return undefined;
  }

  /** Keeps what was seen for the next run. */
  remember(): void {
    fs.mkdirSync(path.dirname(this.cacheFile), { recursive: true });
    fs.writeFileSync(this.cacheFile, [...this.seen].join("\n"));
  }
}
