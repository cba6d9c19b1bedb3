import styled, { css, keyframes } from "styled-components";
import type { SoundData } from "../../content-model/figures/figure-data";
import { soundCautions } from "../../content-model/figures/sounds";
import { fullBleed, captionText, darkPanel, notPrinted, ruledFigure, media } from "../../styles/mixins";
import { Waves } from "./waves";

/** Most waves in a figure: more could not be distinguished on a phone. The hero's lines are larger and have fewer. */
export const FIGURE_WAVES = 50;
const HERO_WAVES = 25;

export interface SoundProps {
  readonly sound: SoundData;
}

/** A sound in a text: what it is, its waves to scale, a player, and the cautions. Nothing is loaded before it is played. */
export function Sound({ sound }: SoundProps) {
  return (
    <Figure>
      <figcaption>
        <Title sound={sound} />
      </figcaption>
      <Waves tone={sound} maxWaves={FIGURE_WAVES} />
      <Player sound={sound} />
      <Words sound={sound} />
      <p>{soundCautions(sound)}</p>
    </Figure>
  );
}

/** A sound as the picture of a page's opening: its waves large on a dark ground, with the player as their floor, and words below. */
export function SoundHero({ sound }: SoundProps) {
  return (
    <HeroFigure>
      <Screen>
        <Waves tone={sound} maxWaves={HERO_WAVES} hasEchoes />
        <Player sound={sound} />
      </Screen>
      <figcaption>
        <Title sound={sound} />
        <Words sound={sound} />
        <p>{soundCautions(sound)}</p>
      </figcaption>
    </HeroFigure>
  );
}

/** A sound's name with its length, which the player does not show before it has loaded the sound. */
export function Title({ sound }: SoundProps) {
  return (
    <strong>
      <span>{sound.title}</span> <span>{formatLength(sound.seconds)}</span>
    </strong>
  );
}

/** The browser's own control. */
export function Player({ sound }: SoundProps) {
  // eslint-disable-next-line jsx-a11y/media-has-caption -- a tone has no words
  return <audio controls preload="none" src={sound.src} aria-label={sound.title} />;
}

/** What to listen for, and what our meter finds. */
export function Words({ sound }: SoundProps) {
  return (
    <p>
      {sound.caption} <Reading sound={sound} />
    </p>
  );
}

export function Reading({ sound: { reading } }: SoundProps) {
  return reading && <>Our meter reads: {reading}.</>;
}

/** As players write it: 0:12. */
const formatLength = (seconds: number): string => `0:${String(seconds).padStart(2, "0")}`;

const appear = keyframes`
  from { opacity: 0; }
`;

// Chrome lays its slider out again after the first paint, which is a layout shift unless the slider is still invisible.
export const player = css`
  strong {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    line-height: 1.4;
    text-wrap: balance;
  }
  strong > span:last-child {
    color: var(--soft);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  audio {
    display: block;
    width: 100%;
    height: 3rem;
    /* A player is 170 elements of the browser's own, which are only made when it comes near the screen. */
    content-visibility: auto;
    /* They are 0:00 until the sound has been loaded. */
    &::-webkit-media-controls-current-time-display,
    &::-webkit-media-controls-time-remaining-display {
      display: none;
    }
    &::-webkit-media-controls-timeline {
      animation: ${appear} var(--calm) step-end;
    }
  }
  p {
    margin-top: var(--space-2);
    ${captionText}
  }
`;

const Figure = styled.figure`
  ${ruledFigure}
  ${player}
  > figcaption {
    margin-bottom: var(--space-4);
  }
  /* So low that a page has room for it below some text; its words may be on the next. */
  @media print {
    break-inside: auto;
    > figcaption {
      break-after: avoid;
    }
    > ul {
      break-inside: avoid;
    }
    && svg {
      height: var(--space-3);
    }
  }
`;

/** The waves arrive as sound does. Under five seconds, so they need no pause button (WCAG 2.2.2); the last still is complete. */
const travel = keyframes`
  from { transform: translateX(calc(-1 * var(--space-8))); }
`;

/** Beside the page's opening text up to the right edge of the screen, or below it from edge to edge. */
const Screen = styled.div`
  ${darkPanel}
  ${fullBleed}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-3);
  overflow: hidden;
  padding: var(--space-3) var(--gutter);
  li svg {
    width: calc(100% + 2 * var(--gutter) + var(--space-8));
    max-width: none;
    margin-inline: calc(-1 * var(--gutter));
  }
  li:last-child svg {
    height: 4rem;
  }
  ${media.wide} {
    margin-left: 0;
  }
  ${media.medium} {
    padding-block: var(--space-6) var(--space-5);
    li svg {
      height: 3.5rem;
    }
    li:last-child svg {
      height: 12rem;
    }
  }
  ${media.motion} {
    li svg {
      animation: ${travel} 4s cubic-bezier(0.16, 1, 0.3, 1) backwards;
    }
  }
`;

const HeroFigure = styled.figure`
  ${notPrinted}
  ${player}
  > figcaption {
    padding-top: var(--space-4);
    line-height: 1.4;
  }
  ${media.wide} {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
`;
