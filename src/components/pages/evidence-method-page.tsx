import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { routes } from "../../site/routes";
import { framedTarget, softText, media, wordsApart } from "../../styles/mixins";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { PageHeading } from "../layout/page-heading";
import { ReadingGrid } from "../layout/reading-grid";
import type { PosterMethod } from "../../artwork/charts/evidence-poster";
import type { Effect } from "../../content-model/types/effect";
import { shortCitation } from "../../content-model/citation";
import type { Reference } from "../../content-model/types/reference";
import type { LinkData, PageSite } from "../props";
import { labelDirection, type EvidenceLabel } from "../../site/evidence-labels";
import { formatCount, formatPeople, formatWorkCount } from "../../site/format-count";
import { formatEffect, hasInterval } from "../../content-model/figures/format-chart";
import { findMeasure, noEffect } from "../../content-model/figures/measures";
import { RowChart } from "../figures/charts/row-chart";
import { ReferenceText } from "../article/references";
import { joined, textLink } from "../primitives/links";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { EvidenceMeter } from "../figures/evidence-meter";
import { EvidencePoster, type EvidencePosterProps } from "../figures/evidence-poster";

/** A work with the pages that cite it. */
interface Work extends Reference {
  readonly citedBy: readonly LinkData[];
}

interface EvidenceMethodPageProps {
  readonly site: PageSite;
  readonly method: PosterMethod;
  readonly works: readonly Work[];
  /** The method's row of the poster, if it has studies. */
  readonly poster: EvidencePosterProps | undefined;
}

/** The works on one method by what they found, each with its finding, effects and limits and the articles that cite it. */
export function EvidenceMethodPage({ site, method, works, poster }: EvidenceMethodPageProps) {
  const path = routes.evidenceOf(method.slug);
  const name = method.label;
  const studies = works.filter(({ evidence }) => evidence).length;
  const others = works.length - studies;
  const andOthers = others > 0 ? ` and ${formatCount(others, "other source", "other sources")}` : "";
  const groups = groupWorks(works);
  const drawn = works.flatMap((work) => drawnEffect(work) ?? []);
  return (
    <Layout site={site} path={path} hasContents={groups.length > 1}>
      <ReadingGrid
        contents={groups.length > 1 ? groups : []}
        opening={
          <PageHeading
            title={name}
            breadcrumbs={breadcrumbs.evidence({ name, path })}
            lead={
              studies > 0
                ? `${formatWorkCount(studies)}${andOthers} by finding, newest first, each with what it can’t show.`
                : "Newest first: what each one says, and what it can’t show."
            }
          />
        }
      >
        {poster && <EvidencePoster {...poster} />}
        {groups.map((group) => (
          <Group key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id}>{group.text}</h2>
            {group.works.map((work) => (
              <WorkEntry key={work.id} work={work} drawn={drawn} />
            ))}
          </Group>
        ))}
        <ClosingOffer compact />
        <MoreLinks>
          <a href={routes.evidence}>All works and claims</a>
        </MoreLinks>
      </ReadingGrid>
    </Layout>
  );
}

/** The works by what they found, with a heading such as `10 with a benefit`. */
function groupWorks(works: readonly Work[]) {
  const groups: [id: string, words: string, has: (label: EvidenceLabel) => boolean][] = [
    ["benefit", "with a benefit", (label) => labelDirection(label) > 0],
    ["mixed", "mixed", (label) => label === "mixed"],
    ["no-difference", "without a difference", (label) => label === "no-benefit"],
    ["harm", "with harm", (label) => labelDirection(label) < 0],
    ["not-examined", "not examined", (label) => label === "not-examined"],
  ];
  const sources = (dated: boolean) => {
    const own = works.filter(({ evidence, year }) => !evidence && dated === (year !== "n.d."));
    const age = dated ? "dated" : "undated";
    return { id: age, text: formatCount(own.length, `${age} source that is no study`, `${age} sources that aren’t studies`), works: own };
  };
  return [
    ...groups.map(([id, words, has]) => {
      const own = works.filter(({ evidence }) => evidence && has(evidence));
      return { id, text: `${own.length} ${words}`, works: own };
    }),
    sources(true),
    sources(false),
  ].filter((group) => group.works.length > 0);
}

/** Whether a number without an interval has a place on an axis: one of a common scale that is not its value of no effect. */
const isDrawable = ({ estimate, measure }: Effect): boolean => findMeasure(measure).decimals > 0 && estimate !== noEffect(measure);

const drawnEffect = ({ effects = [] }: Work) => effects.find(hasInterval) ?? effects.find(isDrawable);

/** What was measured, with a note where a benefit is drawn left of no effect or a harm right of it, unlike on the poster. */
function outcomeLabel({ outcome, estimate, measure }: Effect, evidence: EvidenceLabel | null | undefined): string {
  const direction = evidence ? labelDirection(evidence) : 0;
  if (direction > 0 && estimate < noEffect(measure)) return `${outcome} (lower is better)`;
  return direction < 0 && estimate > noEffect(measure) ? `${outcome} (higher is worse)` : outcome;
}

/** Differences have one scale, ratios another, and amounts that of their unit. */
function scaleOf({ measure }: Effect) {
  const { decimals, isRatio } = findMeasure(measure);
  return decimals === 0 ? measure : isRatio;
}

/**
 * A work: what it found, its label, a number with its interval drawn, and its limits; folded are its citation, its numbers and
 * the pages that cite it. Drawings of one scale have one axis, so that they can be compared.
 */
function WorkEntry({ work, drawn }: { readonly work: Work; readonly drawn: readonly Effect[] }) {
  const { id, method, evidence, finding, caveat, effects = [], citedBy } = work;
  const name = shortCitation(work);
  const effect = drawnEffect(work);
  const outcome = effect ? outcomeLabel(effect, evidence) : "";
  return (
    <Entry id={id} aria-labelledby={`${id}-finding`}>
      <p>
        <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a>{" "}
        {evidence && (
          <span>
            <EvidenceMeter label={evidence} />
          </span>
        )}
      </p>
      <h3 id={`${id}-finding`}>{finding}</h3>
      {effect && (
        <div role="img" aria-label={`${outcome}: ${formatEffect(effect)}`}>
          <RowChart
            chart={{ kind: "forest", rows: [{ ...effect, label: outcome, work: name }], sources: [] }}
            beside={drawn.filter((other) => scaleOf(other) === scaleOf(effect))}
          />
        </div>
      )}
      <p>
        <strong>Limits:</strong> {caveat}
      </p>
      <details>
        <summary>{effects.length > 0 ? "Source and numbers" : "Source"}</summary>
        <p>
          <ReferenceText reference={work} />
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
        {citedBy.length > 0 && <p>Cited in {joined("; ", citedBy.map(textLink))}.</p>}
      </details>
    </Entry>
  );
}

/** People, studies and where the number was read. */
function details({ n, k, readIn }: Effect): string {
  const sizes = [k && formatCount(k, "study", "studies"), n && formatPeople(n)].filter(Boolean).join(", ");
  const place = readIn === "secondarySource" ? "an account by others" : `the ${readIn}`;
  return ` ${sizes ? `${sizes}; read` : "Read"} in ${place}.`;
}

const Group = styled.section`
  margin-top: var(--space-7);
  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--head-m);
  }
`;

const Entry = styled.article`
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  ${framedTarget}
  > p:first-child {
    ${softText}
    a {
      margin-right: var(--space-3);
      color: var(--ink);
    }
    > span {
      display: inline-block;
      ${media.belowMedium} {
        display: block;
      }
    }
  }
  h3 {
    font: 450 var(--head-n) / 1.3 var(--serif);
    ${wordsApart}
    text-wrap: pretty;
    + div {
      margin-top: var(--space-3);
    }
  }
  /* What did harm has the color of harm. */
  &:has([data-label$="harm"]) [role="img"] {
    --link: var(--rust);
  }
  /* Which side is worse depends on what was measured. */
  .worse {
    display: none;
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
  > :is(p:first-child, h3, [role="img"]) {
    break-inside: avoid;
    break-after: avoid;
  }
`;
