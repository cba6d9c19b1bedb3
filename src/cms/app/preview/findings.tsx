import { memo } from "react";
import { articleLimits, type Limits } from "../../../lint/article-limits";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords } from "../../../markdown/plain-text";
import { toEntryLink } from "../collections";
import type { Entry } from "../entry";
import type { CmsStore } from "../cms-store";
import type { Finding, FormCheck } from "../form-check";
import { SharePreview } from "./share-preview";

interface FindingsProps {
  readonly entry: Entry;
  readonly findings: readonly Finding[] | undefined;
  readonly summary: string;
  readonly check: FormCheck;
}

/** What has to be fixed, what links here, how long the texts are, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ entry, findings, summary, check }: FindingsProps) {
  const { content } = check.lint;
  const linking = findings ? content.filesLinkingTo(entry) : [];
  return (
    <section className="findings" aria-label="Content check">
      <h2 role="status">{summary}</h2>
      <ul>
        {findings?.map((finding, index) => (
          <FindingItem key={index} finding={finding} check={check} />
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

/** A finding, with a button that leads to its field. */
function FindingItem({ finding, check }: { readonly finding: Finding; readonly check: FormCheck }) {
  const { severity, file, text, label, other, keyPath } = finding;
  return (
    <li data-severity={severity}>
      {other ? (
        <EntryLink file={file} />
      ) : (
        label && (
          <button type="button" disabled={keyPath === undefined} onClick={() => check.show(finding)}>
            {label}
          </button>
        )
      )}
      {(other ?? label) && ": "}
      {text}
    </li>
  );
}

/** Numbers of what is in a text, as the lint counts them; only those of articles have limits. */
function countInText(entry: Entry, store: CmsStore): string[] {
  const { markdown } = store.toFile(entry);
  if (!markdown) return [];
  const limits: Partial<typeof articleLimits> = entry.type === "post" ? articleLimits : {};
  return [
    formatCount("Words", countWords(parseMarkdown(String(entry.fields.body))), limits.words),
    formatCount("Sections", markdown.sections, limits.sections),
    formatCount("Buttons in the text", markdown.buttons.length, limits.buttons),
    formatCount("Works cited", new Set(markdown.citations.map(({ id }) => id)).size, limits.references),
    formatCount("Evidence notes", markdown.evidenceNotes, limits.evidenceNotes),
  ];
}

function formatCount(label: string, count: number, limits?: Limits): string {
  if (!limits) return `${label}: ${count}`;
  return `${label}: ${count} (wanted: ${limits.max === undefined ? `at least ${limits.min}` : `${limits.min} to ${limits.max}`})`;
}
