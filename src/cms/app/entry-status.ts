import { formatDay } from "../../site/dates";
import { statusLabel } from "../../site/publication-status";
import type { Entry, LiveLint } from "./live-lint";

/** Whether readers see an article, as the form and the preview say it; undefined for other types. */
export function entryStatus({ type, file, fields }: Entry, lint: LiveLint): string | undefined {
  if (type !== "post") return undefined;
  const date = String(fields["date"] ?? "");
  const label = statusLabel({ draft: fields["draft"] === true, date }, lint.today);
  if (label === "Draft") return "Draft: readers do not see it.";
  if (label !== undefined) return `${label}: readers do not see it yet.`;
  return lint.wasPublished(file) ? `Published on ${formatDay(date)}.` : "New: readers see it once it is published.";
}
