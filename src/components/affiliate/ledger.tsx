import styled from "styled-components";
import { capitalized } from "../../site/capitalized";
import { ledgerStates, type LedgerEntry } from "../../content-model/first-hand";
import { inkInForcedColors } from "../../styles/mixins";
import { Day } from "../primitives/day";

type State = LedgerEntry["state"];

const states = Object.keys(ledgerStates) as State[];

interface LedgerProps {
  readonly entries: readonly LedgerEntry[];
  /** Only which facts, without what is known of them. */
  readonly isBrief?: boolean;
}

/** What is known of the offer, by who says so; each fact has the mark of its state. */
export function Ledger({ entries, isBrief }: LedgerProps) {
  return (
    <Groups>
      {states.map((state) => {
        const own = entries.filter((entry) => entry.state === state);
        return (
          own.length > 0 && (
            <div key={state} data-state={state}>
              <dt>{`${ledgerStates[state]}: ${own.length} of ${entries.length}`}</dt>
              {own.map(({ fact, answer, day }) => (
                <dd key={fact}>
                  <LedgerMark state={state} /> <b>{capitalized(fact)}</b> {!isBrief && answer}
                  {!isBrief && day && (
                    <>
                      , <Day date={day} />
                    </>
                  )}
                </dd>
              ))}
            </div>
          )
        );
      })}
    </Groups>
  );
}

/** A filled circle for what we have seen, half of one for what the seller says, an empty one for the unknown. Its words are beside it. */
export function LedgerMark({ state }: { readonly state: State }) {
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
  ${inkInForcedColors}
`;

const Groups = styled.dl`
  display: grid;
  margin-top: var(--space-2);
  font-size: var(--text-s);
  line-height: 1.4;
  /* Facts are beside each other, after who says so. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  dt {
    color: var(--soft);
  }
`;
