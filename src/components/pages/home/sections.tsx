import styled, { keyframes } from "styled-components";
import {
  captionText,
  columns,
  lazyLayout,
  notPrinted,
  pointGrid,
  plainList,
  roundLines,
  ruledAbove,
  softText,
  wordsApart,
  media,
} from "../../../styles/mixins";
import type { HomeData } from "../../content-to-props";
import { EvidenceMeter } from "../../figures/evidence-meter";

/** The product's features with their icons. */
export function Features({ heading, items }: HomeData["features"]) {
  return (
    <FirstSection>
      <h2>{heading}</h2>
      <FeatureList $columns={Math.min(items.length, 4)}>
        {items.map(({ title, description, icon }) => (
          <li key={title}>
            {icon && (
              <Icon viewBox="0 0 44 46" width="44" height="46" aria-hidden="true">
                <path d={featureIcons[icon]} />
              </Icon>
            )}
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </FeatureList>
    </FirstSection>
  );
}

/** Nothing moves in the first half second, so that delays are negative: a card that starts after a delay costs another style recalculation. */
const fadeIn = keyframes`
  0%, 45% { opacity: 0; transform: translateY(1rem); }
`;

/** A part of the home page, below a rule. */
export const Section = styled.section`
  ${ruledAbove}
  margin-top: var(--space-8);
  > header p {
    max-width: var(--column);
    margin-top: var(--space-3);
    color: var(--soft);
  }
`;

/** The first part has the opening above it. */
const FirstSection = styled(Section)`
  padding-top: 0;
  border-top: 0;
`;

const FeatureList = styled.ul<{ readonly $columns: number }>`
  ${pointGrid}
  ${lazyLayout("28rem")}
  margin-top: var(--space-6);
  ${media.belowMedium} {
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
    }
    svg {
      grid-row: span 2;
    }
  }
  ${media.largeText} {
    li {
      display: block;
    }
  }
  ${media.medium} {
    h3 {
      margin-top: var(--space-3);
    }
    /* The texts begin on one line, also beside a title of two lines. */
    li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
  ${media.motion} {
    li {
      animation: ${fadeIn} 1.1s ease-out;
    }
    ${[1, 2, 3, 4, 5].map((n) => `li:nth-child(${n}) { animation-delay: ${(n - 6) / 10}s; }`).join("\n")}
  }
`;

/** A list of benefits, each with the meter of the evidence for it and its limit below. */
export function Benefits({ heading, intro, items }: HomeData["benefits"]) {
  return (
    <Section>
      <header>
        <h2>{heading}</h2>
        <p>{intro}</p>
      </header>
      <BenefitList>
        {items.map(({ title, text, limit, evidence }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              {evidence && <EvidenceMeter label={evidence} />}
              {evidence && limit && ". "}
              {limit}
            </p>
          </li>
        ))}
      </BenefitList>
    </Section>
  );
}

const BenefitList = styled.ol`
  ${pointGrid}
  margin-top: var(--space-6);
  gap: 0 var(--space-7);
  li {
    padding-block: var(--space-4) var(--space-5);
    border-top: 1px solid var(--line);
  }
  h3 + p {
    color: var(--ink);
  }
  p + p {
    margin-top: var(--space-2);
    ${captionText}
  }
  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export type TestimonialsProps = HomeData["testimonials"] & {
  readonly testimonials: readonly { readonly name: string; readonly text: string; readonly sample: boolean }[];
};

/** Quotations. While some are samples, the heading and a line below it say what they are, and each sample says it, too. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  const hasSamples = testimonials.some(({ sample }) => sample);
  return (
    <Quotations $columns={Math.min(testimonials.length, 3)}>
      <h2>{hasSamples ? "Ways it can go" : heading}</h2>
      {hasSamples && <p>Examples we wrote. Real ones will replace them, with permission.</p>}
      <ul>
        {testimonials.map(({ name, text, sample }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {name} {sample && <small>Sample</small>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Quotations>
  );
}

const Quotations = styled(Section)<{ readonly $columns: number }>`
  break-inside: avoid;
  h2 + p {
    margin-top: var(--space-3);
    ${softText}
  }
  ul {
    ${plainList}
    ${({ $columns }) => columns(`repeat(${$columns}, 1fr)`)}
    margin-top: var(--space-5);
  }
  blockquote p {
    font: 450 var(--text-l) / 1.4 var(--serif);
    ${wordsApart}
  }
  figcaption {
    margin-top: var(--space-3);
    ${softText}
  }
  small {
    margin-left: var(--space-2);
    padding: 0.1em 0.5em;
    border: 1px solid var(--edge);
    border-radius: 0.375rem;
    font-size: var(--text-xs);
  }
`;

const featureIcons = {
  waves: "M2 14q4-9 8 0t8 0 8 0 8 0 8 0M2 26q3-7 6 0t6 0 6 0 6 0 6 0 6 0 4 0M2 38c6 0 5-6 10-6s4 12 10 12 4-12 10-12 4 6 10 6",
  clock: "M22 5a18 18 0 1 1-.1 0M22 13v11l7 5M22 2v3",
  download: "M2 40h8c4 0 4-7 8-7s4 9 8 9 4-2 8-2h8M22 3v22m-9-9 9 9 9-9",
  guarantee: "M8 17a15 15 0 1 1-1 11M8 6v11h11M17 24l4 4 8-9",
};

const Icon = styled.svg`
  ${notPrinted}
  ${roundLines}
  color: var(--teal);
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
