import { spline, splineGain } from "../spline";
import { drawByStrength, type Motif } from "./motif";

const ROWS = 16;
const STEP = 16;

/** Ridges that narrow to a bright crossing, where two close frequencies beat. */
export const ridges: Motif = ({ width, height, beats, randomFloat, randomSign }) => {
  const side = randomSign();
  const center = { x: width * randomFloat(0.44, 0.86), y: height * randomFloat(0.3, 0.66) };
  const slopes = { left: randomFloat(0.025, 0.085), right: randomFloat(0.035, 0.12) };
  const tilt = randomFloat(-0.22, 0.22);
  const narrow = randomFloat(2.4, 5);
  const amplitude = randomFloat(9, 27);
  const period = randomFloat(52, 120);
  const reach = { left: randomFloat(60, 170), right: randomFloat(60, 260) };
  const drift = randomFloat(0.22, 0.75) * randomSign();
  const phase = randomFloat(0, 2 * Math.PI);
  const gain = splineGain(period / STEP);

  const lines = Array.from({ length: ROWS }, (_, row) => {
    const offset = row - (ROWS - 1) / 2;
    const heightAt = (x: number) => {
      const along = x - center.x;
      const slope = along < 0 ? slopes.left : slopes.right;
      const envelope = Math.exp(-((along / (along < 0 ? reach.left : reach.right)) ** 2) / 2);
      const angle = (2 * Math.PI * along) / period + phase + drift * offset;
      const beat = Math.cos((Math.PI * beats * along) / 320 + side * offset * 0.1);
      return (
        center.y + tilt * along + offset * Math.hypot(along * slope, narrow) + amplitude * gain * (0.06 + envelope) * beat * Math.sin(angle)
      );
    };
    const points = Array.from({ length: Math.ceil(width / STEP) + 3 }, (_, i) => ({ x: (i - 1) * STEP, y: heightAt((i - 1) * STEP) }));
    return { d: spline(points), strength: 1 - (0.72 * Math.abs(offset)) / (ROWS / 2) };
  });
  return drawByStrength(lines, {
    width: (strength) => 1.2 + 0.6 * strength,
    opacity: (strength) => 0.1 + 0.9 * strength,
    toPath: (ridges) => ridges.map(({ d }) => d).join(""),
  });
};
