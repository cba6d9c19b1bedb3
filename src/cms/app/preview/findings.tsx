import { memo } from "react";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { formatDay, isIsoDay } from "../../../site/dates";
import { statusLabel } from "../../../site/publication-status";
import { toEntryLink } from "../collections";
import type { Entry } from "../entry";
import { describeFinding } from "../describe-finding";
import type { SiteContent } from "../site-content";
import { Counters } from "./counters";
import { SharePreview } from "./share-preview";

interface FindingsProps {
  readonly entry: Entry;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  readonly content: SiteContent;
}

/** What has to be fixed, what links here, how long the texts are, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ entry, diagnostics, content }: FindingsProps) {
  const status = publicationStatus(entry, content);
  const linking = content.filesLinkingTo(entry);
  return (
    <section className="findings" aria-label="Content check">
      <h2 role="status">{diagnostics ? formatSummary(diagnostics) : "Checking…"}</h2>
      {status !== undefined && <p>{status}</p>}
      <ul>
        {diagnostics?.map((diagnostic, index) => (
          <Finding key={index} entry={entry} diagnostic={diagnostic} />
        ))}
      </ul>
      {linking.length > 0 && (
        <details>
          <summary>{linking.length === 1 ? "1 page links here" : `${linking.length} pages link here`}</summary>
          {linking.map((file) => (
            <EntryLink key={file} file={file} />
          ))}
        </details>
      )}
      <Counters entry={entry} />
      <SharePreview entry={entry} content={content} />
    </section>
  );
});

function EntryLink({ file }: { readonly file: string }) {
  const { label, hash } = toEntryLink(file);
  return (
    <a href={`/admin/${hash}`} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

function Finding({ entry, diagnostic }: { readonly entry: Entry; readonly diagnostic: Diagnostic }) {
  const { text, label, other } = describeFinding(entry, diagnostic);
  return (
    <li data-severity={diagnostic.severity}>
      {other ? <EntryLink file={diagnostic.file} /> : label && <strong>{label}</strong>}
      {(other ?? label) && ": "}
      {text}
    </li>
  );
}

function formatSummary(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "No problems found";
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${count(errors, "error")}, ${count(diagnostics.length - errors, "warning")}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** Whether readers see an article; undefined for other types. */
function publicationStatus({ type, file, fields, isNew }: Entry, content: SiteContent): string | undefined {
  if (type !== "post") return undefined;
  const date = String(fields["date"] ?? "");
  if (fields["draft"] === true) return "Draft: readers do not see it.";
  // While a day is typed, the field is empty.
  if (!isIsoDay(date)) return "It has no day of publication.";
  const label = statusLabel({ date }, content.today);
  if (label !== undefined) return `${label}: readers do not see it yet.`;
  return !isNew && content.wasPublished(file) ? `Published on ${formatDay(date)}.` : "New: readers see it once it is published.";
}
