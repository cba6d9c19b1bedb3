import type { BandName } from "../site/bands";
import { seededChoices } from "./seeded-random";
import { compact, even } from "./spline";

/** Units between two ridges. */
const GAP = 11;
/** Units for the peaks of the first ridge. */
const TOP = 72;
const BOTTOM = 14;
const WIDTH = 1200;
/** Peaks are in this part of the width; titles have the rest. */
const PEAKS = { from: 0.44, to: 0.96 };

/** An article, as it is drawn. */
interface Trace {
  readonly path: string;
  readonly band: BandName;
}

/**
 * The articles as ridges, one above the other in the given order. Sizes are in units.
 *
 * @returns each with its SVG path data `d`, which filled with the ground hides what is behind it, and the height `y` of its flat line
 */
export function drawArticleRidges<T extends Trace>(traces: readonly T[]) {
  const ridges = traces.map((trace, index) => {
    const y = TOP + index * GAP;
    return { ...trace, d: ridgePath(`${trace.band}/${trace.path}`, y), y };
  });
  return { width: WIDTH, height: TOP + Math.max(0, traces.length - 1) * GAP + BOTTOM, ridges };
}

/** Peaks are parabolas, whose heights follow a Gaussian envelope and a beat. */
function ridgePath(seed: string, y: number): string {
  const { randomFloat, randomInt } = seededChoices(seed);
  const count = randomInt(5, 9);
  const step = randomFloat(30, 58);
  const reach = (count * step) / 2;
  const centre = randomFloat(PEAKS.from * WIDTH + reach * 0.8, PEAKS.to * WIDTH - reach);
  const [height, beat, phase] = [randomFloat(26, 64), randomFloat(0.5, 1.6), randomFloat(0, Math.PI)];

  let [x, lift] = [even(centre - reach), 0];
  const start = `M0 ${y}H${x}`;
  const peaks = Array.from({ length: count }, (_, i) => {
    const position = (2 * (i + 0.5)) / count - 1;
    const envelope = Math.exp(-((1.7 * position) ** 2));
    const size = even(height * envelope * (0.45 + 0.55 * Math.abs(Math.cos(beat * Math.PI * position + phase))));
    const width = 4 * Math.round((step * randomFloat(0.8, 1.2)) / 4);
    // Between two peaks the line does not fall to the ground.
    const next = i === count - 1 ? 0 : even(0.3 * height * envelope * randomFloat(0, 1));
    const path = `${width / 2} ${-2 * Math.max(4, size - (lift + next) / 2)} ${width} ${lift - next}`;
    x += width;
    lift = next;
    return path;
  });
  return compact(`${start}q${peaks.join(" ")}H${WIDTH}`);
}
