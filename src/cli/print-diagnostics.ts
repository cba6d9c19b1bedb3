import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";

/**
 * Prints diagnostics, one per line.
 *
 * @returns number of errors
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): number {
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  return diagnostics.filter(({ severity }) => severity === "error").length;
}
