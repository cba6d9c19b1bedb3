import type { Diagnostic } from "../../../content-model/diagnostic";
import { findingIn } from "../finding-words";
import type { Entry } from "../saved-content";

/** The message that refuses publication of an entry, with all errors; undefined if there is none. */
export function publishBlockedMessage(entry: Pick<Entry, "type" | "file">, diagnostics: readonly Diagnostic[]): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return undefined;
  const lines = errors.map((each) => {
    const { text, other } = findingIn(entry, each);
    return other ? `${other.label}: ${text}` : text;
  });
  return [`${errors.length} ${errors.length === 1 ? "error" : "errors"} must be fixed first:`, ...lines].join("\n");
}
