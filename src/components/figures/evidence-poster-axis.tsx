import styled from "styled-components";
import { posterColors, posterLabels } from "../../artwork/charts/evidence-poster";
import { PHONE } from "./evidence-poster-panel";

const { "moderate-harm": harm, moderate: helped } = posterColors;

/** What the columns say: above those of one side the direction, above each how sure it is. */
export function PosterAxis() {
  return (
    <Axis className="axis" aria-hidden>
      <b>← did harm</b>
      <b className="no-benefit">no difference</b>
      <b className="mixed">mixed</b>
      <b>helped →</b>
      {posterLabels.map((label) => {
        const word = label.replace("-harm", "");
        const squares = ["limited", "moderate", "strong"].indexOf(word) + 1;
        return (
          squares > 0 && (
            <div key={label} className={label}>
              <span>{word}</span>
              {Array.from({ length: squares }, (_, index) => (
                <i key={index} />
              ))}
            </div>
          )
        );
      })}
    </Axis>
  );
}

/** Its columns are those of the panel. */
const Axis = styled.div`
  overflow-wrap: normal;
  text-align: center;
  > * {
    justify-self: center;
    padding-bottom: 0.1875rem;
  }
  b {
    grid-row: 1 / 3;
    align-self: end;
    color: var(--cover-ink);
  }
  b:first-of-type {
    grid-area: 1 / c1 / 2 / c4;
    color: ${harm};
  }
  b:last-of-type {
    grid-area: 1 / c6 / 2 / c9;
    color: ${helped};
  }
  div {
    grid-row: 2;
    align-self: end;
    line-height: 0.5rem;
    white-space: nowrap;
  }
  span {
    display: block;
    line-height: 1.2;
  }
  /* The more squares, the surer. */
  i {
    display: inline-block;
    width: 0.3125rem;
    height: 0.3125rem;
    margin-inline: 0.0625rem;
    background: var(--dot);
    vertical-align: top;
  }
  /* Where not all words fit beside each other, the squares say it. */
  @container (max-width: 66rem) {
    [class$="-harm"] span {
      display: none;
    }
  }
  ${PHONE} {
    letter-spacing: -0.03em;
    > b:first-of-type {
      justify-self: start;
      white-space: nowrap;
    }
  }
  @container (max-width: 21rem) {
    span {
      display: none;
    }
    i {
      margin-inline: 0.03125rem;
    }
    > b:first-of-type {
      white-space: normal;
    }
  }
`;
