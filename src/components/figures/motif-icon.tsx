import styled from "styled-components";
import { inkInForcedColours } from "../../styles/mixins";
import type { MotifName } from "../../site/motifs";

const WIDTH = 40;
const HEIGHT = 24;

/** The composition of a category's covers as a small drawing in its colour. */
export function MotifIcon({ motif }: { readonly motif: MotifName }) {
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
  fill: none;
  color: var(--band);
  stroke: currentColor;
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-motif="spectrogram"] {
    stroke-width: 2;
  }
  &[data-motif="dots"] {
    stroke-width: 3.5;
  }
  ${inkInForcedColours}
`;
