import styled, { css, keyframes } from "styled-components";
import { WAVEFORM_HEIGHT, waveformsOf, type Waveform } from "../../artwork/waveforms";
import { soundCautions, type Tone } from "../../site/figures/sounds";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";
import type { SoundData } from "../../site/figures/figure-data";

/** Most waves in a figure: more could not be distinguished on a phone. The hero's lines are larger and have fewer. */
const FIGURE_WAVES = 50;
const HERO_WAVES = 25;
/** Vertical distance of a line's fainter copies, in units of its drawing. */
const ECHO = 6;

export interface SoundProps {
  readonly sound: SoundData;
}

/** A sound in a text: what it is, its waves to scale, a player, and the cautions. Nothing is loaded before it is played. */
export function Sound({ sound }: SoundProps) {
  return (
    <Figure>
      <figcaption>{sound.title}</figcaption>
      <Waves tone={sound} maxWaves={FIGURE_WAVES} />
      <Player sound={sound} />
    </Figure>
  );
}

/** A sound as the picture of a page's opening: its waves large on a dark ground, and the player below. */
export function SoundHero({ sound }: SoundProps) {
  return (
    <HeroFigure>
      <Screen>
        <Waves tone={sound} maxWaves={HERO_WAVES} hasEchoes />
      </Screen>
      <figcaption>{sound.title}</figcaption>
      <Player sound={sound} />
    </HeroFigure>
  );
}

function Player({ sound }: SoundProps) {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a tone has no words */}
      <audio controls preload="none" src={sound.src} aria-label={sound.title} />
      <p>{sound.caption}</p>
      <p>{soundCautions(sound)}</p>
    </>
  );
}

interface WavesProps {
  readonly tone: Tone;
  readonly maxWaves: number;
  /** Whether each line has fainter copies below it. */
  readonly hasEchoes?: boolean;
}

/** The lines of a sound's drawing as a list, so that their labels say to everybody what they show. */
function Waves({ tone, maxWaves, hasEchoes = false }: WavesProps) {
  const { seconds, lines } = waveformsOf(tone, maxWaves);
  return (
    <Lines>
      {lines.map(({ part, d, width }, index) => (
        <li key={part}>
          {labelOf(tone, part)}
          {index === lines.length - 1 && <small> ({milliseconds(seconds)}, to scale)</small>}
          <svg viewBox={`0 0 ${width} ${WAVEFORM_HEIGHT + (hasEchoes ? 2 * ECHO : 0)}`} preserveAspectRatio="none" aria-hidden>
            <path id={hasEchoes ? `wave-${part}` : undefined} d={d} />
            {hasEchoes && [1, 2].map((row) => <use key={row} href={`#wave-${part}`} y={ECHO * row} opacity={0.5 / row} />)}
          </svg>
        </li>
      ))}
    </Lines>
  );
}

const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

function labelOf({ kind, carrier, rate = 0 }: Tone, part: Waveform["part"]): string {
  const [low, high] = [`${carrier} Hz`, `${carrier + rate} Hz`];
  if (part === "left") return `Left ear: ${low}`;
  if (part === "right") return `Right ear: ${high}`;
  if (part === "first") return `One tone: ${low}`;
  if (part === "second") return `The other: ${high}`;
  if (kind === "tone") return `Both ears: ${low}`;
  if (kind === "isochronic") return `Both ears: ${low}, switched on ${rate} times a second`;
  return kind === "monaural" ? `Both ears: the sum, ${rate} beats a second` : `Together: ${rate} beats a second, made in the brain`;
}

const player = css`
  audio {
    display: block;
    width: 100%;
    margin-top: var(--space-4);
  }
  > p {
    margin-top: var(--space-2);
    color: var(--soft);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  @media print {
    audio {
      display: none;
    }
  }
`;

const Figure = styled.figure`
  margin-inline: 0;
  padding-block: var(--space-5);
  border-block: 1px solid var(--line);
  > figcaption {
    margin-bottom: var(--space-4);
    color: inherit;
    font-size: inherit;
    font-weight: 600;
  }
  ${player}
`;

const Lines = styled.ul`
  && {
    ${plainList}
  }
  color: var(--link);
  li {
    font-size: var(--text-s);
    line-height: 1.45;
  }
  svg {
    display: block;
    width: 100%;
    height: var(--space-6);
    margin-block: var(--space-1);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
  }
  li:last-child svg {
    height: var(--space-7);
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`;

// Under five seconds, so it needs no pause button (WCAG 2.2.2). Light passes over a drawing that is complete without it.
const sweep = keyframes`
  from { transform: translateX(-100%); }
`;

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--ground);
  ul {
    color: var(--trace);
  }
  li + li {
    margin-top: var(--space-3);
  }
  li svg {
    width: calc(100% + 2 * var(--space-5));
    max-width: none;
    height: var(--space-7);
    margin-inline: calc(-1 * var(--space-5));
  }
  li:last-child svg {
    height: 7.5rem;
  }
  ${media.motion} {
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      background: linear-gradient(90deg, transparent, var(--trace), transparent);
      opacity: 0.2;
      transform: translateX(100%);
      animation: ${sweep} 3s linear;
    }
  }
`;

const HeroFigure = styled.figure`
  margin: 0;
  > figcaption {
    margin-top: var(--space-4);
    font-weight: 600;
    line-height: 1.4;
  }
  ${player}
`;
