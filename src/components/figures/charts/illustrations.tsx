import styled from "styled-components";
import { EEG_HEIGHT, EEG_SECONDS, EEG_WIDTH, eegTrace } from "../../../artwork/eeg-traces";
import { WAVEFORM_HEIGHT, drawWave } from "../../../artwork/waveforms";
import { capitalized } from "../../../site/capitalized";
import { bandNames, bandRange, comparedBeats, drawnRates } from "../../../site/figures/illustrations";
import { bandColour, inkInForcedColours, stretchedLines } from "../../../styles/mixins";
import { Waves } from "../waves";

/** The bands below each other, each drawn for the same second. */
export function Bands() {
  return bandNames.map((band) => {
    const { d, width } = drawWave(drawnRates[band], 1);
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
  });
}

const traces = [
  { label: "Eyes closed", alpha: 1 },
  { label: "Eyes open", alpha: 0.08 },
];

/** Two lines like those of an EEG, with eyes closed and open. */
export function Eyes() {
  return traces.map(({ label, alpha }) => (
    <Row key={label}>
      <p>
        <b>{label}</b> {EEG_SECONDS} seconds, drawn
      </p>
      <svg viewBox={`0 0 ${EEG_WIDTH} ${EEG_HEIGHT}`} preserveAspectRatio="none">
        <path d={eegTrace(alpha, label)} />
      </svg>
    </Row>
  ));
}

/** A line and its name: beside each other, or below each other on a narrow screen. */
const Row = styled.div`
  ${bandColour}
  padding-block: var(--space-1);
  font-size: var(--text-s);
  svg {
    ${stretchedLines}
    height: var(--space-6);
    color: var(--band);
    stroke-width: 1.5;
    ${inkInForcedColours}
  }
  &:not([data-band]) svg {
    height: 5rem;
    color: var(--link);
  }
  @container (min-width: 34rem) {
    display: grid;
    grid-template-columns: 9rem 1fr;
    align-items: center;
  }
`;

/** Most waves in a line: two beats. */
const MAX_WAVES = 25;

/** Binaural, monaural and isochronic sound side by side; below each other on a narrow screen. */
export function Beats() {
  return (
    <Methods>
      {comparedBeats.map((tone) => (
        <div key={tone.kind}>
          <b>{capitalized(tone.kind)}</b>
          <Waves tone={tone} maxWaves={MAX_WAVES} />
        </div>
      ))}
    </Methods>
  );
}

const Methods = styled.div`
  display: grid;
  gap: var(--space-5);
  @container (min-width: 34rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
