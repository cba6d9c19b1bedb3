/** A Markdown file cut in two, as Jekyll began it: YAML between two lines of `---`, then the body. */
export interface FrontMatterFile {
  readonly yaml: string;
  readonly body: string;
  /** Lines of the file before the body's first line. */
  readonly bodyOffset: number;
}

/** Text as the rest of the code wants it: no byte order mark, line feeds alone. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/**
 * Splits a normalized Markdown file into front matter and body.
 *
 * @returns undefined when the text does not begin with front matter or the front matter does not end
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
