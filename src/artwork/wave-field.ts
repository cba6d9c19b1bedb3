import { bands, type BandName } from "../site/bands";
import { seededRandom } from "./seeded-random";

/** One line of the field. */
export interface WaveLine {
  /** SVG path data in the units of the field. */
  readonly d: string;
  /** Opacity, 0 to 1; lines at the edges are fainter. */
  readonly strength: number;
}

export interface FieldOptions {
  readonly seed: string;
  readonly band: BandName;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** Horizontal distance between control points, an even number. A smaller one is more exact and gives longer paths. */
  readonly step: number;
}

/** Beats across the width of a picture, on a logarithmic scale so that every band stays legible. */
const beatsAcross = (band: BandName): number => 1 + Math.log2(1 + (bands[band].low + bands[band].high) / 2) / 1.6;

/**
 * Draws stacked waves. Each row is the mean of two sines whose frequencies differ by the band's beat, under a Gaussian
 * envelope that shifts from row to row. All other parameters are random, from the seed.
 */
export function waveField({ seed, band, width, height, rows, step }: FieldOptions): WaveLine[] {
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
  // The spline flattens its control points, so the amplitude is raised to compensate.
  const gain = 1 / Math.cos((Math.PI * carrier * step) / width);

  return Array.from({ length: rows }, (_, row) => {
    const position = row / (rows - 1);
    const edge = Math.sin(Math.PI * (0.08 + 0.84 * position));
    const middle = centre + lean * (position - 0.5);
    const heightAt = (x: number) => {
      const t = x / width;
      const envelope = Math.exp(-(((t - middle) / spread) ** 2) / 2);
      const angle = 2 * Math.PI * t;
      const shift = phase + drift * row;
      const wave = (Math.sin((carrier - beat / 2) * angle + shift) + Math.sin((carrier + beat / 2) * angle + shift)) / 2;
      return top + row * gap + gap * amplitude * gain * (0.08 + envelope) * edge * wave;
    };
    return { d: spline(heightAt, width, step), strength: Math.round(100 * (0.3 + 0.7 * edge ** 2)) / 100 };
  });
}

/**
 * SVG path of a uniform quadratic B-spline through `heightAt(x)`, from edge to edge. Relative `t` commands in whole units
 * compress best. Control points are even numbers, so that their midpoints are whole and no rounding error adds up.
 */
function spline(heightAt: (x: number) => number, width: number, step: number): string {
  const controls = Array.from({ length: Math.ceil(width / step) + 3 }, (_, i) => 2 * Math.round(heightAt((i - 1) * step) / 2));
  const midpoints = controls.slice(1).map((control, i) => (control + (controls[i] ?? 0)) / 2);
  const [start = 0, ...ends] = midpoints;
  const [first = "", ...rest] = ends.map((end, i) => `${step} ${end - (midpoints[i] ?? 0)}`);
  return `M${-step / 2} ${start}q${step / 2} ${(controls[1] ?? 0) - start} ${first}t${rest.join(" ")}`;
}
