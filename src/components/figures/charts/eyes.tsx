import styled from "styled-components";
import { EEG_HEIGHT, EEG_SECONDS, EEG_WIDTH, eegTrace } from "../../../artwork/eeg-traces";
import { stretchedLines } from "../../../styles/mixins";

const traces = [
  { label: "Eyes closed", alpha: 1 },
  { label: "Eyes open", alpha: 0.08 },
];

/** Two lines like those of an EEG, with eyes closed and open. */
export function Eyes() {
  return (
    <Traces>
      {traces.map(({ label, alpha }) => (
        <p key={label}>
          <b>{label}</b> <small>{EEG_SECONDS} seconds, drawn</small>
          <svg viewBox={`0 0 ${EEG_WIDTH} ${EEG_HEIGHT}`} preserveAspectRatio="none">
            <path d={eegTrace(alpha, label)} />
          </svg>
        </p>
      ))}
    </Traces>
  );
}

const Traces = styled.div`
  p {
    margin-top: var(--space-2);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  small {
    font-size: var(--text-xs);
    color: var(--soft);
  }
  svg {
    ${stretchedLines}
    height: 5rem;
    color: var(--link);
  }
`;
