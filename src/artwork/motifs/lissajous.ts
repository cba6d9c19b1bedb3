import { spline, splineGain } from "../spline";
import { strokesOfLines, type Motif } from "./motif";
import { rotate } from "./rings";

type Ratio = readonly [across: number, down: number];

/** Frequencies across and down, without common divisors. */
const ratios: readonly [Ratio, ...Ratio[]] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [2, 5],
  [4, 5],
  [5, 4],
];

/** Nested Lissajous figures of one ratio, each a little smaller and later than the one around it. */
export const lissajous: Motif = ({ width, height, choices }) => {
  const { randomFloat, randomInt, oneOf } = choices;
  const [across, down] = oneOf(ratios);
  const fastest = Math.max(across, down);
  const count = randomInt(6, 9) - (fastest > 3 ? 1 : 0);
  const center = { x: width - height * randomFloat(0.56, 0.86), y: height * randomFloat(0.45, 0.55) };
  const size = { x: height * randomFloat(0.4, 0.66), y: height * randomFloat(0.4, 0.5) };
  const turn = randomFloat(-0.3, 0.3);
  const shrink = randomFloat(0.045, 0.09);
  // The figure is a single line at `flat` and widest halfway to the next such phase; all curves stay around that.
  const quarter = Math.PI / (2 * down);
  const flat = (across * down) % 2 === 0 ? quarter : 0;
  const middle = flat + quarter * randomFloat(0.8, 1.2);
  const sweep = (randomFloat(0.7, 1.3) * quarter * oneOf([-1, 1])) / (count - 1);
  const pointCount = 12 * fastest + 8;
  const gain = splineGain(pointCount / fastest);

  const lines = Array.from({ length: count }, (_, curve) => {
    const scale = gain * (1 - shrink * curve);
    const phase = middle + sweep * (curve - (count - 1) / 2);
    const points = Array.from({ length: pointCount }, (_, i) => {
      const time = (2 * Math.PI * i) / pointCount;
      return rotate({ x: size.x * scale * Math.sin(across * time + phase), y: size.y * scale * Math.sin(down * time) }, turn, center);
    });
    return { d: spline(points, true), strength: 1 - (0.8 * curve) / count };
  });
  return strokesOfLines(lines, { levels: 5, width: (strength) => 1 + 0.9 * strength, opacity: (strength) => 0.1 + 0.85 * strength });
};
