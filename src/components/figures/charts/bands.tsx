import styled from "styled-components";
import { WAVEFORM_HEIGHT, waveOf } from "../../../artwork/waveforms";
import { capitalized } from "../../../site/capitalized";
import { bandNames, bandRange, drawnRates } from "../../../site/figures/illustrations";
import { bandColour, inkInForcedColours, stretchedLines } from "../../../styles/mixins";

/** The bands below each other, each drawn for the same second. */
export function Bands() {
  return (
    <Rows>
      {bandNames.map((band) => {
        const { d, width } = waveOf(drawnRates[band], 1);
        return (
          <Row key={band} data-band={band}>
            <p>
              <b>{capitalized(band)}</b> {bandRange(band)}
            </p>
            <svg viewBox={`0 0 ${width} ${WAVEFORM_HEIGHT}`} preserveAspectRatio="none">
              <path d={d} />
            </svg>
          </Row>
        );
      })}
      <div className="time">
        <span>0</span>
        <span>half a second</span>
        <span>1 second</span>
      </div>
    </Rows>
  );
}

const Rows = styled.div`
  font-size: var(--text-s);
  .time {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    padding-top: var(--space-1);
    border-top: 1px solid var(--line);
    color: var(--soft);
    font-size: var(--text-xs);
  }
  span:last-child {
    text-align: right;
  }
  @container (min-width: 34rem) {
    .time {
      margin-left: 9rem;
    }
  }
`;

const Row = styled.div`
  ${bandColour}
  padding-block: var(--space-1);
  svg {
    ${stretchedLines}
    height: var(--space-6);
    color: var(--band);
    stroke-width: 1.5;
    ${inkInForcedColours}
  }
  @container (min-width: 34rem) {
    display: grid;
    grid-template-columns: 9rem 1fr;
    align-items: center;
  }
`;
