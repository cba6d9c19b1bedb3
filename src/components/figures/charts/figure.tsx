import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { sizeOfSource } from "../../../site/figures/chart-words";
import type { FigureSource } from "../../../site/figures/figure-data";

interface FigureProps {
  readonly id: string;
  /** The finding. */
  readonly title: string;
  /** What is measured. */
  readonly subtitle?: string | null | undefined;
  readonly children: ReactNode;
}

/** The frame of a figure: between hairlines, with its title in bold. */
export function Figure({ id, title, subtitle, children }: FigureProps) {
  return (
    <Frame id={id} aria-labelledby={`${id}-title`}>
      <strong id={`${id}-title`}>{title}</strong>
      {subtitle && <small>{subtitle}</small>}
      {children}
    </Frame>
  );
}

/** The works that a figure takes its numbers from, as links. */
export function Sources({ sources }: { readonly sources: readonly FigureSource[] }) {
  return (
    <>
      Source:{" "}
      {sources.map((source, index) => (
        <Fragment key={source.name}>
          {index > 0 && "; "}
          {source.doi ? (
            <a href={`https://doi.org/${source.doi}`} rel="noopener noreferrer">
              {source.name}
            </a>
          ) : (
            source.name
          )}
          {sizeOfSource(source)}
        </Fragment>
      ))}
      .
    </>
  );
}

const Frame = styled.figure`
  container-type: inline-size;
  margin-inline: 0;
  padding-block: var(--space-5);
  border-block: 1px solid var(--line);
  /* The next section begins with a rule. */
  section > &:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
  > strong {
    display: block;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
  > small {
    display: block;
    color: var(--soft);
    font-size: var(--text-s);
    line-height: 1.35;
  }
  [role="img"] {
    margin-top: var(--space-4);
  }
  figcaption {
    margin: var(--space-3) 0 0;
  }
  /* Title, drawing and caption stay together; the table of numbers may be on the next page. */
  @media print {
    break-inside: auto;
    > strong,
    > small {
      break-after: avoid;
    }
    > strong,
    [role="img"],
    figcaption,
    details {
      break-inside: avoid;
    }
    figcaption {
      break-before: avoid;
    }
  }
`;
