import styled, { css, keyframes } from "styled-components";
import { soundCautions } from "../../site/figures/sounds";
import { media } from "../../styles/media";
import { captionText, ruledFigure } from "../../styles/mixins";
import { Waves } from "./waves";
import type { SoundData } from "../../site/figures/figure-data";

/** Most waves in a figure: more could not be distinguished on a phone. The hero's lines are larger and have fewer. */
const FIGURE_WAVES = 50;
const HERO_WAVES = 25;

/** A sound in a text: what it is, its waves to scale, a player, and the cautions. Nothing is loaded before it is played. */
export function Sound({ sound }: { readonly sound: SoundData }) {
  return (
    <Figure>
      <figcaption>
        <Title sound={sound} />
      </figcaption>
      <Waves tone={sound} maxWaves={FIGURE_WAVES} />
      <Player sound={sound} />
    </Figure>
  );
}

/** A sound as the picture of a page's opening: its waves large on a dark ground, and the player below. */
export function SoundHero({ sound }: { readonly sound: SoundData }) {
  return (
    <HeroFigure>
      <Screen>
        <Waves tone={sound} maxWaves={HERO_WAVES} hasEchoes />
      </Screen>
      <figcaption>
        <Title sound={sound} />
        <Player sound={sound} />
      </figcaption>
    </HeroFigure>
  );
}

/** A sound's name with its length, which the player does not show before it has loaded the sound. */
function Title({ sound }: { readonly sound: SoundData }) {
  return (
    <strong>
      {sound.title} <span>{formatLength(sound.seconds)}</span>
    </strong>
  );
}

/** The browser's own control and the words of the sound. */
function Player({ sound }: { readonly sound: SoundData }) {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a tone has no words */}
      <audio controls preload="none" src={sound.src} aria-label={sound.title} />
      <p>{sound.caption}</p>
      {sound.reading && <p>Our meter reads: {sound.reading}.</p>}
      <p>{soundCautions(sound)}</p>
    </>
  );
}

/** As players write it: 0:12. */
const formatLength = (seconds: number): string => `0:${String(seconds).padStart(2, "0")}`;

const appear = keyframes`
  from { opacity: 0; }
`;

// Chrome lays its slider out again after the first paint, which is a layout shift unless the slider is still invisible.
const player = css`
  strong {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  strong span {
    color: var(--soft);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  audio {
    display: block;
    width: 100%;
    height: 3.5rem;
    margin-top: var(--space-4);
    /* They are 0:00 until the sound has been loaded. */
    &::-webkit-media-controls-current-time-display,
    &::-webkit-media-controls-time-remaining-display {
      display: none;
    }
    &::-webkit-media-controls-timeline {
      animation: ${appear} var(--calm) step-end;
    }
  }
  > p {
    margin-top: var(--space-2);
    ${captionText}
  }
`;

const Figure = styled.figure`
  ${ruledFigure}
  > figcaption {
    margin-bottom: var(--space-4);
  }
  & + & {
    margin-top: 0;
    border-top: 0;
  }
  ${player}
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
  > figcaption {
    margin-top: var(--space-4);
    line-height: 1.4;
    ${player}
  }
`;
