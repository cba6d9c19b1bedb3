import styled from "styled-components";
import { formatEstimate, hasInterval } from "../../../site/figures/format-chart";
import { formatNumber, findMeasure } from "../../../site/figures/measures";
import { routes } from "../../../site/routes";
import { framedTarget, notPrinted, softText } from "../../../styles/mixins";
import { ReferenceText } from "../../article/reference-text";
import { EvidenceMeter } from "../../figures/evidence-meter";
import type { Publication, PublicationEffect } from "../../props";

/** A work with its label, finding, limits and effects, and the pages that cite it. */
export function WorkEntry({ work }: { readonly work: Publication }) {
  const { id, method, name, evidence, finding, caveat, effects, citedBy } = work;
  return (
    <Entry id={id} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a>
      </h3>
      <Cited>
        <ReferenceText {...work} />
      </Cited>
      <p>
        <strong>
          <EvidenceMeter label={evidence} />
        </strong>
      </p>
      <p>{finding}</p>
      <p>
        <strong>Limits:</strong> {caveat}
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
        <CitedBy>
          Cited in{" "}
          {citedBy.map(({ text, to }, index) => (
            <span key={to}>
              {index > 0 && "; "}
              <a href={to}>{text}</a>
            </span>
          ))}
          .
        </CitedBy>
      )}
    </Entry>
  );
}

/** `g = 0.45`, `HR 0.71 (95% interval 0.50 to 0.998)`, `26.3% (…)`, `5 of 14`. */
export function formatEffect(effect: PublicationEffect): string {
  const { measure, of } = effect;
  const hasUnit = Boolean(of) || findMeasure(measure).unit !== "";
  const number = formatEstimate(effect);
  const estimate = hasUnit ? number : measure.length === 1 ? `${measure} = ${number}` : `${measure} ${number}`;
  if (!hasInterval(effect)) return estimate;
  const { low, high, level } = effect;
  return `${estimate} (${level ?? 95}% interval ${formatNumber(low, measure)} to ${formatNumber(high, measure)})`;
}

const places: Readonly<Record<string, string>> = {
  abstract: "the abstract",
  "full text": "the full text",
  registry: "the registry",
  secondarySource: "an account by others",
};

/** People, studies and where the number was read. */
function details({ n, k, readIn }: PublicationEffect): string {
  const count = (value: number | null | undefined, name: string) => (value ? `${value.toLocaleString("en-US")} ${name}` : undefined);
  const sizes = [count(k, k === 1 ? "study" : "studies"), count(n, n === 1 ? "person" : "people")].filter(Boolean).join(", ");
  return ` ${sizes ? `${sizes}; read` : "Read"} in ${places[readIn] ?? readIn}.`;
}

const Entry = styled.article`
  padding-block: var(--space-5);
  border-top: 1px solid var(--line);
  h2 + & {
    padding-top: 0;
    border-top: 0;
  }
  ${framedTarget}
  h3 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  > * + * {
    margin-top: var(--space-2);
  }
  ul {
    padding-left: 1.1em;
    font-size: var(--text-n);
    line-height: 1.5;
  }
  li + li {
    margin-top: var(--space-1);
  }
  a {
    overflow-wrap: anywhere;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Cited = styled.p`
  ${softText}
  line-height: 1.5;
`;

/** Many titles: quieter than the work itself. */
const CitedBy = styled(Cited)`
  a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--edge);
  }
  ${notPrinted}
`;
