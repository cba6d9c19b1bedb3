import type { ReactNode } from "react";
import styled from "styled-components";
import { plainList } from "../../../styles/mixins";

/** A fact that a buyer needs: its name and what is known of it. */
export interface Fact {
  readonly fact: string;
  readonly answer: string;
}

interface MarkedListProps {
  readonly mark: ReactNode;
  readonly items: readonly (string | Fact)[];
}

/** Sentences or facts between hairlines, each after a mark that screen readers skip. */
export function MarkedList({ mark, items }: MarkedListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={typeof item === "string" ? item : item.fact}>
          <span aria-hidden="true">{mark}</span>
          {typeof item === "string" ? (
            item
          ) : (
            <>
              <b>{item.fact}</b> {item.answer}
            </>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${plainList}
  margin-top: var(--space-4);
  li {
    position: relative;
    padding: var(--space-3) 0 var(--space-3) 2rem;
    border-top: 1px solid var(--line);
    line-height: 1.5;
  }
  span {
    position: absolute;
    left: 0.25rem;
    color: var(--soft);
    font-weight: 600;
  }
  b {
    display: block;
  }
`;
