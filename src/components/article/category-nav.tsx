import styled from "styled-components";
import { media } from "../../styles/media";
import { bandColour, bandGround, plainList, selectedInForcedColours, inkInForcedColours, roundLines } from "../../styles/mixins";
import type { CategoryData } from "../props";
import type { MotifName } from "../../site/motifs";

export interface CategoryNavProps {
  readonly categories: readonly CategoryData[];
  readonly current?: string | undefined;
  readonly heading?: string;
}

/** Links to categories, each with its motif. */
export function CategoryNav({ categories, current, heading = "Browse by category" }: CategoryNavProps) {
  return (
    <nav aria-label={heading}>
      <List>
        {categories.map(({ slug, label, band, motif, path }) => (
          <li key={slug}>
            <Tile href={path} data-band={band} aria-current={slug === current || undefined}>
              <MotifIcon motif={motif} />
              {label}
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** On phones one row that scrolls, so that the list is in the first screen. The order is the same on every page. */
const List = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-2);
  ${media.belowMedium} {
    grid-auto-flow: column;
    grid-auto-columns: min(13rem, 80%);
    margin-inline: calc(-1 * var(--gutter));
    padding: 0.25rem var(--gutter);
    overflow-x: auto;
    /* The page's heading says it, and it could be out of view. */
    > li:has([aria-current]) {
      display: none;
    }
  }
  ${media.medium} {
    grid-template-columns: repeat(5, 1fr);
    gap: var(--space-4);
  }
`;

/** The current one has the colours of its covers. */
const Tile = styled.a`
  display: flex;
  /* A taller tile that arrives later must not move what is painted. */
  align-items: flex-start;
  gap: var(--space-3);
  height: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: solid var(--line);
  border-width: 1px 1px 1px 3px;
  border-left-color: var(--band);
  background: var(--raised);
  color: var(--ink);
  font-size: var(--text-n);
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  ${bandColour}
  ${bandGround}
  &:hover {
    border-color: var(--band);
  }
  &[aria-current] {
    border-color: var(--band);
    background: var(--ground);
    color: var(--cover-ink);
    svg {
      color: var(--trace);
      @media (forced-colors: active) {
        color: inherit;
      }
    }
    ${selectedInForcedColours}
  }
  ${media.medium} {
    flex-direction: column;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-width: 3px 1px 1px;
    border-top-color: var(--band);
    border-left-color: var(--line);
  }
`;

const WIDTH = 40;
const HEIGHT = 24;

/** The composition of a category's covers as a small drawing in its colour. */
function MotifIcon({ motif }: { readonly motif: MotifName }) {
  return (
    <Icon viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} data-motif={motif} aria-hidden="true">
      <path d={paths[motif]} />
    </Icon>
  );
}

const ring = (radius: number): string => `M${WIDTH / 2 - radius} 12a${radius} ${radius} 0 1 1 0 .1`;

function lissajous(): string {
  const points = Array.from({ length: 61 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 60;
    return `${Math.round(20 + 18 * Math.sin(3 * angle + 0.8))} ${Math.round(12 + 10 * Math.sin(2 * angle))}`;
  });
  return `M${points.join("L")}`;
}

const paths: Readonly<Record<MotifName, string>> = {
  ridges: "M1 9h9q4-9 7 0t6 0 7 0h9M1 15h7q4-11 7 0t6 0 6 0h12M1 21h11q4-9 7 0t6 0 6 0h8",
  rings: [3, 6, 9, 11].map(ring).join(""),
  lissajous: lissajous(),
  spectrogram: "M2 21h3M8 21h8M4 17h6M13 17h9M10 13h4M17 13h11M16 9h5M24 9h8M22 5h4M29 5h9M30 17h4M34 21h4",
  dots: [4, 10, 16, 22, 28, 34].flatMap((x, column) => [4, 12, 20].map((y, row) => `M${x} ${y}h${(column * row) % 3}`)).join(""),
};

const Icon = styled.svg`
  flex: none;
  ${roundLines}
  color: var(--band);
  stroke-width: 1.25;
  &[data-motif="spectrogram"] {
    stroke-width: 2;
  }
  &[data-motif="dots"] {
    stroke-width: 3.5;
  }
  ${inkInForcedColours}
`;
