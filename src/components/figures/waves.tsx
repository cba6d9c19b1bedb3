import styled from "styled-components";
import { WAVEFORM_HEIGHT, drawWaveforms } from "../../artwork/waveforms";
import type { Tone } from "../../content-model/figures/sounds";
import { plainList, stretchedLines } from "../../styles/mixins";

/** Vertical distance of a line's fainter copies, in units of its drawing. */
const ECHO = 6;

interface WavesProps {
  readonly tone: Tone;
  readonly maxWaves: number;
  /** Whether each line has fainter copies below it. */
  readonly hasEchoes?: boolean;
}

/** The lines of a sound's drawing as a list, so that their labels say to everybody what they show. */
export function Waves({ tone, maxWaves, hasEchoes = false }: WavesProps) {
  const { seconds, lines } = drawWaveforms(tone, maxWaves);
  return (
    <Lines>
      {lines.map(({ label, d, width }, index) => (
        <li key={label} className={tone.kind === "binaural" && index === 2 ? "in-head" : undefined}>
          {label}
          <svg viewBox={`0 0 ${width} ${WAVEFORM_HEIGHT + (hasEchoes ? 2 * ECHO : 0)}`} preserveAspectRatio="none" aria-hidden>
            <path id={hasEchoes ? `wave-${index}` : undefined} d={d} />
            {hasEchoes && [1, 2].map((row) => <use key={row} href={`#wave-${index}`} y={ECHO * row} opacity={0.5 / row} />)}
          </svg>
          {index === lines.length - 1 && <small>{Math.round(seconds * 1000)} ms, to scale</small>}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  && {
    ${plainList}
  }
  color: var(--link);
  && li {
    margin: 0 0 var(--space-1);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  small {
    display: block;
    font-size: var(--text-xs);
    text-align: right;
  }
  svg {
    ${stretchedLines}
    height: var(--space-6);
  }
  /* A label is nearer to its own line than to the line above it. */
  && svg {
    margin-block: 0.125rem 0.375rem;
  }
  li:last-child svg {
    height: var(--space-7);
  }
  /* It is no sound: the two tones of a binaural beat meet in the brain. */
  .in-head path {
    stroke-dasharray: 0.1 3.5;
    stroke-linecap: round;
    stroke-width: 1.75;
  }
`;
