import styled from "styled-components";
import { framedTarget, openDetails, printedBesideHeading, ruledAbove } from "../../styles/mixins";
import { routes } from "../../site/routes";
import { EvidenceMeter } from "../figures/evidence-meter";
import { SourceLink } from "../primitives/links";
import type { Reference } from "../../content-model/types/reference";
import { fullStopAfter, workUrl } from "../../content-model/citation";

/** The works that a text cites, ordered by number, each with its evidence label. They are folded until a citation or the summary opens them. */
export function References({ references }: { readonly references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <Section aria-labelledby="references">
      <h2 id="references">References</h2>
      <details>
        <summary>{references.length === 1 ? "1 source" : `${references.length} sources`}</summary>
        <ol>
          {references.map((reference) => (
            <li key={reference.id} id={`ref-${reference.id}`}>
              <ReferenceText reference={reference} />
              <p>
                <a href={`${routes.evidenceOf(reference.method)}#${reference.id}`}>
                  <EvidenceMeter label={reference.evidence} />
                </a>
                . {reference.caveat}{" "}
                <a href={`#cite-${reference.id}`} aria-label="Back to the text">
                  ↑
                </a>
              </p>
            </li>
          ))}
        </ol>
      </details>
      <p>
        <a href={routes.evidence}>All works and claims, with their evidence</a>
      </p>
    </Section>
  );
}

const Section = styled.section`
  ${ruledAbove}
  font-size: var(--text-n);
  line-height: 1.5;
  summary {
    margin-block: var(--space-4);
    padding-block: var(--space-3);
    border-block: 1px solid var(--line);
    font-weight: 600;
  }
  /* Browsers that do not open it for a link to a source. */
  details:has(:target) {
    ${openDetails}
  }
  ol {
    padding-left: 1.6em;
  }
  li {
    margin-bottom: var(--space-4);
    padding-left: var(--space-1);
    ${framedTarget}
  }
  p {
    color: var(--soft);
  }
  a {
    display: inline-block;
    overflow-wrap: anywhere;
  }
  ${printedBesideHeading}
  @media print {
    font-size: var(--text-s);
    summary,
    a[href^="#"] {
      display: none;
    }
    /* The address in full, for readers who cannot follow a link. */
    li > a {
      font-size: 0;
      &::after {
        content: attr(href);
        font-size: var(--text-s);
      }
    }
  }
`;

/** A work as a list of references names it, with a link to its DOI, or else to its page. */
export function ReferenceText({ reference }: { readonly reference: Reference }) {
  const { authors, year, title, source, doi } = reference;
  const address = workUrl(reference);
  return (
    <>
      {authors} ({year}). <cite>{title}</cite>
      {`${fullStopAfter(title)} ${source}. `}
      {address && <SourceLink url={address} name={doi ? `doi:${doi}` : new URL(address).hostname} />}
    </>
  );
}
