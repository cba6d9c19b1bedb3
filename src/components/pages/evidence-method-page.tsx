import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { routes } from "../../site/routes";
import { framedTarget, plainHeading, softText } from "../../styles/mixins";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { PageHeading } from "../layout/page-heading";
import { ReadingGrid } from "../layout/reading-grid";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { PosterMethod } from "../../artwork/charts/evidence-poster";
import type { PageSite, ReferenceDetails, ReferenceEffect } from "../props";
import { labelDirection } from "../../site/evidence-labels";
import { formatCount, formatWorkCount } from "../../site/format-count";
import { formatEffect, hasInterval } from "../../content-model/figures/format-chart";
import { RowChart } from "../figures/charts/row-chart";
import { ReferenceText } from "../article/references";
import { CallToActionBox, closingOffer } from "../affiliate/call-to-action-box";
import { OfferRail } from "../affiliate/offer-rail";
import { EvidenceMeter } from "../figures/evidence-meter";
import { EvidencePoster, type EvidencePosterProps } from "../figures/evidence-poster";

interface EvidenceMethodPageProps {
  readonly site: PageSite;
  readonly method: PosterMethod;
  readonly works: readonly ReferenceDetails[];
  /** The method's row of the poster, if it has studies. */
  readonly poster: EvidencePosterProps | undefined;
}

/** The works on one method, each with its finding, effects and limits and the articles that cite it. */
export function EvidenceMethodPage({ site, method, works, poster }: EvidenceMethodPageProps) {
  const path = routes.evidenceOf(method.slug);
  const name = method.label;
  const studies = works.filter(({ evidence }) => evidence).length;
  const others = works.length - studies;
  const andOthers = others > 0 ? ` and ${formatCount(others, "other source", "other sources")}` : "";
  return (
    <Layout site={site} path={path} hasContents>
      <ReadingGrid
        rail={<OfferRail site={site} />}
        contents={works.map(({ id, name: text }) => ({ id, text }))}
        opening={
          <PageHeading
            title={name}
            breadcrumbs={breadcrumbs.evidence({ name, path })}
            lead={
              studies > 0
                ? `${formatWorkCount(studies)}${andOthers}: ${formatOutcomes(works)}. Newest first, with what each one can’t show.`
                : `${formatCount(works.length, "source", "sources")}, newest first: what each one says, and what it can’t show.`
            }
          />
        }
      >
        <section aria-label="Works">
          <VisuallyHidden as="h2">Works</VisuallyHidden>
          {poster && <EvidencePoster {...poster} />}
          {works.map((work) => (
            <WorkEntry key={work.id} work={work} />
          ))}
        </section>
        <CallToActionBox compact {...closingOffer(site)} />
        <MoreLinks>
          <a href={routes.evidence}>All works and claims</a>
        </MoreLinks>
      </ReadingGrid>
    </Layout>
  );
}

/** `10 with a benefit, 3 mixed, 1 with harm`. */
function formatOutcomes(works: readonly ReferenceDetails[]): string {
  const found = works.flatMap(({ evidence }) => evidence ?? []);
  const outcomes: [count: number, words: string][] = [
    [found.filter((label) => labelDirection(label) > 0).length, "with a benefit"],
    [found.filter((label) => label === "mixed").length, "mixed"],
    [found.filter((label) => label === "no-benefit").length, "without a difference"],
    [found.filter((label) => labelDirection(label) < 0).length, "with harm"],
    [found.filter((label) => label === "not-examined").length, "not examined"],
  ];
  return outcomes.flatMap(([count, words]) => (count > 0 ? `${count} ${words}` : [])).join(", ");
}

/** A work: what it found, its label, a number with its interval drawn, and its limits; folded are its citation, its numbers and the pages that cite it. */
function WorkEntry({ work }: { readonly work: ReferenceDetails }) {
  const { id, method, name, evidence, finding, caveat, effects, citedBy } = work;
  const drawn = effects.find(hasInterval);
  return (
    <Entry id={id} aria-labelledby={`${id}-finding`}>
      <p>
        <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a> <EvidenceMeter label={evidence} />
      </p>
      <h3 id={`${id}-finding`}>{finding}</h3>
      {drawn && (
        <div role="img" aria-label={`${drawn.outcome}: ${formatEffect(drawn)}`}>
          <RowChart chart={{ kind: "forest", rows: [{ ...drawn, label: drawn.outcome, work: name }], sources: [] }} />
        </div>
      )}
      <p>
        <strong>Limits:</strong> {caveat}
      </p>
      <details>
        <summary>{effects.length > 0 ? "Source and numbers" : "Source"}</summary>
        <p>
          <ReferenceText {...work} />
        </p>
        {effects.length > 0 && (
          <ul>
            {effects.map((effect) => (
              <li key={effect.id}>
                <strong>{formatEffect(effect)}</strong> {effect.outcome}. Against: {effect.comparison}.{details(effect)}
              </li>
            ))}
          </ul>
        )}
        {citedBy.length > 0 && (
          <p>
            Cited in{" "}
            {citedBy.map(({ title, path }, index) => (
              <span key={path}>
                {index > 0 && "; "}
                <a href={path}>{title}</a>
              </span>
            ))}
            .
          </p>
        )}
      </details>
    </Entry>
  );
}

/** People, studies and where the number was read. */
function details({ n, k, readIn }: ReferenceEffect): string {
  const count = (value: number | null | undefined, name: string) => (value ? `${value.toLocaleString("en-US")} ${name}` : undefined);
  const sizes = [count(k, k === 1 ? "study" : "studies"), count(n, n === 1 ? "person" : "people")].filter(Boolean).join(", ");
  const place = readIn === "secondarySource" ? "an account by others" : `the ${readIn}`;
  return ` ${sizes ? `${sizes}; read` : "Read"} in ${place}.`;
}

const Entry = styled.article`
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  h2 + &,
  figure + & {
    border-top: 0;
  }
  h2 + & {
    padding-top: 0;
  }
  ${framedTarget}
  > p:first-child {
    ${softText}
    a {
      margin-right: var(--space-3);
      color: var(--ink);
    }
  }
  h3 {
    ${plainHeading}
    font-weight: 500;
    text-wrap: pretty;
  }
  > * + * {
    margin-top: var(--space-2);
  }
  > h3 ~ p {
    ${softText}
    line-height: 1.5;
  }
  details > * {
    margin-top: var(--space-2);
    ${softText}
    line-height: 1.5;
  }
  ul {
    padding-left: 1.1em;
  }
  li + li {
    margin-top: var(--space-1);
  }
  a {
    overflow-wrap: anywhere;
  }
  cite ~ a {
    display: inline-block;
  }
  break-inside: avoid;
`;
