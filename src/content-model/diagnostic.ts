import { formatCount } from "../site/format-count";
import { MAX_LEVELS } from "../site/limits";

/** Names of fields and positions in lists, from the outside in. */
export type FieldPath = readonly PropertyKey[];

/** A problem in content or in the built site, with the position to fix it. */
export interface Diagnostic {
  /** Path below the project's folder, with forward slashes: `content/posts/x.md`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Path of the field there; undefined in a text, or about a whole file. */
  readonly field?: FieldPath | undefined;
  /** Errors stop the build, warnings do not. */
  readonly severity: "error" | "warning";
  /** Stable name of the rule, in kebab case. */
  readonly id: string;
  /** What is wrong. */
  readonly message: string;
  /** How to fix it. */
  readonly suggestion: string;
}

/** A position in a file, both numbers from 1, and the field there. */
export type Position = Pick<Diagnostic, "file" | "line" | "column" | "field">;

/** A file, or a position in it. */
export type FileOrPosition = Pick<Position, "file"> & Partial<Position>;

/** An error at a position; without a line, at the start of the file. */
export function errorAt(
  { file, line = 1, column = 1, field }: FileOrPosition,
  id: string,
  message: string,
  suggestion: string,
): Diagnostic {
  return { file, line, column, field, severity: "error", id, message, suggestion };
}

/** The same diagnostic, which does not stop a build. */
export const asWarning = (diagnostic: Diagnostic): Diagnostic => ({ ...diagnostic, severity: "warning" });

/** The error of a text that nests more than {@link MAX_LEVELS} levels deep, at the line with the most signs of nesting. */
export function nestingError(text: string, file: string, firstLine = 1): Diagnostic {
  const signs = text.split("\n").map((line) => line.search(/\S|$/) + (line.match(/[>[{(*_+-]/g)?.length ?? 0));
  const most = signs.reduce((max, count) => Math.max(max, count), 0);
  const message = `the text is nested more than ${MAX_LEVELS} levels deep`;
  return errorAt({ file, line: firstLine + signs.indexOf(most) }, "nesting", message, "nest fewer quotations, lists, brackets or emphasis");
}

/** A diagnostic as one line: `path:line:column severity[id] message; suggestion`. */
export function formatDiagnostic({ file, line, column, severity, id, message, suggestion }: Diagnostic): string {
  const text = `${file}:${line}:${column} ${severity}[${id}] ${message}; ${suggestion}`;
  return text.replace(/\s+/g, " ").trim();
}

/** `2 errors, 1 warning`. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${formatCount(errors, "error", "errors")}, ${formatCount(diagnostics.length - errors, "warning", "warnings")}`;
}

/** Sort order for reports: by file, then position, then rule. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
