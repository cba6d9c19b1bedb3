import { compact } from "../spline";
import { drawByStrength, type Motif } from "./motif";

const COLUMN = 20;
const ROW = 18;

/** A dash from `x` to the right, in whole units. */
interface Dash {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly strength: number;
}

/** A spectrogram of dashes, time across and frequency up, with a bright band that wanders and pulses with the beat. */
export const spectrogram: Motif = ({ width, height, beats, randomFloat, randomSign }) => {
  const base = randomFloat(0.32, 0.68);
  const rise = randomFloat(-0.5, 0.5);
  const slow = { height: randomFloat(0.04, 0.3), turns: randomFloat(0.5, 1.8), phase: randomFloat(0, 2 * Math.PI) };
  const fast = { height: randomFloat(0.02, 0.1), turns: randomFloat(2, 5), phase: randomFloat(0, 2 * Math.PI) };
  const thickness = randomFloat(0.065, 0.13);
  const overtone = { distance: randomFloat(0.24, 0.42) * randomSign(), strength: randomFloat(0, 0.85) };
  const pulse = { turns: beats * randomFloat(0.7, 1.9), lean: randomFloat(-7, 7), depth: randomFloat(0.15, 0.42) };

  const [columns, rows] = [Math.floor(width / COLUMN), Math.floor((height - 16) / ROW)];
  const dashes: Dash[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const time = (column + 0.5) / columns;
      const frequency = (row + 0.5) / rows;
      const swing = ({ height: size, turns, phase }: typeof slow) => size * Math.sin(2 * Math.PI * turns * time + phase);
      const distance = frequency - (base + rise * (time - 0.5) + swing(slow) + swing(fast));
      const beat = 1 - pulse.depth * (1 - Math.cos(2 * Math.PI * pulse.turns * time + pulse.lean * frequency));
      const bands = bell(distance / thickness) + overtone.strength * bell((distance - overtone.distance) / (0.8 * thickness));
      const strength = Math.min(1, bands * beat + 0.24 * bell(distance / (3.4 * thickness)));
      // Longest dashes leave a gap, so that rows of them are no stripes.
      const length = Math.round(Math.max(0, strength * COLUMN * 0.9 - 5));
      if (strength > 0.07) dashes.push({ x: column * COLUMN + 4, y: 17 + row * ROW, length, strength });
    }
  }
  return drawByStrength(dashes, {
    width: (strength) => 1.2 + 5.3 * strength,
    opacity: (strength) => 0.16 + 0.84 * strength,
    toPath: dashPath,
  });
};

/** A Gaussian bell of height 1. */
const bell = (x: number): number => Math.exp(-(x ** 2) / 2);

/** Path data of dashes, each placed relative to the one before. */
function dashPath(dashes: readonly Dash[]): string {
  let end = { x: 0, y: 0 };
  const parts = dashes.map(({ x, y, length }, i) => {
    const move = i === 0 ? `M${x} ${y}` : `m${x - end.x} ${y - end.y}`;
    end = { x: x + length, y };
    return `${move}h${length}`;
  });
  return compact(parts.join(""));
}
