import { memo } from "react";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { entryStatus } from "../entry-status";
import { findingIn } from "../finding-words";
import type { Entry, SavedContent } from "../saved-content";
import { Counters } from "./counters";
import { SharePreview } from "./share-preview";

interface FindingsProps {
  readonly entry: Entry;
  readonly diagnostics: readonly Diagnostic[] | undefined;
  readonly content: SavedContent;
}

/** What has to be fixed, with links to the fields, how long the texts are, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ entry, diagnostics, content }: FindingsProps) {
  const status = entryStatus(entry, content);
  return (
    <section className="findings" aria-label="Content check" aria-live="polite">
      <h2>{diagnostics ? summaryOf(diagnostics) : "Checking…"}</h2>
      {status !== undefined && <p>{status}</p>}
      <ul>
        {diagnostics?.map((diagnostic, index) => (
          <Finding key={index} entry={entry} diagnostic={diagnostic} />
        ))}
      </ul>
      <Counters entry={entry} />
      <SharePreview entry={entry} content={content} />
    </section>
  );
});

function Finding({ entry, diagnostic }: { readonly entry: Entry; readonly diagnostic: Diagnostic }) {
  const { text, label, other } = findingIn(entry, diagnostic);
  return (
    <li data-severity={diagnostic.severity}>
      {other && (
        <>
          <a href={other.hash} target="_blank" rel="noreferrer">
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
  const labels = [...form.querySelectorAll("[class*='-FieldLabel']")];
  const found = labels.find(({ textContent }) => textContent.replace(/ \(optional\)$/, "").trim() === label);
  const container = found?.closest("[class*='-ControlContainer']");
  found?.scrollIntoView({ block: "center" });
  // A list cannot have the focus; its first field is meant, or the button that adds one.
  const fields = ["input, textarea", "button"].map((each) => container?.querySelector<HTMLElement>(each));
  for (const field of [form.getElementById(found?.getAttribute("for") ?? ""), ...fields]) {
    field?.focus({ preventScroll: true });
    if (field && form.activeElement === field) return;
  }
}

function summaryOf(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "No problems found";
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return `${count(errors, "error")}, ${count(diagnostics.length - errors, "warning")}`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
