import styled from "styled-components";
import type { PictureFigureData } from "../../content-model/figures/figure-data";
import { captionText, ruledFigure, media } from "../../styles/mixins";
import { Picture } from "../primitives/picture";

interface PictureFigureProps {
  readonly picture: PictureFigureData;
  /** Whether it is as wide as the text, such as a screenshot. Others are drawn for the width of a phone. */
  readonly isWide?: boolean;
}

/** A picture with its caption. It is loaded when it comes near the screen; its room is there before. */
export function PictureFigure({ picture: { image, imageAlt, caption }, isWide = false }: PictureFigureProps) {
  return (
    <Figure $isWide={isWide}>
      <Picture data={image} alt={imageAlt} sizes={isWide ? "(min-width: 45rem) 42.5rem, 92vw" : "(min-width: 24rem) 22rem, 92vw"} />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const Figure = styled.figure<{ readonly $isWide: boolean }>`
  /* A drawing has text of about 1rem at 20rem: so wide that its text is as large as the page's, also where that is enlarged. */
  > * {
    display: block;
    max-width: ${({ $isWide }) => ($isWide ? "none" : "22rem")};
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
  /* As white or as black as its page is. */
  @media print, (forced-colors: active) {
    img:only-child {
      filter: contrast(1.3);
    }
  }
  figcaption {
    margin-top: var(--space-2);
    ${captionText}
  }
  /* The caption beside a drawing: so low that a page has room for it below some text. */
  @media print {
    display: grid;
    grid-template-columns: ${({ $isWide }) => ($isWide ? "auto" : "18rem 1fr")};
    column-gap: var(--space-5);
    align-items: end;
  }
`;
