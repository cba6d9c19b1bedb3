import styled from "styled-components";
import { notPrinted } from "../../styles/mixins";
import { Picture } from "../primitives/picture";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { PictureData } from "../props";
import { PaidLink } from "./paid-link";

export interface PaidPictureProps {
  readonly picture: PictureData;
  readonly alt: string;
  readonly affiliateLink: string;
  readonly productName: string;
  /** Title of the article. */
  readonly label: string;
}

/** An article's picture, 21:9, as a link to the seller, marked as paid. */
export function PaidPicture({ picture, alt, affiliateLink, productName, label }: PaidPictureProps) {
  return (
    <Link affiliateLink={affiliateLink} slot="picture" label={label}>
      <Picture data={picture} alt={alt} sizes="(min-width: 48em) 680px, 92vw" priority />
      <span>
        <VisuallyHidden>Try {productName}: </VisuallyHidden>Paid link<VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </span>
    </Link>
  );
}

const Link = styled(PaidLink)`
  position: relative;
  display: block;
  margin-bottom: var(--space-6);
  color: var(--soft);
  text-decoration: none;
  img,
  svg {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
    border-radius: var(--radius);
  }
  > span {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  ${notPrinted}
`;
