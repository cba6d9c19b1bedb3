/** Something wrong in a content file, said so that an editor can mend it. */
export interface Diagnostic {
  /** Path as the editor knows it, with forward slashes: `content/posts/x.md`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Errors stop the build, warnings do not. */
  readonly severity: "error" | "warning";
  /** Stable name of the rule, in kebab case. */
  readonly id: string;
  /** What is wrong. */
  readonly message: string;
  /** What is right, or what to do. */
  readonly suggestion: string;
}

/** One problem as one line: `path:line:column error[id] what; what is right`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, id, message, suggestion } = diagnostic;
  return `${printable(file)}:${line}:${column} ${severity}[${id}] ${oneLine(message)}; ${oneLine(suggestion)}`;
}

/** Order for reports: by file, then place. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A file's name may hold anything but a slash and a NUL. */
function printable(file: string): string {
  return file.replace(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
