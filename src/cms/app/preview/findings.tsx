import { memo, useSyncExternalStore } from "react";
import { contentTypes, pagePath } from "../../../content-model/content-types";
import { fillOfferFields } from "../../../content-model/offer";
import { describeSchema } from "../../../content-model/schema-introspection";
import type { CmsStore } from "../cms-store";
import { toEntryLink } from "../collections";
import type { Finding } from "../describe-finding";
import type { Entry } from "../entry";
import type { FormCheck } from "../form-check";

/** What has to be fixed, what links here, and how the page looks elsewhere. */
export const Findings = memo(function Findings({ check }: { readonly check: FormCheck }) {
  const { content } = check.lint;
  const result = useSyncExternalStore(check.subscribe, () => check.result);
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
            <EntryLink key={file} {...toEntryLink(file)} />
          ))}
        </details>
      )}
      {result && <SearchResult entry={result.entry} content={content} />}
    </section>
  );
});

function EntryLink({ label, hash }: ReturnType<typeof toEntryLink>) {
  return (
    <a href={`/admin/${hash}`} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

/** A finding, with a button that leads to its field, or a link to the entry that it is in. */
function FindingItem({ finding, check }: { readonly finding: Finding; readonly check: FormCheck }) {
  const { severity, text, label = "", hash, keyPath } = finding;
  const field = (
    <button type="button" disabled={keyPath === undefined} onClick={() => check.show(finding)}>
      {label}
    </button>
  );
  return (
    <li data-severity={severity}>
      {hash ? <EntryLink label={label} hash={hash} /> : label && field}
      {label && ": "}
      {text}
    </li>
  );
}

/** An entry as a search result, while it is written; nothing for one without a page. */
function SearchResult({ entry: { type, fields: written }, content }: { readonly entry: Entry; readonly content: CmsStore }) {
  const fields = fillOfferFields(written, content.offer);
  const path = pagePath(type, fields);
  const { url } = content.singleValue("site");
  if (path === undefined || !URL.canParse(url)) return null;
  return (
    <section className="search-result" aria-label="In search results">
      <h3>In search results</h3>
      <p className="url">{[new URL(url).host, ...path.split("/").filter(Boolean)].join(" › ")}</p>
      {describeSchema(contentTypes[type].schema).fields?.["title"] && (
        <p className="title">{String(fields["title"] ?? "") || "No title yet"}</p>
      )}
      <p className="description">{String(fields["metaDescription"] ?? "") || "No description yet"}</p>
    </section>
  );
}
