import type { PropsWithChildren } from "react";
import styled from "styled-components";
import { bands } from "../../content-model/figures/bands";
import type { SoundData } from "../../content-model/figures/figure-data";
import { soundCautions } from "../../content-model/figures/sounds";
import { darkPanel, plainList, stretchedLines, media } from "../../styles/mixins";
import { Picture } from "../primitives/picture";
import { FIGURE_WAVES, Player, player, Reading, Title, Words, type SoundProps } from "./sound";
import { Waves } from "./waves";

/** How wide the spectrogram of a lane or a rung is at most. */
const PICTURE_SIZES = "(min-width: 48em) 140px, 40vw";

/** On a tablet, more columns would make the players too narrow. */
const MAX_TABLET_COLUMNS = 3;

/**
 * Sounds that follow each other, as one instrument: the cautions once, a lane for each, and three or more of one kind with
 * rising rates as a ladder, whose rungs are as far apart as the beats within one second.
 */
export function SoundPanel({ sounds }: { readonly sounds: readonly SoundData[] }) {
  const start = sounds.findIndex((_, index) => isLadder(sounds.slice(index)));
  const lanes = start < 0 ? sounds : sounds.slice(0, start);
  const ladder = sounds.slice(lanes.length);
  const comparesKinds = lanes.some(({ kind }) => kind === "binaural") && new Set(lanes.map(({ kind }) => kind)).size > 1;
  return (
    <Instrument>
      <figcaption>
        <p>{soundCautions(...sounds)}</p>
      </figcaption>
      {lanes.length > 0 && (
        <Lanes $columns={lanes.length} $parts={comparesKinds ? 5 : 4}>
          {lanes.map((sound) => (
            <li key={sound.id}>
              {comparesKinds && <PartHeading>{sound.kind}</PartHeading>}
              <Title sound={sound} />
              <Waves tone={sound} maxWaves={FIGURE_WAVES} />
              <WithPicture sound={sound}>
                <Player sound={sound} />
              </WithPicture>
              <Words sound={sound} />
            </li>
          ))}
        </Lanes>
      )}
      {comparesKinds && (
        <p>
          <strong>Take one earbud out.</strong> The binaural beat stops; the others go on.
        </p>
      )}
      {ladder.length > 0 && (
        <Steps $columns={ladder.length} $parts={4}>
          {ladder.map((sound) => (
            <li key={sound.id}>
              <PartHeading>
                {sound.rate} <small>a second, {bandOf(sound.rate)}</small>
              </PartHeading>
              <WithPicture sound={sound}>
                <Rungs rate={sound.rate ?? 0} />
              </WithPicture>
              <Player sound={sound} />
              <p>
                <Reading sound={sound} />
              </p>
            </li>
          ))}
        </Steps>
      )}
    </Instrument>
  );
}

const isLadder = (sounds: readonly SoundData[]): boolean =>
  sounds.length > 2 &&
  sounds.every(({ kind, rate = 0 }, index) => index === 0 || (kind === sounds[0]?.kind && rate > (sounds[index - 1]?.rate ?? 0)));

/** The band of brain rhythms that lends a rate its name. */
const bandOf = (rate = 0): string => Object.entries(bands).find(([, { high }]) => rate < high)?.[0] ?? "";

/** The beats of one second, to scale. */
function Rungs({ rate }: { readonly rate: number }) {
  const beats = Array.from({ length: Math.round(rate) }, (_, index) => `M${Math.round((1000 * (index + 0.5)) / rate)} 0v40`);
  return (
    <Ladder viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 2h1000M0 38h1000${beats.join("")}`} />
    </Ladder>
  );
}

/** A part of a sound with its spectrogram beside it. */
function WithPicture({ sound: { picture }, children }: PropsWithChildren<SoundProps>) {
  return (
    <Row>
      {children}
      {picture && <Picture data={picture.image} alt={picture.imageAlt} sizes={PICTURE_SIZES} />}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-2);
  align-items: center;
  > :only-child {
    grid-column: 1 / -1;
  }
  /* In a lane, a player is as wide as the lane until there is room beside it. */
  > audio {
    grid-column: 1 / -1;
    ${media.wide} {
      grid-column: 1;
    }
  }
  > audio + * {
    grid-area: 1 / 1 / 2 / -1;
    ${media.wide} {
      grid-column: 2;
    }
  }
`;

const Instrument = styled.figure`
  ${darkPanel}
  ${media.belowMedium} {
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-4) var(--gutter);
    /* A section that is laid out later cuts off what is beside it. */
    main section:has(> &&) {
      content-visibility: visible;
    }
  }
  @media print {
    break-inside: auto;
  }
  ${player}
  > figcaption {
    margin-bottom: var(--space-3);
    p {
      margin: 0;
    }
  }
  > p {
    margin-block: var(--space-4);
    font-size: var(--text-n);
    strong {
      display: inline;
    }
  }
  audio {
    height: 2.25rem;
  }
  li svg,
  li:last-child svg {
    height: var(--space-4);
  }
  li li:last-child svg {
    height: var(--space-5);
  }
  li li small {
    margin-top: calc(-1 * var(--space-1));
    line-height: 1.2;
  }
  img {
    width: 100%;
    height: var(--space-6);
    /* What is black is the panel's ground, on paper white. */
    @media print {
      filter: invert(1) grayscale(1);
    }
    @media screen and (forced-colors: none) {
      mix-blend-mode: screen;
    }
  }
  ${media.medium} {
    padding: var(--space-4) var(--space-5);
    /* Seen in forced colors, where it has no ground. */
    border: 1px solid transparent;
    border-radius: var(--radius);
  }
`;

/** Lanes, beside each other where there is room, with the same parts at the same height. */
const Lanes = styled.ul<{ readonly $columns: number; readonly $parts: number }>`
  && {
    ${plainList}
  }
  display: grid;
  gap: var(--space-4) var(--space-5);
  ${media.medium} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, MAX_TABLET_COLUMNS)}, minmax(0, 1fr));
    row-gap: var(--space-2);
  }
  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  && > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-content: start;
    margin: 0;
    padding-top: var(--space-3);
    border-top: 1px solid color-mix(in srgb, var(--trace) 30%, transparent);
    ${media.medium} {
      grid-row: span ${({ $parts }) => $parts};
      grid-template-rows: subgrid;
    }
  }
  > li > :nth-child(n) {
    margin: 0;
  }
  > li strong {
    font-size: var(--text-s);
    /* A font that comes late may give a title a second line. */
    ${media.wide} {
      min-height: 2lh;
    }
  }
`;

/** Unless they are all beside each other, the number of a step is beside its parts. */
const Steps = styled(Lanes)`
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    && > li {
      grid-row: auto;
      grid-template: auto / 5rem minmax(0, 1fr);
    }
    b {
      grid-row: 1 / 3;
    }
    small {
      display: block;
    }
    p {
      grid-column: 1 / -1;
    }
  }
  /* Players need the whole width. */
  ${media.largeText} {
    && > li {
      grid-template-columns: minmax(0, 1fr);
    }
    b {
      grid-row: auto;
    }
  }
`;

const PartHeading = styled.b`
  font: 450 var(--head-m) / 1 var(--serif);
  font-variant-numeric: lining-nums;
  &::first-letter {
    text-transform: uppercase;
  }
  small {
    font: 400 var(--text-s) / 1.25 var(--sans);
  }
`;

const Ladder = styled.svg`
  ${stretchedLines}
  && {
    height: var(--space-6);
  }
  color: var(--trace);
`;
