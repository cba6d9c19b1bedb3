import { formatDiagnostic, type Diagnostic } from "../../../content-model/diagnostic";

/** The message that refuses publication, with all errors; undefined if there is none. */
export function publishBlockedMessage(diagnostics: readonly Diagnostic[]): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return undefined;
  return [`${errors.length} ${errors.length === 1 ? "error" : "errors"} must be fixed first:`, ...errors.map(formatDiagnostic)].join("\n");
}
