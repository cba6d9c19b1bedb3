/** Something wrong in a content file, said so that an editor can mend it. */
export interface Problem {
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
  readonly what: string;
  /** What is right, or what to do. */
  readonly right: string;
}

/** One problem as one line: `path:line:column error[id] what; what is right`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, severity, id, what, right } = problem;
  return `${printable(file)}:${line}:${column} ${severity}[${id}] ${oneLine(what)}; ${oneLine(right)}`;
}

/** Order for reports: by file, then place. */
export function compareProblems(a: Problem, b: Problem): number {
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
