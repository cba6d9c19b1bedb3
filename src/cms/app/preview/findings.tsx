import { memo, useSyncExternalStore } from "react";
import { toEntryLink } from "../collections";
import type { Finding } from "../describe-finding";
import type { FormCheck } from "../form-check";
import { SearchResult } from "./search-result";

/** What has to be fixed, what links here, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ check }: { readonly check: FormCheck }) {
  const { content } = check.lint;
  const result = useSyncExternalStore(check.subscribe, check.read);
  const linking = result ? content.filesLinkingTo(result.entry) : [];
  return (
    <section className="findings" aria-label="Content check">
      <h2 role="status">{result?.summary ?? "Checking…"}</h2>
      <ul>
        {result?.findings.map((finding, index) => (
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
      {result && <SearchResult entry={result.entry} content={content} />}
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
