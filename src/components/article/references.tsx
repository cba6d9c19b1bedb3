import styled from "styled-components";
import { framedTarget, printedBesideHeading, ruledAbove } from "../../styles/mixins";
import { routes } from "../../site/routes";
import { EvidenceMeter } from "../figures/evidence-meter";
import type { ReferenceData } from "../props";
import { fullStopAfter } from "../../site/figures/short-citation";

/** The works that a text cites, ordered by number, each with its evidence label. */
export function References({ references }: { readonly references: readonly ReferenceData[] }) {
  if (references.length === 0) return null;
  return (
    <Section aria-labelledby="references">
      <h2 id="references">References</h2>
      <ol>
        {references.map(({ id, ...reference }) => (
          <li key={id} id={`ref-${id}`}>
            <ReferenceText {...reference} />
            <p>
              <a href={`${routes.evidenceOf(reference.method)}#${id}`}>
                <EvidenceMeter label={reference.evidence} />
              </a>
              . {reference.caveat}{" "}
              <a href={`#cite-${id}`} aria-label="Back to the text">
                ↑
              </a>
            </p>
          </li>
        ))}
      </ol>
      <p>
        <a href={routes.evidence}>All works and claims, with their evidence</a>
      </p>
    </Section>
  );
}

const Section = styled.section`
  max-width: var(--column);
  ${ruledAbove}
  font-size: var(--text-n);
  line-height: 1.5;
  ol {
    padding-left: 1.6em;
  }
  li {
    margin-top: var(--space-4);
    padding-left: var(--space-1);
    ${framedTarget}
  }
  li::marker {
    color: var(--soft);
  }
  p {
    margin-top: var(--space-1);
    color: var(--soft);
  }
  a {
    overflow-wrap: anywhere;
  }
  ${printedBesideHeading}
  @media print {
    max-width: none;
    font-size: var(--text-s);
    a[href^="#"] {
      display: none;
    }
  }
`;

/** A work as a list of references names it, with a link to its DOI. */
export function ReferenceText({ authors, year, title, source, doi }: Pick<ReferenceData, "authors" | "year" | "title" | "source" | "doi">) {
  return (
    <>
      {authors} ({year}). <cite>{title}</cite>
      {`${fullStopAfter(title)} ${source}. `}
      {doi && (
        <a href={`https://doi.org/${doi}`} rel="noopener noreferrer">
          doi:{doi}
        </a>
      )}
    </>
  );
}
