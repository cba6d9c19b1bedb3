import { bands, type BandName } from "../site/bands";
import { seededRandom } from "./random";

/** One line of the field, ready for an SVG path. */
export interface TraceLine {
  /** Path data, in the units of the field. */
  readonly d: string;
  /** 0 to 1; lines at the edges are fainter. */
  readonly strength: number;
}

export interface FieldOptions {
  readonly seed: string;
  readonly band: BandName;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** Horizontal distance of two points of a line; smaller is smoother and longer. */
  readonly step: number;
  /** Decimals of the points, 0 or 1; whole units make the shorter text. */
  readonly decimals: 0 | 1;
}

/** Beats across the width of a picture, scaled from hertz so that every band stays readable. */
const beatsAcross = (band: BandName): number => 1 + Math.log2(1 + (bands[band].low + bands[band].high) / 2) / 1.6;

/**
 * A field of stacked traces: each row is the mean of two sines whose frequencies differ by the band's beat,
 * under a Gaussian envelope that leans from row to row. Everything else is drawn from the seed.
 */
export function traceField({ seed, band, width, height, rows, step, decimals }: FieldOptions): TraceLine[] {
  const random = seededRandom(`${band}/${seed}`);
  const within = (low: number, high: number) => low + (high - low) * random();
  const carrier = within(15, 24);
  const beat = beatsAcross(band) * within(0.85, 1.15);
  const centre = within(0.36, 0.64);
  const lean = within(0.1, 0.26) * (random() < 0.5 ? -1 : 1);
  const spread = within(0.15, 0.23);
  const amplitude = within(1.7, 2.6);
  const drift = within(0.55, 1.1) * (random() < 0.5 ? -1 : 1);
  const phase = within(0, Math.PI * 2);
  const top = height * within(0.15, 0.2);
  const gap = (height - 2 * top) / (rows - 1);
  const unit = 10 ** decimals;
  // Every row goes through the same places; a site has thousands of fields, so what rows share is worked out once.
  const places = Array.from({ length: Math.floor(width / step) + 1 }, (_, index) => {
    const t = (index * step) / width;
    const angle = 2 * Math.PI * t;
    const from = index === 0 ? 0 : Math.round((index - 1) * step * unit);
    const across = (Math.round(index * step * unit) - from) / unit;
    const sign = index === 0 ? "M" : index === 1 ? "l" : " ";
    return { t, low: (carrier - beat / 2) * angle, high: (carrier + beat / 2) * angle, start: `${sign}${across} ` };
  });

  return Array.from({ length: rows }, (_, row) => {
    const place = row / (rows - 1);
    const edge = Math.sin(Math.PI * (0.08 + 0.84 * place));
    const middle = centre + lean * (place - 0.5);
    const shift = phase + drift * row;
    const base = top + row * gap;
    const swing = gap * amplitude;
    let d = "";
    let from = 0;
    for (const { t, low, high, start } of places) {
      const envelope = Math.exp(-(((t - middle) / spread) ** 2) / 2);
      const wave = (Math.sin(low + shift) + Math.sin(high + shift)) / 2;
      const to = Math.round((base + swing * (0.08 + envelope) * edge * wave) * unit);
      // From point to point, since small numbers that recur compress to a third.
      d += start + (to - from) / unit;
      from = to;
    }
    return { d, strength: Math.round(100 * (0.3 + 0.7 * edge ** 2)) / 100 };
  });
}
