import styled from "styled-components";
import { drawArticleRidges } from "../../artwork/article-ridges";
import { bandColours, type BandName } from "../../site/bands";
import { media } from "../../styles/media";
import { captionText, notPrinted } from "../../styles/mixins";
import type { ArchivePageProps } from "../pages/archive-page";

/**
 * Articles as one picture: a ridge for each, in its category's colour, that leads to it and shows its title. The links are
 * for pointers only, because the page lists the same titles as text.
 */
export function ArticleRidges({ posts, categories }: Pick<ArchivePageProps, "posts" | "categories">) {
  const bandsBySlug = new Map(categories.map(({ slug, band }) => [slug, band]));
  const drawn = posts.flatMap((post) => {
    const band = bandsBySlug.get(post.categorySlug);
    return band ? [{ ...post, band }] : [];
  });
  if (drawn.length === 0) return null;
  const { width, height, ridges } = drawArticleRidges(drawn);
  return (
    <Figure>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {[...new Set(drawn.map(({ band }) => band))].map((band) => (
            <Gradient key={band} band={band} width={width} />
          ))}
          {ridges.map(({ path, title, band, d, y }) => (
            <a key={path} href={path} tabIndex={-1}>
              <title>{title}</title>
              <path d={`M0 ${y}H${width}`} />
              <path d={d} stroke={`url(#ridge-${band})`} />
              <text x="16" y={y + 1}>
                {title}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <figcaption>Each line is an article in its category’s color, newest first. The same titles are listed below.</figcaption>
    </Figure>
  );
}

/** Offset and opacity along the width: lines come out of the dark at the left, where titles stand. */
const fade = [
  [0, 0.05],
  [0.36, 0.4],
  [0.52, 1],
  [0.9, 1],
  [1, 0.4],
] as const;

function Gradient({ band, width }: { readonly band: BandName; readonly width: number }) {
  return (
    <linearGradient id={`ridge-${band}`} gradientUnits="userSpaceOnUse" x2={width}>
      {fade.map(([offset, opacity]) => (
        <stop key={offset} offset={offset} stopColor={bandColours[band].dark} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

/** On phones the flat left part of the drawing is cut off, so that lines stay apart. */
const Figure = styled.figure`
  margin-bottom: var(--space-6);
  > div {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--night);
    forced-color-adjust: none;
  }
  svg {
    width: 170%;
    max-width: none;
    margin-left: -70%;
    fill: var(--night);
    stroke-width: 1.6;
    forced-color-adjust: none;
    ${media.medium} {
      width: 100%;
      margin-left: 0;
    }
  }
  path:first-of-type {
    stroke: transparent;
    stroke-width: 11;
    pointer-events: stroke;
  }
  text {
    opacity: 0;
    fill: var(--cover-ink);
    stroke: var(--night);
    stroke-width: 10;
    paint-order: stroke;
    font: 500 var(--text-n) / 1 var(--sans);
    pointer-events: none;
  }
  path + path {
    ${media.motion} {
      transition: transform var(--quick);
    }
  }
  a:is(:hover, :focus) {
    outline: 0;
    path + path {
      stroke: var(--cover-ink);
      stroke-width: 2.6;
      transform: translateY(-4px);
    }
    text {
      opacity: 1;
    }
  }
  figcaption {
    margin-top: var(--space-2);
    ${captionText}
  }
  ${notPrinted}
`;
