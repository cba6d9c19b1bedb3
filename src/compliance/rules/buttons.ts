import { BUTTONS_PER_WINDOW, WINDOW_WORDS } from "../../site/limits";
import { quoted, type ComplianceRule } from "../rule";
import { isButton } from "../seller-links";
import { stylesOf } from "../page-css";

/** No stretch of text is crowded with buttons. The header's stands outside of the text and is not counted. */
export const buttonDensity: ComplianceRule = ({ paid }, report) => {
  const places = paid.filter(isButton).map(({ wordsBefore }) => wordsBefore);
  places.forEach((start, index) => {
    const within = places.slice(index).filter((place) => place - start < WINDOW_WORDS).length;
    // Told once for a crowd, at the button that makes it one.
    if (within === BUTTONS_PER_WINDOW + 1)
      report(
        "button-density",
        `${within} buttons stand within ${WINDOW_WORDS} words, from word ${start} on`,
        `at most ${BUTTONS_PER_WINDOW} do`,
      );
  });
};

/** WCAG 2.2: what moves by itself stops within five seconds (2.2.2) and flashes at most three times a second (2.3.1). */
const LONGEST_SECONDS = 5;
const SHORTEST_CYCLE = 1 / 3;

/** A button that blinks does so softly, for seconds, and only for those who want motion. */
export const blinking: ComplianceRule = ({ publication, paid }, report) => {
  if (publication.css === "") return;
  const styles = stylesOf(publication.css);
  const told = new Set<string>();
  for (const { element, text } of paid) {
    for (const { value, media } of styles.animations(element)) {
      const faults = faultsOf(value, media);
      for (const [message, suggestion] of faults.filter(([fault]) => !told.has(fault))) {
        told.add(message);
        report("blinking", `the button ${quoted(text)} ${message}`, suggestion);
      }
    }
  }
};

function faultsOf(animation: string, media: readonly string[]): [message: string, suggestion: string][] {
  if (animation === "none") return [];
  const [cycle = 0, delay = 0] = [...animation.matchAll(/(?<![\w-])(\d*\.?\d+)(ms|s)\b/g)].map(([, figure, unit]) =>
    unit === "ms" ? Number(figure) / 1000 : Number(figure),
  );
  const times = /\binfinite\b/.test(animation) ? Infinity : Number(/(?<![\w.-])(\d+(?:\.\d+)?)(?![\w.%-])/.exec(animation)?.[1] ?? 1);
  const faults: [string, string][] = [];
  if (delay + cycle * times > LONGEST_SECONDS)
    faults.push([`moves for ${delay + cycle * times} seconds (${animation})`, `it stops within ${LONGEST_SECONDS} seconds`]);
  if (cycle > 0 && cycle < SHORTEST_CYCLE) faults.push([`flashes every ${cycle} seconds`, "it flashes at most three times a second"]);
  if (!media.some((query) => /prefers-reduced-motion:\s*no-preference/.test(query)))
    faults.push(["moves for those who want no motion", "animate under prefers-reduced-motion: no-preference alone"]);
  return faults;
}
