import styled from "styled-components";
import { routes } from "../../../site/routes";
import { formatStudyCount } from "../../../site/format-count";
import { columns, media } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { RefundTimeline } from "../../affiliate/refund-timeline";
import { EvidenceMeter } from "../../figures/evidence-meter";
import { SoundHero } from "../../figures/sound";
import { openingColumns } from "../../layout/reading-grid";
import { ButtonLink } from "../../primitives/button-link";
import { Fact, FactList } from "../../primitives/fact-list";
import type { SoundData } from "../../../content-model/figures/figure-data";
import type { HomeData } from "../../content-to-props";
import { findPages, usePage } from "../../page-context";

interface HeroProps {
  readonly hero: HomeData["hero"];
  readonly works: number;
  readonly sound: SoundData | undefined;
}

/** What is offered, both buttons and a sound with its drawing; below, what is known and who writes. */
export function Hero({ hero, works, sound }: HeroProps) {
  const { site } = usePage();
  const { known } = hero;
  const { guaranteeDays } = site.product;
  return (
    <Columns>
      <div>
        <h1>
          {hero.headline} <em>{hero.emphasis}</em>
        </h1>
        <p>{hero.lead}</p>
        <Buttons>
          <CallToAction
            label={hero.primaryLabel}
            variant="filled"
            slot="hero"
            note={["Paid link", ...(guaranteeDays ? [`${guaranteeDays}-day money-back guarantee`] : [])].join(" · ")}
          />
          <ButtonLink href={routes.review}>{hero.secondaryLabel}</ButtonLink>
        </Buttons>
      </div>
      {sound && <SoundHero sound={sound} />}
      <div>
        {guaranteeDays && <RefundTimeline guaranteeDays={guaranteeDays} />}
        <Facts>
          {known && (
            <Fact name="What we know">
              {known.evidence && <EvidenceMeter label={known.evidence} />}
              <span>{known.text}</span>
            </Fact>
          )}
          <Fact name="Who writes">
            <a href={routes.about} rel="author">
              {site.author}
            </a>
            <span>
              drawing on <a href={routes.evidence}>{formatStudyCount(works)}</a>
            </span>
          </Fact>
          {findPages(site, routes.soundsPage).map(({ path, title }) => (
            <Fact key={path} name="Hear it">
              <a href={path}>{title}</a>
              <span>each sound beside its picture</span>
            </Fact>
          ))}
        </Facts>
      </div>
    </Columns>
  );
}

/** The text at the left and the sound at the right; on phones and tablets below each other. */
const Columns = styled.div`
  ${columns(openingColumns)}
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
  row-gap: var(--space-4);
  padding-top: max(var(--space-4), 4cqi);
  h1 {
    font-size: var(--display);
    line-height: 1.02;
  }
  em {
    display: block;
    color: var(--link);
    font-style: normal;
  }
  h1 + p {
    max-width: 38rem;
    margin-block: var(--space-3);
    color: var(--soft);
    font-size: var(--text-l);
    line-height: 1.4;
  }
  ${media.wide} {
    row-gap: 0;
    padding-top: 0;
    > div:first-child {
      padding-block: var(--space-7);
    }
    /* Three lines, also on the widest screens. */
    h1 {
      max-width: 7.4em;
    }
    h1 + p {
      margin-block: var(--space-5);
    }
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  @media screen {
    text-align: center;
  }
  > a {
    padding-block: var(--space-3);
    font-size: var(--text-m);
    line-height: 1.3;
  }
  /* Fixed widths: nothing shifts while the font loads. */
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    max-width: 32rem;
    /* Both buttons are of one height, whichever label takes two lines. On paper there is no button. */
    @media screen {
      > div {
        display: contents;
      }
      > a,
      > div > a {
        display: block;
        align-content: center;
        align-self: stretch;
        padding: var(--space-4) var(--space-3);
      }
    }
    /* Below its button or below both, and on one line, whatever the font. */
    > div > p {
      grid-area: 2 / 1 / 3 / -1;
      margin: 0;
      text-align: left;
      white-space: nowrap;
    }
  }
`;

const Facts = styled(FactList)`
  margin-top: var(--space-5);
  line-height: 1.4;
  dd > span:last-child {
    display: block;
  }
  a {
    display: inline-block;
    padding-block: 0.2rem;
  }
  /* Small on phones: no line breaks elsewhere before the font has loaded. */
  dd > a,
  dd > * + span:last-child {
    font-size: var(--text-s);
  }
  ${media.medium} {
    margin-top: var(--space-6);
    dd > a {
      font-size: inherit;
    }
  }
`;
