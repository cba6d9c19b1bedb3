import styled from "styled-components";
import { media } from "../../../styles/media";
import { plainList } from "../../../styles/mixins";
import type { HomeContent } from "../../props";

type Texts = HomeContent["testimonials"];

export interface TestimonialsProps extends Texts {
  readonly testimonials: readonly { readonly name: string; readonly text: string; readonly sample: boolean }[];
}

/** Quotations. Samples are labelled as such, and small and dashed until real ones take their place. */
export function Testimonials({ heading, note, testimonials }: TestimonialsProps) {
  return (
    <Section data-samples={testimonials.every(({ sample }) => sample) || undefined}>
      <header>
        <h2>{heading}</h2>
        <p>{note}</p>
      </header>
      <ul>
        {testimonials.map(({ name, text, sample }) => (
          <li key={name}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {name}
                {sample && " (sample text)"}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: var(--space-8);
  padding-block: var(--space-6);
  border-block: 1px solid var(--line);
  header p {
    margin-top: var(--space-2);
    color: var(--soft);
  }
  ul {
    ${plainList}
    display: grid;
    gap: var(--space-6);
    margin-top: var(--space-6);
  }
  blockquote p {
    font: 450 var(--head-n) / 1.4 var(--serif);
  }
  @media print {
    break-inside: avoid;
  }
  &[data-samples] {
    padding: var(--space-4) var(--space-5);
    border: 1px dashed var(--edge);
    header p,
    blockquote p,
    figcaption {
      color: var(--soft);
      font: 400 var(--text-s) / 1.5 var(--sans);
    }
    ul {
      gap: var(--space-4) 0;
      margin-top: var(--space-4);
    }
    figcaption {
      margin-top: var(--space-1);
    }
  }
  figcaption {
    margin-top: var(--space-3);
    color: var(--soft);
    font-size: var(--text-n);
  }
  ${media.medium} {
    ul {
      grid-template-columns: repeat(3, 1fr);
      gap: 0;
    }
    li + li {
      padding-left: var(--space-5);
      border-left: 1px solid var(--line);
    }
    li:not(:last-child) {
      padding-right: var(--space-5);
    }
  }
`;
