import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";

/**
 * Prints diagnostics, one per line.
 *
 * @returns number of errors
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): number {
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  return errorsIn(diagnostics);
}

const errorsIn = (diagnostics: readonly Diagnostic[]): number => diagnostics.filter(({ severity }) => severity === "error").length;

/** `2 errors, 1 warnings`. */
export function countsOf(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics);
  return `${errors} errors, ${diagnostics.length - errors} warnings`;
}
