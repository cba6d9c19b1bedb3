import { MAX_FILE_BYTES } from "../content-model/content-types";

/** Sections that a reader could still make use of. */
const MAX_HEADINGS = 200;
/** Quotations within quotations. */
const MAX_QUOTES = 10;

const tooDeep = new RegExp(`^(?:[ \\t]*>){${MAX_QUOTES + 1}}`, "m");

/** Why a file is refused before it is parsed. */
export interface Refusal {
  readonly id: string;
  readonly message: string;
  readonly suggestion: string;
  readonly line: number;
}

/** Why a file of such a size is not even read. */
export function refusalBySize({ bytes }: { readonly bytes: number }, format: "markdown" | "yaml"): Refusal | undefined {
  const limit = MAX_FILE_BYTES[format];
  if (bytes <= limit) return undefined;
  return { id: "too-large", message: `the file has ${kilobytes(bytes)}`, suggestion: `at most ${kilobytes(limit)}; split it`, line: 1 };
}

/**
 * Why a Markdown text is not parsed: parsers take quadratic time, or overflow the stack, on what no author writes.
 *
 * @param text with line feeds alone
 */
export function refusalByShape(text: string): Refusal | undefined {
  const headings = [...text.matchAll(/^ {0,3}#{1,6}(?=\s)/gm)];
  const first = headings[MAX_HEADINGS];
  if (first)
    return {
      id: "too-many-headings",
      message: `the file has ${headings.length} headings`,
      suggestion: `at most ${MAX_HEADINGS}; split it`,
      line: lineAt(text, first.index),
    };
  const deep = tooDeep.exec(text);
  if (deep)
    return {
      id: "too-deep",
      message: `quotations stand in each other more than ${MAX_QUOTES} deep`,
      suggestion: "write them one after the other",
      line: lineAt(text, deep.index),
    };
  return undefined;
}

/** What is said when a parser gave up on a text. */
export const unparsed: Refusal = {
  id: "too-deep",
  message: "the text is nested too deeply to be read",
  suggestion: "take out repeated *, _, > or [",
  line: 1,
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
