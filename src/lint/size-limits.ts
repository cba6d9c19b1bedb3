import { MAX_FILE_BYTES } from "../content-model/content-types";

const MAX_HEADINGS = 200;
const MAX_QUOTE_DEPTH = 10;

const deepQuote = new RegExp(`^(?:[ \\t]*>){${MAX_QUOTE_DEPTH + 1}}`, "m");

/** Why a file is not parsed. */
export interface Rejection {
  readonly id: string;
  readonly message: string;
  readonly suggestion: string;
  readonly line: number;
}

/** Why a file of this size is not read; undefined when it is small enough. */
export function checkFileSize({ bytes }: { readonly bytes: number }, format: "markdown" | "yaml"): Rejection | undefined {
  const limit = MAX_FILE_BYTES[format];
  if (bytes <= limit) return undefined;
  return { id: "too-large", message: `the file has ${kilobytes(bytes)}`, suggestion: `at most ${kilobytes(limit)}; split it`, line: 1 };
}

/**
 * Rejects Markdown on which parsers take quadratic time or overflow the stack, and which no author writes.
 *
 * @param text with line feeds only
 */
export function checkMarkdownShape(text: string): Rejection | undefined {
  const headings = [...text.matchAll(/^ {0,3}#{1,6}(?=\s)/gm)];
  const first = headings[MAX_HEADINGS];
  if (first)
    return {
      id: "too-many-headings",
      message: `the file has ${headings.length} headings`,
      suggestion: `at most ${MAX_HEADINGS}; split it`,
      line: lineAt(text, first.index),
    };
  const deep = deepQuote.exec(text);
  if (deep)
    return {
      id: "too-deep",
      message: `quotations are nested more than ${MAX_QUOTE_DEPTH} deep`,
      suggestion: "write them one after the other",
      line: lineAt(text, deep.index),
    };
  return undefined;
}

/** For a text on which the parser overflowed the stack. */
export const parserOverflow: Rejection = {
  id: "too-deep",
  message: "the text is nested too deeply",
  suggestion: "remove repeated *, _, > or [",
  line: 1,
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
