import { spline, splineGain } from "../spline";
import { strokesOfLines, type Motif } from "./motif";

/** Grooves: rings whose radius carries a beat. It has a whole number of periods, so that a ring closes without a seam. */
export const rings: Motif = ({ width, height, choices, beats }) => {
  const { randomFloat, randomInt, oneOf } = choices;
  const center = { x: width * randomFloat(0.54, 0.86), y: height * randomFloat(0.14, 0.86) };
  const waves = randomInt(3, 11);
  const beat = randomInt(1, Math.max(2, Math.round(beats)));
  const gap = randomFloat(17, 31);
  const inner = randomFloat(1.1, 2.4) * gap;
  const count = Math.round(randomFloat(220, 330) / gap);
  const amplitude = randomFloat(0.35, 1.15) * gap;
  const drift = randomFloat(0.06, 0.6) * oneOf([-1, 1]);
  const flat = randomFloat(0.7, 1);
  const turn = randomFloat(0, Math.PI);
  const accent = randomInt(3, 5);
  const first = randomInt(0, 2);

  const lines = Array.from({ length: count }, (_, ring) => {
    const position = ring / (count - 1);
    const radius = inner + gap * ring;
    const pointCount = 4 * (waves + beat) + 8;
    const raised = amplitude * splineGain(pointCount / (waves + beat)) * Math.sin(Math.PI * (0.12 + 0.8 * position));
    const points = Array.from({ length: pointCount }, (_, i) => {
      const angle = (2 * Math.PI * i) / pointCount;
      const shift = drift * ring;
      const swing = (Math.cos(waves * angle + shift) + Math.cos((waves + beat) * angle + shift)) / 2;
      // Near the center a full wave would be a spike.
      const length = radius + Math.min(raised, (0.8 * radius) / (waves + beat)) * swing;
      return rotate({ x: length * Math.cos(angle), y: flat * length * Math.sin(angle) }, turn, center);
    });
    const isAccent = (ring + first) % accent === 0;
    return { d: spline(points, true), strength: isAccent ? 1 - 0.25 * position : 0.6 - 0.35 * position };
  });
  return strokesOfLines(lines, { levels: 5, width: (strength) => 1.1 + 1.1 * strength, opacity: (strength) => 0.15 + 0.85 * strength });
};

/** A point around the origin, turned by an angle in radians and moved to a center. */
export function rotate({ x, y }: { x: number; y: number }, turn: number, center: { x: number; y: number }) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos };
}
