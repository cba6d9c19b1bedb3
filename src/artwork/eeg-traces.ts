import { seededRandom } from "./seeded-random";
import { spline, splineGain } from "./spline";

export const EEG_SECONDS = 3;
export const EEG_WIDTH = 960;
export const EEG_HEIGHT = 80;
/** Control points per second: six for each wave of ten a second. */
const POINTS_PER_SECOND = 60;
/** Rates of the irregular background in hertz. As in recordings, slower ones are larger. */
const BACKGROUND = [1.3, 2.1, 3.4, 5.2, 7.3, 13.7, 17.9, 23.1];
const ALPHA = 10;

/**
 * A line that looks like an EEG, from formulas: an irregular background, and waves of ten a second that swell and fade.
 *
 * @param alpha size of those waves, 0 to 1
 * @returns SVG path data in a box of `EEG_WIDTH` × `EEG_HEIGHT`; the same input gives the same line
 */
export function eegTrace(alpha: number, seed: string): string {
  const random = seededRandom(seed);
  const background = BACKGROUND.map((rate) => ({ rate, phase: 2 * Math.PI * random(), size: 3.4 / Math.sqrt(rate) }));
  const level = (time: number) => {
    const spindle = 0.45 + 0.55 * Math.sin(Math.PI * 0.7 * time + 0.4) ** 2;
    const rhythm = alpha * 26 * spindle * splineGain(POINTS_PER_SECOND / ALPHA) * Math.sin(2 * Math.PI * ALPHA * time);
    return background.reduce((sum, { rate, phase, size }) => sum + size * Math.sin(2 * Math.PI * rate * time + phase), rhythm);
  };
  const step = EEG_WIDTH / (EEG_SECONDS * POINTS_PER_SECOND);
  const points = Array.from({ length: EEG_SECONDS * POINTS_PER_SECOND + 3 }, (_, index) => {
    const x = (index - 1) * step;
    return { x, y: EEG_HEIGHT / 2 + level((x / EEG_WIDTH) * EEG_SECONDS) };
  });
  return spline(points);
}
