/** A Markdown file split into YAML front matter, between two lines of `---`, and body. */
export interface FrontMatterFile {
  readonly yaml: string;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyOffset: number;
}

/** Removes byte order marks, replaces CRLF and CR with line feeds, and joins a letter and its accent to one character. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF+/, "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
}

/**
 * Splits a normalized Markdown file into front matter and body.
 *
 * @returns undefined if there is no front matter, or it has no closing line
 */
export function splitFrontMatter(text: string): FrontMatterFile | undefined {
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const head = match[0];
  return {
    yaml: match[1] ?? "",
    body: text.slice(head.length),
    bodyOffset: head.split("\n").length - 1,
  };
}
