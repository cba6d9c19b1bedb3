import { memo } from "react";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { articleLimits, type Limits } from "../../../lint/article-limits";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords } from "../../../markdown/plain-text";
import { toEntryLink } from "../collections";
import { describeFinding } from "../describe-finding";
import type { Entry } from "../entry";
import type { CmsStore } from "../cms-store";
import { SharePreview } from "./share-preview";

interface FindingsProps {
  readonly entry: Entry;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  readonly content: CmsStore;
}

/** What has to be fixed, what links here, how long the texts are, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ entry, diagnostics, content }: FindingsProps) {
  const linking = diagnostics ? content.filesLinkingTo(entry) : [];
  return (
    <section className="findings" aria-label="Content check">
      <h2 role="status">{diagnostics ? formatSummary(diagnostics) : "Checking…"}</h2>
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
      {countInText(entry, content).map((text) => (
        <p key={text}>{text}</p>
      ))}
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
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;
  return `${count(errors, "error")}, ${count(diagnostics.length - errors, "warning")}`;
}

/** Numbers of what is in a text, as the lint counts them; only those of articles have limits. */
function countInText(entry: Entry, store: CmsStore): string[] {
  const { content } = store.toFile(entry);
  if (!content) return [];
  const limits: Partial<typeof articleLimits> = entry.type === "post" ? articleLimits : {};
  return [
    formatCount("Words", countWords(parseMarkdown(String(entry.fields.body))), limits.words),
    formatCount("Sections", content.sections, limits.sections),
    formatCount("Buttons in the text", content.buttons.length, limits.buttons),
    formatCount("Works cited", new Set(content.citations.map(({ id }) => id)).size, limits.references),
    formatCount("Evidence notes", content.evidenceNotes, limits.evidenceNotes),
  ];
}

function formatCount(label: string, count: number, limits?: Limits): string {
  if (!limits) return `${label}: ${count}`;
  return `${label}: ${count} (wanted: ${limits.max === undefined ? `at least ${limits.min}` : `${limits.min} to ${limits.max}`})`;
}
