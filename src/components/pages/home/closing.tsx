import styled from "styled-components";
import { drawWaveforms, WAVEFORM_HEIGHT } from "../../../artwork/waveforms";
import type { SoundData } from "../../../content-model/figures/figure-data";
import { captionText, darkPanel, fullBleed, notPrinted, stretchedLines, media } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { formatRating } from "../../affiliate/format-offer";
import type { HomeData } from "../../content-to-props";
import { usePage } from "../../page-context";

interface ClosingProps {
  readonly closing: HomeData["closing"];
  readonly sound: SoundData | undefined;
}

/** The last offer on a dark ground with the wave of the page's sound, and last what nobody here checked: the seller's rating. */
export function Closing({ closing: { heading, text, label, note }, sound }: ClosingProps) {
  const rating = formatRating(usePage().site.product);
  const wave = sound && drawWaveforms(sound, 50).lines.at(-1);
  return (
    <Panel>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <CallToAction label={label} slot="box" note={`Paid link. ${note}`} />
        {rating && (
          <p>
            <small>{`The seller’s rating: ${rating}. We couldn’t check it.`}</small>
          </p>
        )}
      </div>
      {wave && (
        <svg viewBox={`0 0 ${wave.width} ${WAVEFORM_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={wave.d} />
        </svg>
      )}
    </Panel>
  );
}

/** From edge to edge. */
const Panel = styled.section`
  ${darkPanel}
  ${fullBleed}
  ${notPrinted}
  /* Up to the footer. */
  margin-block: var(--space-8) calc(-1 * var(--content-bottom));
  padding: var(--space-7) calc(max(2 * var(--gutter), 100cqw - var(--page)) / 2) var(--space-5);
  /* Below the bar. */
  ${media.belowMedium} {
    padding-bottom: var(--bar);
  }
  p {
    margin-top: var(--space-4);
  }
  > div > div {
    margin-top: var(--space-5);
  }
  /* The offer at the left, the button with its notes at the right. */
  ${media.wide} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-7);
      > div {
        grid-area: 1 / 2 / 3 / 3;
        margin-top: 0;
      }
      > p + div + p {
        grid-column: 2;
      }
    }
  }
  small {
    display: block;
    ${captionText}
  }
  svg {
    ${stretchedLines}
    ${fullBleed}
    width: 100cqw;
    max-width: none;
    height: 5rem;
    margin-top: var(--space-6);
    color: var(--trace);
    ${media.medium} {
      height: 8rem;
    }
  }
`;
