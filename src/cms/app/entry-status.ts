import { formatDay, isIsoDay } from "../../site/dates";
import { statusLabel } from "../../site/publication-status";
import type { Entry, SavedContent } from "./saved-content";

/** Whether readers see an article, as the form and the preview say it; undefined for other types. */
export function entryStatus({ type, file, fields }: Entry, content: SavedContent): string | undefined {
  if (type !== "post") return undefined;
  const date = String(fields["date"] ?? "");
  if (fields["draft"] === true) return "Draft: readers do not see it.";
  // While a day is typed, the field is empty.
  if (!isIsoDay(date)) return "It has no day of publication.";
  const label = statusLabel({ date }, content.today);
  if (label !== undefined) return `${label}: readers do not see it yet.`;
  return content.wasPublished(file) ? `Published on ${formatDay(date)}.` : "New: readers see it once it is published.";
}
