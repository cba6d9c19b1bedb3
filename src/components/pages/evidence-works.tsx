import { Fragment } from "react";
import styled from "styled-components";
import { evidenceLabels } from "../../site/evidence-labels";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { notPrinted, openDetails } from "../../styles/mixins";
import { EvidenceMeter } from "../figures/evidence-meter";
import type { PublicationLink, ResearchTopic } from "../props";

interface MethodWorksProps {
  readonly method: ResearchTopic;
  readonly works: readonly PublicationLink[];
  readonly outcomes: readonly ResearchTopic[];
}

/**
 * A method's works: for each outcome those about it, by label. A work with two outcomes is named twice. Sources that are no
 * studies are only counted where no study stands beside them. A link to the method opens it on phones.
 */
export function MethodWorks({ method, works, outcomes }: MethodWorksProps) {
  const listed = works.some(({ evidence }) => evidence) ? outcomes : [];
  return (
    <Method>
      <summary>
        <h3>{method.label}</h3> <small>{formatWorkCount(works.length)}</small>
      </summary>
      {/* Browsers open what is closed around the target of a link, not the target itself. */}
      <div id={method.slug}>
        <dl>
          {listed.map(({ slug, label: outcome }) => {
            const own = works.filter((work) => work.outcomes.includes(slug));
            if (own.length === 0) return null;
            return (
              <div key={slug}>
                <dt>
                  {outcome} <small>{formatWorkCount(own.length)}</small>
                </dt>
                {[...evidenceLabels, undefined].map((label) => {
                  const labeled = own.filter(({ evidence }) => (evidence ?? undefined) === label);
                  if (labeled.length === 0) return null;
                  return (
                    <dd key={label ?? ""}>
                      <EvidenceMeter label={label} />{" "}
                      <span>
                        <WorkLinks works={labeled} />
                      </span>
                    </dd>
                  );
                })}
              </div>
            );
          })}
        </dl>
        <p>
          <a href={routes.evidenceOf(method.slug)}>What each of them says</a>
        </p>
      </div>
    </Method>
  );
}

/** Works by their short names, each linked to its entry. A name stays on one line with the comma after it. */
export function WorkLinks({ works }: { readonly works: readonly PublicationLink[] }) {
  return works.map(({ id, name, method }, index) => (
    <Fragment key={id}>
      {index > 0 && " "}
      <Unbroken>
        <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a>
        {index < works.length - 1 && ","}
      </Unbroken>
    </Fragment>
  ));
}

const Unbroken = styled.span`
  display: inline-block;
`;

export const formatWorkCount = (count: number): string => (count === 1 ? "1 work" : `${count} works`);

/** Folded on phones; open on wider screens and on paper. */
const Method = styled.details`
  border-top: 1px solid var(--line);
  summary {
    padding-block: var(--space-3);
    break-after: avoid;
  }
  /* A link to it does not open it: only what it holds would. */
  &:target {
    ${openDetails}
  }
  h3 {
    display: inline;
  }
  /* A link to the method leads to its name. */
  > div {
    scroll-margin-top: 4rem;
  }
  small {
    display: inline-block;
    color: var(--soft);
    font: 400 var(--text-s) / 1.4 var(--sans);
  }
  ${media.mediumOrPrint} {
    @supports selector(::details-content) {
      summary {
        padding-top: var(--space-5);
        list-style: none;
        pointer-events: none;
      }
      ${openDetails}
    }
  }
  dl {
    font-size: var(--text-n);
    line-height: 1.5;
  }
  dl > div {
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
    break-inside: avoid;
    ${media.mediumOrPrint} {
      display: grid;
      grid-template-columns: 9rem minmax(0, 1fr);
      column-gap: var(--space-4);
    }
  }
  dt {
    grid-row: span 9;
    font-weight: 500;
  }
  dd {
    margin-bottom: var(--space-2);
    > span:first-child {
      display: block;
      color: var(--soft);
      font-size: var(--text-s);
    }
  }
  p {
    padding-block: var(--space-2) var(--space-4);
    ${notPrinted}
  }
`;
