import styled, { keyframes } from "styled-components";
import { media } from "../../styles/media";

const WIDTH = 480;
const HEIGHT = 540;
/** Two tones of 8 and 10 periods a picture make two beats in it, as 400 and 410 Hz make ten a second. */
const LOW = 8;
const HIGH = 10;

/** Two tones and the beat they make, drawn once as an oscilloscope would; still where motion is not wanted. */
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
        <Tone id="low" y={92} periods={LOW} amplitude={18} />
        <text x="28" y="178">
          410 Hz
        </text>
        <Tone id="high" y={218} periods={HIGH} amplitude={18} />
        <text x="28" y="306">
          heard together: a beat, 10 a second
        </text>
        <Beat y={416} />
      </svg>
    </Figure>
  );
}

function Tone({
  id,
  y,
  periods,
  amplitude,
}: {
  readonly id: string;
  readonly y: number;
  readonly periods: number;
  readonly amplitude: number;
}) {
  const half = WIDTH / periods / 2;
  return <Trace id={id} d={`M0 ${y}q${half / 2} ${-2 * amplitude} ${half} 0${`t${half} 0`.repeat(2 * periods - 1)}`} gap={9} />;
}

function Beat({ y }: { readonly y: number }) {
  const points = Array.from({ length: 241 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 240;
    return `${2 * i} ${(y - 78 * ((Math.sin(LOW * angle) + Math.sin(HIGH * angle)) / 2)).toFixed(0)}`;
  });
  return <Trace id="beat" d={`M${points.join("L")}`} gap={14} />;
}

/** A line with two fainter echoes below it. */
function Trace({ id, d, gap }: { readonly id: string; readonly d: string; readonly gap: number }) {
  return (
    <>
      <path id={id} d={d} />
      <use href={`#${id}`} y={gap} opacity="0.5" />
      <use href={`#${id}`} y={2 * gap} opacity="0.22" />
    </>
  );
}

// Under five seconds, so that it needs no pause button (WCAG 2.2.2). A cover slides away, which the compositor does
// alone; lines that grow would be painted anew for every frame.
const uncover = keyframes`
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
      animation: ${uncover} 3s linear;
    }
  }
  @media print {
    display: none;
  }
`;
