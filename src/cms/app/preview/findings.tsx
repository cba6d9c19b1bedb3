import { contentTypes } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { describeSchema } from "../../../content-model/schema-introspection";
import { directives } from "../../../markdown/directives/index";
import { replaceDirectives } from "../../../markdown/directives/source";
import { countWords } from "../../../markdown/plain-text";
import { statusLabel } from "../../../site/publication-status";
import { linkOfFile } from "../collections";
import { findingWords } from "../finding-words";
import type { Entry } from "../live-lint";

interface FindingsProps {
  readonly entry: Entry;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  /** ISO day. */
  readonly today: string;
}

/** What has to be fixed, with links to the fields, and how long the texts are. */
export function Findings({ entry, diagnostics, today }: FindingsProps) {
  return (
    <section className="findings" aria-label="Content check" aria-live="polite">
      <h2>{diagnostics ? summaryOf(diagnostics) : "Checking…"}</h2>
      {entry.type === "post" && <p>{statusOf(entry, today)}</p>}
      <ul>
        {diagnostics?.map((diagnostic, index) => (
          <Finding key={index} entry={entry} diagnostic={diagnostic} />
        ))}
      </ul>
      <Counters entry={entry} />
    </section>
  );
}

function statusOf({ fields }: Entry, today: string): string {
  const label = statusLabel({ draft: fields["draft"] === true, date: String(fields["date"] ?? "") }, today);
  return label === undefined
    ? "Readers see it once it is published."
    : label === "Draft"
      ? "Draft: readers do not see it."
      : `${label}: readers do not see it yet.`;
}

function Finding({ entry: { type, file }, diagnostic }: { readonly entry: Entry; readonly diagnostic: Diagnostic }) {
  const isOwn = diagnostic.file === file;
  const { text, label } = isOwn
    ? findingWords(type, diagnostic)
    : { text: `${diagnostic.message}; ${diagnostic.suggestion}.`, label: undefined };
  const other = linkOfFile(diagnostic.file);
  return (
    <li data-severity={diagnostic.severity}>
      {!isOwn && (
        <>
          <a href={other.hash} target="_parent">
            {other.label}
          </a>
          :{" "}
        </>
      )}
      {text}{" "}
      {label !== undefined && (
        <button type="button" onClick={() => focusField(label)}>
          Go to {label}
        </button>
      )}
    </li>
  );
}

/** Puts the cursor into a field of the form, which is in the page around the preview. */
function focusField(label: string): void {
  const form = window.parent.document;
  const found = [...form.querySelectorAll("label")].find(({ textContent }) => textContent.replace(/ \(optional\)$/, "").trim() === label);
  const field = found && form.getElementById(found.htmlFor);
  (field ?? found)?.scrollIntoView({ block: "center" });
  field?.focus();
}

/** Lengths against their limits, numbers of what is in the text, and the entry as a search result. */
function Counters({ entry: { type, fields } }: { readonly entry: Entry }) {
  const body = String(fields.body ?? "");
  const limited = Object.entries(describeSchema(contentTypes[type].schema).fields ?? {}).flatMap(([name, schema]) => {
    const { type: kind, label, form } = describeSchema(schema);
    const { length } = String(fields[name] ?? "");
    return kind === "string" && form.max !== undefined && length > 0
      ? [{ label: label ?? name, text: `${length} of ${form.min ?? 0} to ${form.max} characters` }]
      : [];
  });
  const inText = contentTypes[type].format === "markdown" ? countsOf(body) : [];
  return (
    <>
      <dl className="counters">
        {[...limited, ...inText].map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {fields["metaDescription"] !== undefined && (
        <div className="search-result">
          <p>In search results</p>
          <p>
            <strong>{String(fields["title"] ?? "")}</strong>
          </p>
          <p>{String(fields["metaDescription"])}</p>
        </div>
      )}
    </>
  );
}

function countsOf(body: string): { readonly label: string; readonly text: string }[] {
  const uses = new Map(directives.map(({ name, editor }) => [name, { label: `${editor.label}s`, count: 0 }]));
  replaceDirectives(body, ({ name }) => {
    const use = uses.get(name);
    if (use) use.count += 1;
    return "";
  });
  return [
    { label: "Words", text: String(countWords(body)) },
    { label: "Sections", text: String(body.match(/^## /gm)?.length ?? 0) },
    ...[...uses.values()].filter(({ count }) => count > 0).map(({ label, count }) => ({ label, text: String(count) })),
  ];
}

function summaryOf(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "No problems found";
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${count(errors, "error")}, ${count(diagnostics.length - errors, "warning")}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
