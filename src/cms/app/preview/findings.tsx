import { memo } from "react";
import { contentTypes } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { articleLimits, type Limits } from "../../../lint/article-limits";
import { citedReferences, findDirectives } from "../../../markdown/directives/uses";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords } from "../../../markdown/plain-text";
import { toEntryLink } from "../collections";
import { describeFinding } from "../describe-finding";
import type { Entry } from "../entry";
import type { SiteContent } from "../site-content";
import { SharePreview } from "./share-preview";

interface FindingsProps {
  readonly entry: Entry;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  readonly content: SiteContent;
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
      <dl className="counters">
        {countInText(entry).map(({ label, count, limits }) => (
          <div key={label} data-outside={isOutside(count, limits) || undefined}>
            <dt>{label}</dt>
            <dd>{`${count}${formatLimits(limits)}`}</dd>
          </div>
        ))}
      </dl>
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

interface Counter {
  readonly label: string;
  readonly count: number;
  readonly limits?: Limits | undefined;
}

/** Numbers of what is in a text; only those of articles have limits. */
function countInText({ type, fields }: Entry): Counter[] {
  if (contentTypes[type].format !== "markdown") return [];
  const body = String(fields.body ?? "");
  const tree = parseMarkdown(body);
  const limits: Partial<typeof articleLimits> = type === "post" ? articleLimits : {};
  const buttons = findDirectives(tree).filter(({ definition }) => definition.isPaidLink);
  return [
    { label: "Words", count: countWords(tree), limits: limits.words },
    { label: "Sections", count: body.match(/^## /gm)?.length ?? 0, limits: limits.sections },
    { label: "Buttons in the text", count: buttons.length, limits: limits.buttons },
    { label: "Works cited", count: citedReferences(tree).length, limits: limits.references },
    { label: "Evidence notes", count: body.match(/^> \*\*Evidence:/gm)?.length ?? 0, limits: limits.evidenceNotes },
  ];
}

const isOutside = (count: number, limits: Limits | undefined): boolean =>
  limits !== undefined && (count < limits.min || count > (limits.max ?? Infinity));

function formatLimits(limits: Limits | undefined): string {
  if (!limits) return "";
  return limits.max === undefined ? ` of at least ${limits.min}` : ` of ${limits.min} to ${limits.max}`;
}
