import { isSteady, type Tone } from "../content-model/figures/sounds";
import { pulseLevel } from "./sound-samples";

/** One line of a drawing, with an x axis of its own. */
interface Waveform {
  /** What it shows, such as `Left ear: 200 Hz`. */
  readonly label: string;
  /** SVG path data in a box of `width` × `WAVEFORM_HEIGHT`. */
  readonly d: string;
  readonly width: number;
}

export const WAVEFORM_HEIGHT = 40;
/** Horizontal units of half a wave. Each line has its own scale, so that its paths have whole numbers. */
const HALF = 10;
/** Length of the drawing of a plain tone, in waves. */
const TONE_WAVES = 25;
/** Points of the line of a level. */
const LEVEL_POINTS = 200;

/**
 * Draws a sound to scale: the tone of each ear, and what is heard. A drawing has as many whole beats as have at most `maxWaves`
 * waves, but at least one. A beat starts where it is quiet.
 *
 * @returns the lines, and the length of each in seconds
 */
export function drawWaveforms(tone: Tone, maxWaves: number): { seconds: number; lines: Waveform[] } {
  const { kind, carrier, rate = 0 } = tone;
  const seconds = isSteady(kind) ? TONE_WAVES / carrier : Math.max(Math.floor((maxWaves * rate) / carrier), 1) / rate;
  const wave = (label: string, frequency: number, level?: (time: number) => number): Waveform => ({
    label,
    ...drawWave(frequency, seconds, level),
  });
  if (kind === "isochronic") {
    const level = (time: number) => pulseLevel(time, rate);
    return {
      seconds,
      lines: [
        wave(`One tone: ${carrier} Hz`, carrier),
        { label: `The switch: ${rate} times a second`, ...drawLevel(seconds, level) },
        wave(`Both ears: the tone, ${rate} pulses a second`, carrier, level),
      ],
    };
  }
  if (kind === "binaural" || kind === "monaural") {
    const [first, second, heard] =
      kind === "binaural" ? ["Left ear", "Right ear", "In the head, no sound:"] : ["One tone", "The other", "Both ears: the sum,"];
    const high = carrier + rate;
    return {
      seconds,
      lines: [
        wave(`${first}: ${carrier} Hz`, carrier),
        // Where a beat is quiet, the two tones cancel each other out.
        wave(`${second}: ${high} Hz`, high, () => -1),
        wave(`${heard} ${rate} beats a second`, (carrier + high) / 2, (time) => Math.abs(Math.sin(Math.PI * rate * time))),
      ],
    };
  }
  return { seconds, lines: [wave(`${ears[kind]}: ${carrier} Hz`, carrier)] };
}

/** Where a plain tone is heard. */
const ears = { tone: "Both ears", left: "Left ear", right: "Right ear" };

/**
 * A sine as one parabola for each half of a wave. `t` commands repeat the last half, mirrored.
 *
 * @param level amplitude at a time in seconds, −1 to 1
 */
function drawWave(frequency: number, seconds: number, level: (time: number) => number = () => 1): Pick<Waveform, "d" | "width"> {
  const halves = 2 * frequency * seconds;
  const middle = WAVEFORM_HEIGHT / 2;
  const controls = Array.from({ length: Math.ceil(halves) }, (_, index) => {
    // The curve reaches half the height of its control point.
    const height = Math.round(2 * (middle - 2) * level((index + 0.5) / (2 * frequency)));
    return index % 2 === 0 ? -height : height;
  });
  const commands = controls.map((control, index) =>
    index > 0 && control === -(controls[index - 1] ?? 0) ? `t${HALF} 0` : `q${HALF / 2} ${control} ${HALF} 0`,
  );
  return { d: `M0 ${middle}${commands.join("")}`, width: Math.round(halves * HALF) };
}

/** How loud a tone is over time, as a line from silence at the bottom to its full level at the top. */
function drawLevel(seconds: number, level: (time: number) => number): Pick<Waveform, "d" | "width"> {
  const heights = Array.from({ length: LEVEL_POINTS + 1 }, (_, index) =>
    Math.round(2 + (WAVEFORM_HEIGHT - 4) * (1 - level((index / LEVEL_POINTS) * seconds))),
  );
  const corners = heights.flatMap((height, index) =>
    height === heights[index - 1] && height === heights[index + 1] ? [] : `${index} ${height}`,
  );
  return { d: `M${corners.join("L")}`, width: LEVEL_POINTS };
}
