import styled from "styled-components";
import type { PictureFigureData } from "../../site/figures/figure-data";
import { captionText } from "../../styles/mixins";
import { Picture } from "../primitives/picture";

const TEXT_WIDTH = "(min-width: 110em) 59rem, (min-width: 45rem) 42.5rem, 92vw";

interface PictureFigureProps {
  readonly picture: PictureFigureData;
  /** How wide it is displayed, unless it is as wide as a text. */
  readonly sizes?: string;
}

/** A picture with its caption. It is loaded when it comes near the screen; its room is there before. */
export function PictureFigure({ picture: { image, imageAlt, caption, inverted }, sizes = TEXT_WIDTH }: PictureFigureProps) {
  return (
    <Figure data-inverted={inverted || undefined}>
      <Picture data={image} alt={imageAlt} sizes={sizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const Figure = styled.figure`
  img {
    width: 100%;
    height: auto;
  }
  /* A diagram has the ground of the page. */
  source ~ img {
    border: 1px solid var(--line);
  }
  &[data-inverted] img {
    @media (prefers-color-scheme: dark) {
      border-color: transparent;
      filter: invert(1) hue-rotate(180deg);
    }
  }
  figcaption {
    margin-top: var(--space-2);
    ${captionText}
  }
`;
