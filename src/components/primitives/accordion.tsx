import styled from "styled-components";
import { ButtonLink } from "./button-link";
import type { QuestionData } from "../props";

interface AccordionProps {
  readonly questions: readonly QuestionData[];
  readonly name: string;
  /** Id of the question that is open at first. */
  readonly open?: string | null | undefined;
}

/**
 * Questions; of those with the same `name` one is open at a time. The id is on the answer: a browser opens a question by
 * itself if what a link leads to is hidden in it.
 */
export function Accordion({ questions, name, open }: AccordionProps) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Item key={id} name={name} open={id === open}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div id={id}>
            <p>{answer.text}</p>
            {answer.linkTo && (
              <p>
                <ButtonLink href={answer.linkTo}>{answer.linkText}</ButtonLink>
              </p>
            )}
          </div>
        </Item>
      ))}
    </div>
  );
}

const Item = styled.details`
  border-bottom: 1px solid var(--line);
  &:first-child {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-4);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    flex: none;
    width: 0.7rem;
    height: 0.7rem;
    margin: 0 0.3rem 0.2rem 0;
    border: solid var(--soft);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  /*
   * When a question opens, the one above it closes. Browsers then scroll so that what they anchor to stays where it is, which
   * must not be the one that closes. The delay is needed because they anchor to nothing when this property changes.
   */
  transition: overflow-anchor 0s var(--calm) allow-discrete;
  &[open] {
    overflow-anchor: none;
  }
  &[open] summary::after {
    margin-bottom: -0.3rem;
    rotate: 225deg;
  }
  summary:hover {
    color: var(--link);
  }
  h3 {
    min-width: 0;
    font-weight: 500;
    line-height: 1.35;
  }
  > div {
    padding-bottom: var(--space-5);
    /* A link to the answer shows its question, too. */
    scroll-margin-top: 5rem;
  }
  p:first-child {
    color: var(--soft);
  }
  p + p {
    margin-top: var(--space-4);
  }
  /*
   * Safari does not anchor, and others not always: what was opened moves up by the answer that closes. Its question remains
   * in view as long as its own answer reaches into it, and does not cover what has the focus.
   */
  @media screen {
    &[open] summary {
      position: sticky;
      top: calc(var(--header) + 1px);
      background: var(--paper);
    }
    a {
      scroll-margin-top: var(--space-8);
    }
  }
  @media print {
    break-inside: avoid;
    summary {
      padding-block: var(--space-3) var(--space-1);
    }
    summary::after {
      display: none;
    }
    h3 {
      font-size: inherit;
    }
    > div {
      padding-bottom: var(--space-3);
    }
  }
`;
