import styled, { keyframes } from "styled-components";
import { media } from "../styles/media";

const WIDTH = 480;
const HEIGHT = 540;

/** A wave of whole periods, twice as wide as the picture, so that it can glide by half of itself and begin again. */
function wave(y: number, periods: number, amplitude: number): string {
  const half = (2 * WIDTH) / (2 * periods) / 2;
  return `M0 ${y}q${half / 2} ${-2 * amplitude} ${half} 0${`t${half} 0`.repeat(4 * periods - 1)}`;
}

/** Two tones and the beat they make, gliding slowly; still where motion is not wanted. Decorative. */
export function LiveTrace() {
  return (
    <Panel viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g data-pace="slow">
        {[0, 1, 2].map((row) => (
          <path key={row} d={wave(80 + row * 22, 8, 11 - row)} opacity={1 - row * 0.3} />
        ))}
      </g>
      <g data-pace="slower">
        {[0, 1, 2].map((row) => (
          <path key={row} d={wave(200 + row * 22, 10, 9 - row)} opacity={1 - row * 0.3} />
        ))}
      </g>
      <g data-pace="beat">
        <path d={beat(390)} />
        <path d={beat(412)} opacity="0.55" />
        <path d={beat(434)} opacity="0.25" />
      </g>
    </Panel>
  );
}

/** The sum of eight and ten periods: two swells across the picture, drawn as one line. */
function beat(y: number): string {
  const points = Array.from({ length: 2 * 97 - 1 }, (_, i) => {
    const t = i / 96;
    const value = (Math.sin(2 * Math.PI * 8 * t) + Math.sin(2 * Math.PI * 10 * t)) / 2;
    return `${(t * WIDTH).toFixed(0)} ${(y - 62 * value).toFixed(0)}`;
  });
  return `M${points.join("L")}`;
}

const glide = keyframes`
  to { transform: translateX(-${WIDTH}px); }
`;

const Panel = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 15rem;
  max-height: 34rem;
  border-radius: var(--radius);
  background: var(--ground);
  fill: none;
  stroke: var(--trace);
  stroke-width: 2;
  stroke-linejoin: round;
  ${media.motion} {
    g {
      animation: ${glide} 48s linear infinite;
    }
    [data-pace="slower"] {
      animation-duration: 40s;
    }
    [data-pace="beat"] {
      animation-duration: 64s;
    }
  }
  @media print {
    display: none;
  }
`;
