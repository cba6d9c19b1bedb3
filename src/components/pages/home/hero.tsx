import styled from "styled-components";
import type { SoundData } from "../../../site/figures/figure-data";
import { routes } from "../../../site/routes";
import { media } from "../../../styles/media";
import { columns } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { SoundHero } from "../../figures/sound";
import { ButtonLink } from "../../primitives/button-link";

export interface HeroData {
  readonly headline: string;
  readonly emphasis: string;
  readonly lead: string;
  readonly primaryLabel: string;
  readonly secondaryLabel: string;
}

export interface HeroProps {
  readonly hero: HeroData;
  readonly affiliateLink: string;
  readonly guaranteeDays: number;
  /** Drawn and played beside the headline. */
  readonly sound: SoundData | undefined;
}

/** Headline, both buttons, and a sound with its drawing. */
export function Hero({ hero, affiliateLink, guaranteeDays, sound }: HeroProps) {
  return (
    <Columns>
      <div>
        <h1>
          {hero.headline} <em>{hero.emphasis}</em>
        </h1>
        <p>{hero.lead}</p>
        <Buttons>
          <CallToAction
            affiliateLink={affiliateLink}
            label={hero.primaryLabel}
            slot="hero"
            note={`Paid link · ${guaranteeDays}-day money-back guarantee`}
          />
          <ButtonLink href={routes.review}>{hero.secondaryLabel}</ButtonLink>
        </Buttons>
      </div>
      {sound && <SoundHero sound={sound} />}
    </Columns>
  );
}

const Columns = styled.div`
  ${columns("7fr 5fr")}
  padding-block: var(--space-7);
  h1 {
    font-size: var(--display);
    line-height: 1.02;
  }
  h1 + p {
    max-width: 38rem;
    margin-block: var(--space-5);
    color: var(--soft);
    font-size: var(--text-l);
    line-height: 1.5;
  }
  ${media.medium} {
    align-items: start;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  text-align: center;
  > a {
    padding-block: var(--space-4);
    font-size: var(--text-m);
    line-height: 1.3;
  }
  > div > a {
    display: block;
  }
  /* Fixed widths: nothing shifts while the font loads. */
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
    max-width: 32rem;
    /* On one line, whatever the font. */
    > div > p {
      text-align: left;
      white-space: nowrap;
    }
    > a,
    > div > a {
      padding-inline: var(--space-3);
    }
  }
`;
