import styled from "styled-components";
import { capitalized } from "../../../site/capitalized";
import { comparedBeats } from "../../../site/figures/illustrations";
import { Waves } from "../waves";

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
