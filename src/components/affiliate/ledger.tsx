import styled from "styled-components";
import { capitalized } from "../../site/capitalized";
import { ledgerStates, type LedgerEntry } from "../../content-model/first-hand";
import { Day } from "../primitives/day";

interface LedgerProps {
  readonly entries: readonly LedgerEntry[];
  /** A line for each fact: without the days, and without what we have seen. */
  readonly isBrief?: boolean;
}

/** What is known of the offer: a line for each fact, with the mark and the words of its state. */
export function Ledger({ entries, isBrief }: LedgerProps) {
  return (
    <Facts>
      {entries.map(({ fact, state, answer, day }) => (
        <div key={fact} data-state={state}>
          <dt>
            <LedgerMark state={state} /> {capitalized(fact)}
          </dt>{" "}
          <dd>
            {ledgerStates[state]}
            {!isBrief && day && (
              <>
                {" "}
                on <Day date={day} />
              </>
            )}
            {answer && !(isBrief && state === "seen") && `: ${answer}`}
          </dd>
        </div>
      ))}
    </Facts>
  );
}

/** A filled circle for what we have seen, half of one for what the seller says, an empty one for the unknown. Its words are beside it. */
export function LedgerMark({ state }: Pick<LedgerEntry, "state">) {
  return (
    <Mark viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" fill={state === "seen" ? "currentColor" : "none"} stroke="currentColor" />
      {state === "said" && <path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor" />}
    </Mark>
  );
}

const Mark = styled.svg`
  display: inline-block;
  height: 0.75em;
  color: var(--link);
  vertical-align: -0.05em;
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr));
  gap: 0 var(--space-3);
  margin-top: var(--space-3);
  font-size: var(--text-s);
  line-height: 1.4;
  text-wrap: pretty;
  /* A second line begins below the word. */
  div {
    padding-left: 1em;
    text-indent: -1em;
  }
  dt,
  dd {
    display: inline;
  }
  dt {
    font-weight: 600;
    white-space: nowrap;
  }
  dd {
    color: var(--soft);
  }
`;
