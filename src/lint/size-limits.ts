import { errorAt, type Diagnostic } from "../content-model/diagnostic";

/** An article of 5,000 words has about 35 kB. */
const MAX_FILE_BYTES = { markdown: 100_000, yaml: 1_000_000 };
const MAX_HEADINGS = 200;
const MAX_QUOTE_DEPTH = 10;

const deepQuote = new RegExp(`^(?:[ \\t]*>){${MAX_QUOTE_DEPTH + 1}}`, "m");

/** Why a file of this size is not read; undefined when it is small enough. */
export function checkFileSize(
  { file, bytes }: { readonly file: string; readonly bytes: number },
  format: "markdown" | "yaml",
): Diagnostic | undefined {
  const limit = MAX_FILE_BYTES[format];
  return bytes > limit
    ? errorAt({ file }, "too-large", `the file has ${kilobytes(bytes)}`, `at most ${kilobytes(limit)}; split it`)
    : undefined;
}

/**
 * Rejects Markdown on which parsers take quadratic time or overflow the stack, and which no author writes.
 *
 * @param text with line feeds only
 */
export function checkMarkdownShape(file: string, text: string): Diagnostic | undefined {
  const at = ({ index }: RegExpExecArray) => ({ file, line: text.slice(0, index).split("\n").length });
  const headings = [...text.matchAll(/^ {0,3}#{1,6}(?=\s)/gm)];
  const first = headings[MAX_HEADINGS];
  if (first)
    return errorAt(at(first), "too-many-headings", `the file has ${headings.length} headings`, `at most ${MAX_HEADINGS}; split it`);
  const deep = deepQuote.exec(text);
  if (!deep) return undefined;
  return errorAt(at(deep), "too-deep", `quotations are nested more than ${MAX_QUOTE_DEPTH} deep`, "write them one after the other");
}

/** For a text on which the parser overflowed the stack. */
export const parserOverflow = (file: string): Diagnostic =>
  errorAt({ file }, "too-deep", "the text is nested too deeply", "remove repeated *, _, > or [");

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
