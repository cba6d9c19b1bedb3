import styled from "styled-components";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { notPrinted } from "../../styles/mixins";

export interface ArticleRidgesLinkProps {
  readonly picture: { readonly src: string; readonly width: number; readonly height: number; readonly count: number };
}

/** The picture of the site, small, as one link to the archive, where each of its lines is a link. */
export function ArticleRidgesLink({ picture: { src, width, height, count } }: ArticleRidgesLinkProps) {
  return (
    <Link href={routes.archive}>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
      <span>The {count} newest articles in one picture: see every title</span>
    </Link>
  );
}

const Link = styled.a`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-7);
  img {
    width: 100%;
    border-radius: var(--radius);
    ${media.belowMedium} {
      aspect-ratio: 16 / 9;
      object-fit: cover;
      object-position: right;
    }
  }
  ${notPrinted}
`;
