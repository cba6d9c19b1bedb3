import styled from "styled-components";
import type { PictureFigureData } from "../../content-model/figures/figure-data";
import { media } from "../../styles/media";
import { captionText, ruledFigure } from "../../styles/mixins";
import { Picture } from "../primitives/picture";

const TEXT_WIDTH = "(min-width: 24rem) 22rem, 92vw";

/** A picture with its caption. It is loaded when it comes near the screen; its room is there before. */
export function PictureFigure({ picture: { image, imageAlt, caption } }: { readonly picture: PictureFigureData }) {
  return (
    <Figure>
      <Picture data={image} alt={imageAlt} sizes={TEXT_WIDTH} />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const Figure = styled.figure`
  /* A picture is drawn for 20rem with text of about 1rem: so wide that its text is as large as the page's, also where that is enlarged. */
  > * {
    display: block;
    max-width: 22rem;
  }
  img {
    width: 100%;
  }
  ${media.medium} {
    ${ruledFigure}
    > * {
      margin-inline: auto;
    }
  }
  /* A diagram has the ground of the page. */
  source ~ img {
    border: 1px solid var(--line);
  }
  /* White on paper. */
  @media print {
    img:only-child {
      filter: brightness(1.05);
    }
  }
  figcaption {
    margin-top: var(--space-2);
    ${captionText}
  }
`;
