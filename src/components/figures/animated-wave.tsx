import styled, { keyframes } from "styled-components";
import { media } from "../../styles/media";
import { notPrinted } from "../../styles/mixins";

const WIDTH = 480;
const HEIGHT = 540;
/** Periods per picture: 8 and 10 give two beats, as 400 and 410 Hz give ten a second. */
const LOW = 8;
const HIGH = 10;

/** Two tones and their beat as on an oscilloscope, revealed once; static under reduced motion. */
export function AnimatedWave() {
  return (
    <Figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Two tones, 400 and 410 hertz, and the beat of ten a second that they make"
      >
        <text x="28" y="52">
          400 Hz
        </text>
        <Tone id="low" y={92} periods={LOW} />
        <text x="28" y="178">
          410 Hz
        </text>
        <Tone id="high" y={218} periods={HIGH} />
        <text x="28" y="306">
          heard together: a beat, 10 a second
        </text>
        <Beat y={416} />
      </svg>
    </Figure>
  );
}

function Tone({ id, y, periods }: { readonly id: string; readonly y: number; readonly periods: number }) {
  const half = WIDTH / periods / 2;
  return <Line id={id} d={`M0 ${y}q${half / 2} -36 ${half} 0${`t${half} 0`.repeat(2 * periods - 1)}`} gap={9} />;
}

function Beat({ y }: { readonly y: number }) {
  const points = Array.from({ length: 241 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 240;
    return `${2 * i} ${(y - 78 * ((Math.sin(LOW * angle) + Math.sin(HIGH * angle)) / 2)).toFixed(0)}`;
  });
  return <Line id="beat" d={`M${points.join("L")}`} gap={14} />;
}

/** A line with two fainter copies below it. */
function Line({ id, d, gap }: { readonly id: string; readonly d: string; readonly gap: number }) {
  return (
    <>
      <path id={id} d={d} />
      <use href={`#${id}`} y={gap} opacity="0.5" />
      <use href={`#${id}`} y={2 * gap} opacity="0.22" />
    </>
  );
}

// Under five seconds, so it needs no pause button (WCAG 2.2.2). A mask slides away, which needs no repaint; growing lines
// would be repainted in every frame.
const reveal = keyframes`
  from { transform: none; }
`;

const Figure = styled.div`
  position: relative;
  overflow: hidden;
  max-height: 34rem;
  border-radius: var(--radius);
  background: var(--ground);
  svg {
    width: 100%;
    fill: none;
    stroke: var(--trace);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  text {
    fill: var(--trace);
    stroke: none;
    font: 400 17px var(--sans);
  }
  ${media.motion} {
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      background: var(--ground);
      transform: translateX(100%);
      animation: ${reveal} 3s linear;
    }
  }
  ${notPrinted}
`;
