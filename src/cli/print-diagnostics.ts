import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { formatCount } from "../site/format-count";

/**
 * Prints diagnostics, one per line.
 *
 * @returns number of errors
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): number {
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  return countErrors(diagnostics);
}

const countErrors = (diagnostics: readonly Diagnostic[]): number => diagnostics.filter(({ severity }) => severity === "error").length;

/** `2 errors, 1 warning`. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const errors = countErrors(diagnostics);
  return `${formatCount(errors, "error", "errors")}, ${formatCount(diagnostics.length - errors, "warning", "warnings")}`;
}
